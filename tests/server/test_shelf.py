"""What a client can ask for before there is a table: the games, and their books."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from nightcoach import rulebook
from nightcoach.bots import best
from nightcoach.words import LANGUAGES, words
from tests.server.client import key
from tests.server.running import running

pytestmark = pytest.mark.server


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with running(tmp_path_factory.mktemp("shelf") / "t.db") as server, httpx.Client(base_url=server.url) as client:
        yield client


def eatme(http: httpx.Client) -> dict[str, Any]:
    return next(game for game in http.get("/api/games").json() if game["game"] == "eatme")


def opened(http: httpx.Client, game: str, options: dict[str, Any]) -> httpx.Response:
    """Nora opens a table with these options."""
    return http.post("/api/tables", json={"game": game, "name": "Nora", "key": key(), "options": options})


def test_a_game_tells_which_rule_an_event_shows_and_which_fields_are_seats(http: httpx.Client) -> None:
    events = eatme(http)["events"]
    assert (events["duel"]["rule"], events["duel"]["seats"]) == ("E3.6", ["victim", "winner", "loser"])
    assert events["dealt"]["seats"] == ["dealer"]


def test_a_game_tells_its_questions_its_secrets_and_its_bots_the_best_first(http: httpx.Client) -> None:
    game = eatme(http)
    assert (game["windows"], game["secrets"]) == (["choose", "prowl", "deal"], ["choice"])
    assert game["bots"][0] == best("eatme")


@pytest.mark.rule("OPT-K", "L2.15", "L8.58")
def test_a_game_proposes_options_that_its_rules_know_and_that_are_not_the_defaults(http: httpx.Client) -> None:
    games = {game["game"]: game for game in http.get("/api/games").json()}
    assert games["castle"]["proposed"] == {"brisk_duels": True}
    assert games["lupus"]["proposed"] == {
        "preset": "fair_1",
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


def test_every_tile_sets_options_that_can_be_and_has_its_words(http: httpx.Client) -> None:
    games = {game["game"]: game for game in http.get("/api/games").json()}
    assert list(games["lupus"]["tiles"]) == ["quick", "book", "apart"]
    for name, game in games.items():
        for tile, options in game["tiles"].items():
            made = opened(http, name, options)
            assert made.status_code == 201, made.text
            for language in LANGUAGES:
                assert words(language).say(f"{name}-tile-{tile}")
                assert words(language).say(f"{name}-tile-{tile}-about")


def test_what_a_set_of_cards_decides_are_options_of_the_game_and_a_set_chooses_all_of_them(http: httpx.Client) -> None:
    for game in http.get("/api/games").json():
        assert set(game["set_options"]) <= set(game["defaults"])
        if game["set_options"]:
            found = http.get(f"/api/games/{game['game']}/sets", params={"seats": game["fewest"]}).json()
            for each in (*found["suggested"], *found["others"]):
                assert list(each["options"]) == game["set_options"]


def test_a_character_that_is_spelt_wrong_is_refused_with_the_one_that_was_meant(http: httpx.Client) -> None:
    options = {"preset": "custom", "custom_list": "werwolf:2,seer:1,villager:5"}
    answer = opened(http, "lupus", options)
    assert answer.status_code == 400
    assert (answer.json()["reason"], answer.json()["facts"]["near"]) == ("custom_list", "werewolf")
    assert "did you mean 'werewolf'?" in answer.json()["message"]


@pytest.mark.rule("L8.2")
def test_whoever_opens_a_table_to_narrate_at_it_has_no_seat(http: httpx.Client) -> None:
    for narrator, seated in (("machine", 1), ("human", 0)):
        code = opened(http, "lupus", {"narrator": narrator}).json()["code"]
        found = http.get(f"/api/tables/{code}").json()
        assert len(found["board"]["places"]) == seated
        assert [person["name"] for person in found["board"]["people"]] == ["Nora"]


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
