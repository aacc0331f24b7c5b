"""What earlier versions have left behind, by version."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
VERSIONS = sorted(path.name for path in FOLDER.glob("v*"))


def records(version: str) -> list[bytes]:
    """The lines of its records, each with its end."""
    return gzip.decompress((FOLDER / version / "records.jsonl.gz").read_bytes()).splitlines(keepends=True)


def tables(version: str) -> list[dict[str, Any]]:
    """The tables of its database: what they were and who sat there, with their tokens."""
    told: list[dict[str, Any]] = json.loads((FOLDER / version / "tables.json").read_text())
    return told


def database(version: str, place: Path) -> Path:
    """Its database, put there as the old server left it."""
    path = place / "store.db"
    path.write_bytes(gzip.decompress((FOLDER / version / "store.db.gz").read_bytes()))
    return path
