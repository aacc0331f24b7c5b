"""The guided game by one request: begun at once, within the limits of every other table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from nightcoach.games.castle.lesson import FIRST_RIDE
from tests.server.client import key
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("lesson") / "t.db") as found:
        yield found


def ask(server: Running, game: str = "castle", **more: Any) -> httpx.Response:
    body = {"game": game, "name": "Anna", "key": key(), "lesson": True, **more}
    return httpx.post(f"{server.url}/api/tables", json=body)


def test_one_request_makes_a_table_at_which_the_guided_game_has_begun(server: Running) -> None:
    answer = ask(server)
    assert (answer.status_code, answer.json()["seat"]) == (201, 0)
    board = httpx.get(f"{server.url}/api/tables/{answer.json()['code']}").json()["board"]
    assert (board["phase"], board["lesson"]) == ("play", True)
    assert [place["bot"] for place in board["places"]] == [None, "canny", "canny", "canny"]


def test_an_ordinary_table_is_not_guided(server: Running) -> None:
    answer = ask(server, lesson=False)
    board = httpx.get(f"{server.url}/api/tables/{answer.json()['code']}").json()["board"]
    assert (board["phase"], board["lesson"]) == ("lobby", False)


@pytest.mark.parametrize(
    ("game", "more", "reason"),
    [("eatme", {}, "no_lesson"), ("castle", {"options": {"turn_seconds": 5}}, "lesson_options")],
)
def test_what_is_no_guided_game_is_refused_and_makes_no_table(
    server: Running, game: str, more: dict[str, Any], reason: str
) -> None:
    before = set(server.door.lobby.rooms)
    answer = ask(server, game, **more)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert set(server.door.lobby.rooms) == before


def test_a_guided_game_counts_among_the_tables_of_the_server(tmp_path: Path) -> None:
    with running(tmp_path / "t.db", replace(GENEROUS, tables=1)) as server:
        assert ask(server).status_code == 201
        assert ask(server).json()["reason"] == "many_tables"


def test_the_shelf_tells_the_lines_of_the_one_who_learns_and_no_others(server: Running) -> None:
    games = {game["game"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert [line["words"] for line in games["castle"]["lesson"]] == list(FIRST_RIDE.of(0))
    assert games["eatme"]["lesson"] == []
