"""The first ride: a guided game for one person among three bots, from the deal to a proclamation that wins."""

from __future__ import annotations

from typing import Final

from nightcoach.core.box import Lesson

FIRST_RIDE: Final = Lesson(
    # Dealt from it: the person is of the Order, a Thug with the Bag of the Key; seat 2, a friend, holds the red Key.
    seed=216641,
    seats=4,
    # Duels as new tables have them. Where the person has something to do nothing runs out; the rest can be read.
    options={
        "start_player": 0,
        "brisk_duels": True,
        "window_seconds": 8,
        "turn_seconds": 0,
        "answer_seconds": 0,
        "grace_seconds": 300,
    },
    lines=(
        "0 spy 2",
        "1 spy 3",
        "2 spy 1",
        "3 offer 1 bag_goblet",
        "1 accept goblet_red",
        "3 use_ability",
        "0 offer 2 bag_key",
        "2 accept key_red",
        "0 use_ability",
        "1 spy 3",
        "2 offer 3 bag_key",
        "3 accept gloves",
        "2 use_ability",
        "3 spy 1",
        "0 challenge 2",
        "1 support sword",
        "3 support shield",
        "0 play thug",
        "0 look",
        "1 spy 3",
        "2 offer 0 key_plain",
        "0 refuse",
        "3 spy 1",
        "0 proclaim own",
        "0 name 2",
        "0 that_is_all",
    ),
    slips=("spy", "offer", "draw", "duel", "thug", "look", "answer", "proclaim", "name", "all"),
)
