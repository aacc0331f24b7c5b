"""The built client: its page once in every language, and its files."""

from __future__ import annotations

import functools
import gzip
import hashlib
import json
import re
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

from nightcoach.core.wire import to_json
from nightcoach.server.security import policy_with
from nightcoach.server.shelf import shelf
from nightcoach.words import LANGUAGES, catalogues, check_language, words

BUILT: Final = Path(__file__).parent / "client"
"""Where `npm run build` in web/ puts it; the wheel carries it."""
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".py": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {".br": "br", ".gz": "gzip"}
"""Siblings that the build has compressed, the better first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The name of an asset holds the hash of what is in it."""
UNBUILT: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nightcoach</title></head><body>
<h1>Nightcoach</h1><p>The page is not built yet: run make play, or npm run build in web/.</p></body></html>
"""


def preferred(accept: str) -> str:
    """The reader's language by Accept-Language, if it is one of ours."""
    wanted: list[tuple[float, str]] = []
    for part in accept.split(","):
        name, _, weight = part.partition(";")
        try:
            q = float(weight.strip().removeprefix("q=") or "1")
        except ValueError:
            q = 0.0
        language = name.strip()[:2].lower()
        if q > 0 and language in LANGUAGES:
            wanted.append((q, language))
    return max(wanted, key=lambda each: each[0])[1] if wanted else "en"


def accepts(headers: Headers, coding: str) -> bool:
    """Whether the browser accepts this encoding."""
    offered = [part.split(";") for part in headers.get("accept-encoding", "").split(",")]
    return any(name.strip() == coding and "".join(q).replace(" ", "") not in ("q=0", "q=0.0") for name, *q in offered)


@dataclass(frozen=True)
class Page:
    """The page in one language."""

    language: str
    body: bytes
    packed: bytes
    tag: str
    policy: str

    def answer(self, headers: Headers, status: int) -> Response:
        """The page, or the answer that the browser already has it."""
        found = {
            "cache-control": "no-cache",
            "content-language": self.language,
            "content-security-policy": self.policy,
            "etag": self.tag,
            "vary": "Accept-Encoding, Accept-Language",
        }
        known = [tag.strip() for tag in headers.get("if-none-match", "").split(",")]
        if status == 200 and self.tag in known:
            return Response(None, 304, found)
        if accepts(headers, "gzip"):
            return Response(self.packed, status, {**found, "content-encoding": "gzip"}, "text/html")
        return Response(self.body, status, found, "text/html")


@functools.cache
def client_words(language: str) -> str:
    """Every text that a client may need, our own and all games', without comments."""
    check_language(language)
    text = "\n".join(catalogues(language, without=("terminal.ftl", "admin.ftl")))
    return "\n".join([line for line in text.splitlines() if line and not line.startswith("#")]) + "\n"


def rendered(index: str, language: str) -> Page:
    """The built page with the reader's words in the places that web/index.html has for them."""
    say = words(language).say
    block = json.dumps({"language": language, "text": client_words(language)}, ensure_ascii=False).replace(
        "<", "\\u003c"
    )
    page = index.replace('<html lang="en">', f'<html lang="{language}">')
    for name in ("tagline", "loading", "noscript"):
        page = page.replace(f"<!--{name}-->", escape(say(f"client-{name}")))
    games = to_json(shelf()).decode().replace("<", "\\u003c")
    for name, text in (("words", block), ("shelf", games)):
        page = page.replace(f"<!--{name}-->", f'<script type="application/json" id="{name}">{text}</script>')
    body = page.encode()
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
    styles = re.findall(r"<style[^>]*>(.*?)</style>", page, re.DOTALL)
    return Page(language, body, gzip.compress(body, 9, mtime=0), tag, policy_with(styles))


class Client:
    """What the build has made, by name: a path that is not among its files does not exist."""

    def __init__(self, folder: Path) -> None:
        self.index = (folder / "index.html").read_text(encoding="utf-8") if (folder / "index.html").is_file() else ""
        self.pages: dict[str, Page] = {}
        found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self.files = {name: path for name, path in found.items() if name != "index.html"}

    def page(self, headers: Headers, status: int = 200) -> Response:
        """The page in the reader's language."""
        if not self.index:
            return Response(UNBUILT, 503, media_type="text/html")
        return self.page_in(preferred(headers.get("accept-language", ""))).answer(headers, status)

    def page_in(self, language: str) -> Page:
        """The page in this language."""
        if language not in self.pages:
            self.pages[language] = rendered(self.index, language)
        return self.pages[language]

    def make_pages(self) -> None:
        """Make the page in every language, which takes longer than a server should take to start: so in a thread beside
        it, for those who come later."""
        for language in LANGUAGES if self.index else ():
            self.page_in(language)

    def file(self, name: str, headers: Headers) -> Response | None:
        """A file as it is or, if the browser accepts that, compressed; None if there is no such file."""
        path = self.files.get(name)
        if path is None or path.suffix in PACKED or not path.is_file():  # after a rebuild it may be gone
            return None
        found = {
            "cache-control": FOR_EVER if name.startswith("assets/") else "no-cache",
            "content-type": TYPES.get(path.suffix, "application/octet-stream"),
            "vary": "Accept-Encoding",
        }
        for suffix, coding in PACKED.items():
            packed = self.files.get(name + suffix)
            # Parts of a video are requested by byte range, so it is never compressed.
            if packed is not None and packed.is_file() and accepts(headers, coding) and "range" not in headers:
                return FileResponse(packed, headers={**found, "content-encoding": coding})
        return FileResponse(path, headers=found)


@functools.cache
def built(folder: Path = BUILT) -> Client:
    """The client of this installation, read once."""
    return Client(folder)
