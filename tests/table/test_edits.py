"""Long lists of a view of which a move changes little: the news bring the places that have changed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcoach import NAMES, game
from nightcoach.core.chance import Chance
from nightcoach.games.lupus.wire_view import Clash
from nightcoach.games.lupus.wire_view import View as LupusView
from nightcoach.table.wire import shared
from tests.table.heard import frames
from tests.table.scene import Guest
from tests.table.villages import go_to, lupus, village

AT = LupusView.__struct_fields__.index("clashes")


def edits(was: list[Clash], now: list[Clash]) -> list[tuple[int, int, list[Clash]]] | None:
    found = shared.edits_of(LupusView, AT, (None,) * AT + (tuple(was),), (None,) * AT + (tuple(now),))
    return None if found is None else [(edit.at, edit.gone, edit.new) for edit in found]


def clashes(*numbers: int) -> list[Clash]:
    return [Clash("crowd", (number,)) for number in numbers]


@given(st.lists(st.booleans(), min_size=1), st.lists(st.sampled_from(["keep", "drop", "replace", "add"])))
def test_edits_make_the_new_list_of_the_old_one(more: list[bool], done: list[str]) -> None:
    was = clashes(*range(len(more) + len(done)))
    now: list[Clash] = []
    for at, each in enumerate(was):
        do = done[at] if at < len(done) else "keep"
        now += [each] if do in ("keep", "add") else []
        now += [Clash("roles", (at,))] if do in ("replace", "add") else []
    found = edits(was, now)
    if found is not None:
        for at, gone, new in found:
            was[at : at + gone] = new
        assert [id(each) for each in was] == [id(each) for each in now]


def test_of_two_changes_the_later_place_comes_first() -> None:
    a, b, c, d, e, f = clashes(*range(6))
    assert edits([a, b, c, d], [a, e, c, d, f]) == [(4, 0, [f]), (1, 1, [e])]


def test_a_list_of_which_little_is_left_or_the_order_is_new_is_sent_whole() -> None:
    a, b, c, d, e = clashes(*range(5))
    assert edits([a, b], [a, c, d, e]) is None
    assert edits([a, b, c], [b, a, c]) is None


@pytest.mark.parametrize("name", NAMES)
def test_only_what_everybody_sees_is_edited(name: str) -> None:
    found = game(name)
    kind = type(found.deal(max(found.seats(found.Options())), found.Options(), Chance(0)).view(None))
    assert not set(kind.edited) & set(kind.secrets)


@pytest.mark.rule("L3.80")
def test_one_more_clash_among_several_is_sent_alone_and_everybody_knows_all() -> None:
    with village(9) as scene:
        go_to(scene, "discussion", 1)
        screen = scene.screen()
        said = [(0, "claim_role seer"), (1, "claim_role seer"), (2, "claim_role medium"), (3, "claim_role medium")]
        for seat, words in [*said, (4, "claim_role bodyguard"), (5, "claim_role bodyguard")]:
            scene.guests[seat].move(words)
        last = frames(screen, "news")[-1]
        assert "clashes" not in last.get("view", {})
        assert [len(edit["new"]) for edit in last["edits"]["clashes"]] == [1]
        assert len(lupus(scene).view(None).clashes) == 3
        for guest in (scene.guests[0], screen):
            fresh = Guest(scene, guest.token, "fresh").connect()
            assert fresh.known is not None
            assert guest.known is not None
            assert json.dumps(guest.known.everything()) == json.dumps(fresh.known.everything())
