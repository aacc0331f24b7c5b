"""Usage: python -m tools.wire_docs [--check]

Writes docs/wire.md. With --check nothing is written, and a stale file is an error.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.wire_docs.document import document

TARGET = Path(__file__).parents[2] / "docs" / "wire.md"


def main(arguments: list[str]) -> None:
    """Write the file, or say that it is stale."""
    made = document()
    if arguments == ["--check"]:
        if not TARGET.exists() or TARGET.read_text() != made:
            sys.exit("docs/wire.md is stale: run python -m tools.wire_docs")
    elif arguments:
        sys.exit(__doc__)
    else:
        TARGET.write_text(made)


main(sys.argv[1:])
