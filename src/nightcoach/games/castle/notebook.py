"""C10.5 The dated notebooks: how an entry is packed into one number, and what it says.

An entry of 0 is an empty place. A state holds thousands of entries and is cloned all the time, so they are numbers.
"""

from __future__ import annotations

from mypy_extensions import i64


def object_entry(turn: i64, unseen: i64, holder: i64) -> i64:
    """An object was shown to be with `holder`, from whom this many had gone unseen by then."""
    return (turn << 32) | (unseen << 8) | (holder + 1)


def object_holder(entry: int) -> int:
    """Who had it; the number of seats stands for the deck."""
    return (entry & 0xFF) - 1


def object_unseen(entry: int) -> int:
    """How many objects had left that holder unseen by then."""
    return entry >> 8 & 0xFFFFFF


def object_turn(entry: int) -> int:
    """The turn in which it was shown."""
    return entry >> 32


def profession_entry(turn: i64, swaps: i64, profession: i64) -> i64:
    """A profession was shown to be somebody's, whose profession had changed this often by then."""
    return (turn << 24) | ((swaps & 0xFFFF) << 8) | (profession + 1)


def profession_shown(entry: int) -> int:
    """Which profession it was."""
    return (entry & 0xFF) - 1


def profession_changed(entry: int, swaps: int) -> bool:
    """Whether it has changed since; `swaps` is how often it has changed up to now."""
    return entry >> 8 & 0xFFFF != swaps & 0xFFFF


def profession_turn(entry: int) -> int:
    """The turn in which it was shown."""
    return entry >> 24


def top_entry(first: int, second: int) -> int:
    """The two top cards of the deck, as known to the player who put them there."""
    return (first + 1) | ((second + 1) << 8)


def top_after_draw(entry: int) -> int:
    """What is left of that knowledge when the top card is drawn."""
    return entry >> 8


def top_cards(entry: int) -> list[int]:
    """The known top cards, the topmost first."""
    cards: list[int] = []
    while entry:
        if entry & 0xFF:
            cards.append((entry & 0xFF) - 1)
        entry >>= 8
    return cards
