"""What is said and shown at a table: public things for everybody, claims that bind nobody, and limits of talk."""

from __future__ import annotations

import json

import pytest

from nightcoach.table.log import entries as e
from tests.table.scene import asked, play_until, table_of


@pytest.mark.rule("E9.24", "E6.9")
def test_spectators_and_the_table_screen_get_what_is_public_and_no_more() -> None:
    with table_of(3) as scene:
        spectator, screen = scene.join("W", watch=True), scene.screen()
        for guest in asked(scene):
            guest.move("trap")
        for watcher in (spectator, screen):
            assert watcher.view["seat"] is None
            assert watcher.view["choice"] is None
            assert watcher.view["kinds"] == scene.guests[0].view["kinds"]
            assert b'"trap"' not in b"".join(frame for _, frame in watcher.tape.frames)
        assert screen.do("say", text="hi")["reason"] == "watching"
        spectator.must("say", text="hi")
        assert spectator.do("start")["reason"] == "not_host"


@pytest.mark.rule("E3.3", "E6.4", "E6.10", "E9.31")
def test_the_walk_past_the_houses_is_seen_by_all_and_recorded_nowhere() -> None:
    with table_of(4, target_points=5) as scene:
        screen = scene.screen()
        play_until(scene, "prowl")
        wolf = asked(scene)[0]
        rows = len(scene.log.rows)
        for words in wolf.view["legal"]:
            wolf.must("theatre", words=words)
        assert len(scene.log.rows) == rows
        for guest in (screen, *scene.guests):
            walked = [json.loads(f) for _, f in guest.tape.frames if b'"theatre"' in f]
            assert [step["words"] for step in walked] == wolf.view["legal"]
            assert {step["seat"] for step in walked} == {wolf.seat}
        other = next(g for g in scene.guests if g is not wolf and g is not screen)
        assert other.do("theatre", words=wolf.view["legal"][0])["reason"] == "no_theatre"
        assert wolf.do("theatre", words="sleep")["reason"] == "no_theatre"
        wolf.move(wolf.view["legal"][0])
        assert [move.words for move in scene.moves()].count(wolf.view["legal"][0] if wolf.view["legal"] else "") <= 1


@pytest.mark.rule("E3.2", "E8.7")
def test_everybody_may_talk_claim_and_lie_and_it_binds_nobody() -> None:
    with table_of(3) as scene:
        liar = asked(scene)[0]
        liar.must("sentence", id="eatme-say-sleep")
        liar.must("say", text="I swear I am asleep")
        assert liar.move("trap")["ok"]
        scene.guests[0].read()
        said = [line for line in scene.guests[0].known.talk if line.get("person") == liar.you["person"]]  # type: ignore[union-attr]
        assert [line.get("sentence") or line.get("text") for line in said] == ["eatme-say-sleep", "I swear I am asleep"]
        assert [type(entry) for entry in scene.log.entries()].count(e.Moved) == 1


@pytest.mark.rule("E8.7")
def test_without_declare_buttons_the_claims_are_not_offered() -> None:
    with table_of(3, declare_buttons=False) as scene:
        guest = scene.guests[0]
        assert "eatme-say-trap" not in guest.board["sentences"]
        assert guest.do("sentence", id="eatme-say-trap")["reason"] == "sentence"
        guest.must("sentence", id="say-hello")


def test_talk_has_limits() -> None:
    with table_of(3) as scene:
        guest = scene.guests[1]
        answers = [guest.do("say", text=f"line {i}") for i in range(8)]
        assert [a["ok"] for a in answers] == [True] * 6 + [False] * 2
        assert answers[-1]["reason"] == "talk_fast"
        scene.wait(10.1)
        guest.must("say", text="again")
        assert guest.do("say", text="\u202e \u200b")["reason"] == "say_nothing"


def test_nothing_that_is_kept_can_be_done_without_end() -> None:
    with table_of(3) as scene:
        guest = scene.guests[1]
        answers = [guest.do(("leave", "back")[i % 2])["ok"] for i in range(60)]
        assert answers.count(True) == 40
        scene.wait(10.1)
        assert guest.do("leave")["ok"]
