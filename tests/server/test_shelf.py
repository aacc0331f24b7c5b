"""What a client can ask for before there is a table: the games, and their books."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from nightcoach import rulebook
from nightcoach.bots import best
from tests.server.running import running

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with running(tmp_path_factory.mktemp("shelf") / "t.db") as server, httpx.Client(base_url=server.url) as client:
        yield client


def eatme(http: httpx.Client) -> dict[str, Any]:
    return next(game for game in http.get("/api/games").json() if game["game"] == "eatme")


def test_a_game_tells_which_rule_an_event_shows_and_which_fields_are_seats(http: httpx.Client) -> None:
    events = eatme(http)["events"]
    assert (events["duel"]["rule"], events["duel"]["seats"]) == ("E3.6", ["victim", "winner", "loser"])
    assert events["dealt"]["seats"] == ["dealer"]


def test_a_game_tells_its_questions_its_secrets_and_its_bots_the_best_first(http: httpx.Client) -> None:
    game = eatme(http)
    assert (game["windows"], game["secrets"]) == (["choose", "prowl", "deal"], ["choice"])
    assert game["bots"][0] == best("eatme")


@pytest.mark.rule("OPT-K", "L8.58")
def test_a_game_proposes_options_that_its_rules_know_and_that_are_not_the_defaults(http: httpx.Client) -> None:
    games = {game["game"]: game for game in http.get("/api/games").json()}
    assert games["castle"]["proposed"] == {"brisk_duels": True}
    assert games["lupus"]["proposed"] == {
        "beats": "full",
        "forecasts": True,
        "call_seconds": 15,
        "recognition_seconds": 10,
    }
    for game in games.values():
        for option, value in game["proposed"].items():
            assert value != game["defaults"][option]


def test_every_option_stands_in_one_group_and_few_are_for_tonight(http: httpx.Client) -> None:
    for game in http.get("/api/games").json():
        groups = game["groups"]
        assert list(groups) == ["tonight", "house", "clocks"]
        assert sorted([option for group in groups.values() for option in group]) == sorted(game["defaults"])
        assert 1 <= len(groups["tonight"]) <= 6
        assert "grace_seconds" in groups["clocks"]


@pytest.mark.parametrize("book", rulebook.books())
def test_every_book_can_be_read(book: str, http: httpx.Client) -> None:
    answer = http.get(f"/api/rules/{book}")
    assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
    assert answer.text == rulebook.book_text(book)


def test_an_unknown_book_is_refused(http: httpx.Client) -> None:
    answer = http.get("/api/rules/poker")
    assert (answer.status_code, answer.json()["reason"]) == (404, "book")


@pytest.mark.rule("L2.16")
def test_a_lobby_gets_the_sets_for_a_number_of_players_with_what_can_be_changed(http: httpx.Client) -> None:
    given = {"seats": "8", "options": '{"preset": "fair_1"}'}
    found = http.get("/api/games/lupus/sets", params=given).json()
    assert found["chosen"] == found["suggested"][0]
    assert {odds["party"] for odds in found["chosen"]["odds"]} == {"village", "pack", "hamster"}
    assert {stepper["card"] for stepper in found["steppers"]} >= {"werewolf", "medium"}


@pytest.mark.parametrize(
    ("game", "seats", "options", "reason"),
    [
        ("lupus", "25", "{}", "seats"),
        ("lupus", "9", "{", "malformed"),
        ("lupus", "9", '{"moon": "full"}', "option"),
        ("lupus", "", "{}", "no_page"),
        ("lupus", "²", "{}", "no_page"),
        ("eatme", "3", "{}", "no_page"),
        ("poker", "3", "{}", "no_page"),
    ],
)
def test_bad_questions_for_sets_are_refused(
    game: str, seats: str, options: str, reason: str, http: httpx.Client
) -> None:
    answer = http.get(f"/api/games/{game}/sets", params={"seats": seats, "options": options})
    assert answer.json()["reason"] == reason
    assert 400 <= answer.status_code < 500
