"""What a command is answered with: when nothing can be stored, when a choice is sealed, when it comes too late."""

from __future__ import annotations

import json

import pytest

from tests.table.scene import asked, play_until, table_of


def test_a_table_that_cannot_store_refuses_and_changes_nothing() -> None:
    with table_of(3) as scene:
        guest = asked(scene)[0]
        scene.log.broken = True
        receipt = guest.do("move", number="m1", words="trap", question=1)
        assert (receipt["ok"], receipt["reason"]) == (False, "store")
        assert guest.view["choice"] is None
        scene.wait(40)
        assert scene.moves() == []
        scene.log.broken = False
        scene.wait(2)
        assert len(scene.moves()) >= 1


def test_a_refusal_for_lack_of_room_is_not_final() -> None:
    with table_of(3) as scene:
        guest = asked(scene)[0]
        scene.log.broken = True
        assert not guest.do("move", number="m1", words="trap", question=1)["ok"]
        scene.log.broken = False
        assert guest.do("move", number="m1", words="trap", question=1)["ok"]


@pytest.mark.rule("E6.13", "E9.14")
def test_every_refusal_about_a_sealed_choice_has_the_same_bytes() -> None:
    with table_of(4) as scene:
        spectator = scene.join("W", watch=True)
        answers: list[dict[str, object]] = []
        chooser, *_ = asked(scene)
        wolf = next(g for g in scene.guests if g is not spectator and not g.view["legal"])
        chooser.move("sleep")
        for guest in (chooser, wolf, spectator):
            for question in (1, 7):
                for words in ("sleep", "trap"):
                    answers.append(guest.do("move", number=f"x{len(answers):02}", words=words, question=question))
        assert {json.dumps({k: v for k, v in answer.items() if k != "id"}) for answer in answers} == {
            json.dumps(
                {
                    "t": "receipt",
                    "ok": False,
                    "reason": "sealed",
                    "message": "this choice is not open; nobody is told why",
                }
            )
        }


def test_a_stale_answer_is_not_taken_for_a_new_question() -> None:
    with table_of(3, target_points=30) as scene:
        play_until(scene, "prowl")
        wolf = asked(scene)[0]
        assert wolf.do("move", words=wolf.view["legal"][0], question=1)["reason"] == "late"
