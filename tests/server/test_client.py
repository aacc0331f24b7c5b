"""The built client as browsers get it: one page in four languages, files for ever, and nothing else."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from nightcoach.server.app import PAGES
from nightcoach.server.client import Client, preferred
from nightcoach.server.security import Limits
from nightcoach.words import words
from tests.server.running import running

pytestmark = pytest.mark.server

STYLE = "h1{color:red}"
INDEX = f"""<!doctype html>
<html lang="en"><head><style>{STYLE}</style></head><body><div id="app"><h1>Nightcoach</h1>
<p><!--tagline--></p><p><!--loading--></p><noscript><!--noscript--></noscript></div><!--words--></body></html>"""
SCRIPT = "console.log('a coach by night')" * 20
FILM = bytes(range(256)) * 8


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build leaves behind, in small."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-1.js").write_text(SCRIPT)
    (folder / "assets" / "index-1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "film-1.mp4").write_bytes(FILM)
    (folder.parent / "secret.txt").write_text("nobody's business")
    return folder


@pytest.fixture(scope="module")
def http(folder: Path) -> Iterator[httpx.Client]:
    started = running(folder.parent / "t.db", client=Client(folder))
    with started as server, httpx.Client(base_url=server.url, headers={"accept": "text/html"}) as found:
        yield found


def brought(page: str) -> dict[str, str]:
    found = re.search(r'<script type="application/json" id="words">(.*?)</script>', page, re.DOTALL)
    assert found
    words: dict[str, str] = json.loads(found[1])
    return words


@pytest.mark.parametrize("path", PAGES.values())
def test_every_address_of_the_client_is_the_page(path: str, http: httpx.Client) -> None:
    answer = http.get(path.format(game="eatme", code="BCDFG", book="eatme"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<h1>Nightcoach</h1>" in answer.text


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("ja, de;q=0.5", "de"), ("en;q=0.3, it;q=0.7", "it"), ("it;q=0, ja", "en"),
        ("", "en"), (";q=x,,,;", "en"),
    ],
)  # fmt: skip
def test_the_best_language_of_ours_is_chosen(accept: str, language: str) -> None:
    assert preferred(accept) == language


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_the_page_speaks_before_any_script_runs(language: str, http: httpx.Client) -> None:
    answer = http.get("/", headers={"accept-language": language})
    assert f'<html lang="{language}">' in answer.text
    assert answer.headers["content-language"] == language
    for name in ("tagline", "loading", "noscript"):
        assert words(language).say(f"client-{name}") in answer.text


def test_the_page_brings_the_words_of_the_client_and_not_the_terminals(http: httpx.Client) -> None:
    found = brought(http.get("/", headers={"accept-language": "de"}).text)
    assert found["language"] == "de"
    assert "\neatme-say-sleep = Ich schlafe.\n" in found["text"]
    assert "\nplay-" not in found["text"]
    assert "\n#" not in found["text"]


def test_no_text_can_end_the_block_of_words(http: httpx.Client) -> None:
    page = http.get("/").text
    block = page[page.index('id="words">') + 11 : page.index("</script>", page.index('id="words">'))]
    assert "<" not in block


def test_the_style_in_the_page_is_allowed_by_its_hash_alone(http: httpx.Client) -> None:
    policy = http.get("/").headers["content-security-policy"]
    digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy


def test_the_page_is_asked_for_again_but_not_sent_again(http: httpx.Client) -> None:
    first = http.get("/")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "Accept-Encoding, Accept-Language"
    again = http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_another_language_is_another_page(http: httpx.Client) -> None:
    tag = http.get("/").headers["etag"]
    assert http.get("/", headers={"if-none-match": tag, "accept-language": "fr"}).status_code == 200


@pytest.mark.parametrize(("offered", "packed"), [("gzip, br", "gzip"), ("identity", None), ("gzip;q=0", None)])
def test_the_page_is_packed_for_those_who_can_unpack_it(offered: str, packed: str | None, http: httpx.Client) -> None:
    answer = http.get("/", headers={"accept-encoding": offered})
    assert answer.headers.get("content-encoding") == packed
    assert "<h1>Nightcoach</h1>" in answer.text


def test_an_unknown_address_is_the_page_with_its_proper_status(http: httpx.Client) -> None:
    answer = http.get("/nowhere/at/all")
    assert (answer.status_code, "<h1>Nightcoach</h1>" in answer.text) == (404, True)


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/assets/nothing.js"])
def test_a_program_hears_of_an_unknown_address_as_a_refusal(path: str, http: httpx.Client) -> None:
    answer = http.get(path, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (404, "no_page")
    assert answer.headers["cache-control"] == "no-store"


def test_an_asset_is_kept_for_ever(http: httpx.Client) -> None:
    answer = http.get("/assets/index-1.js", headers={"accept-encoding": "identity"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.text == SCRIPT


def test_an_asset_is_sent_as_the_build_has_packed_it(http: httpx.Client) -> None:
    answer = http.get("/assets/index-1.js", headers={"accept-encoding": "br, gzip"})
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", SCRIPT)


def test_a_part_of_a_film_can_be_asked_for(http: httpx.Client) -> None:
    answer = http.get("/assets/film-1.mp4", headers={"range": "bytes=256-511"})
    assert (answer.status_code, answer.headers["content-type"]) == (206, "video/mp4")
    assert answer.content == FILM[256:512]


def test_what_lies_beside_the_page_is_served(http: httpx.Client) -> None:
    answer = http.get("/manifest.webmanifest")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/manifest+json")


@pytest.mark.parametrize(
    "path", ["/assets/../index.html", "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/",
             "/index.html", "/assets/index-1.js.gz", "/assets//etc/passwd", "/assets/%00"],
)  # fmt: skip
def test_nothing_but_what_was_built_can_be_read(path: str, http: httpx.Client) -> None:
    answer = http.send(httpx.Request("GET", f"{http.base_url}".rstrip("/") + path))
    assert answer.status_code in (307, 404)
    assert "nobody's business" not in answer.text


def test_a_file_that_a_new_build_has_taken_away_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "old.js").write_text(SCRIPT)
    client = Client(tmp_path)
    assert client.file("assets/old.js", Headers()) is not None
    (tmp_path / "assets" / "old.js").unlink()
    assert client.file("assets/old.js", Headers()) is None


def test_pages_and_files_are_no_knocks(folder: Path, tmp_path: Path) -> None:
    started = running(tmp_path / "t.db", Limits(knocks_per_minute=1.0), client=Client(folder))
    with started as server, httpx.Client(base_url=server.url) as http:
        found = [http.get(path).status_code for path in ("/", "/t/BCDFG", "/assets/index-1.js") * 5]
        assert set(found) == {200}
        assert http.get("/api/tables/BBBBB").status_code == 404


def test_without_a_built_client_a_page_says_so_and_tables_still_work(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", client=Client(tmp_path / "nothing")) as server:
        page = httpx.get(server.url)
        assert (page.status_code, "run make play" in page.text) == (503, True)
        assert httpx.get(f"{server.url}/api/games").status_code == 200
