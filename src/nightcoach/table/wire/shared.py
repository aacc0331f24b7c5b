"""What is news for everybody: found and encoded once for all watchers of a table. What one person alone is told is put
beside it, so that a move costs a table of twelve little more than a table of three."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import astuple

from nightcoach.core.events import Event
from nightcoach.core.wire import GameView, Told
from nightcoach.table.wire import outbound

Fields = tuple[Any, ...]
"""The fields of a view in their order; empty before the first game."""


class Moment:
    """What everybody may know at some moment. Whoever was last told at the same moment has the same public news."""

    __slots__ = ("board", "heard", "plays", "talked", "told", "view")

    def __init__(
        self, board: outbound.Board, view: GameView | None, plays: int, told: int, heard: int, talked: int
    ) -> None:
        self.board = board
        self.view = fields_of(view)
        """What a spectator sees."""
        self.plays = plays
        """How often the state had changed."""
        self.told = told
        """How many events there were …"""
        self.heard = heard
        """… of which everybody heard so many."""
        self.talked = talked
        """How many lines for everybody."""


class Since:
    """What is new for everybody since some moment, encoded in parts: a frame consists of those that are not empty."""

    __slots__ = (
        *(
            "after",
            "arranged",
            "before",
            "board",
            "changed",
            "clock",
            "count",
            "ears",
            "edited",
            "edits",
            "grown",
            "kind",
            "more",
        ),
        *("plays", "story", "talk", "view", "whole"),
    )

    def __init__(
        self,
        before: Moment,
        after: Moment,
        kind: type[GameView],
        events: Sequence[Event],
        story: Sequence[Told],
        lines: Sequence[outbound.Line],
        clock: bytes,
    ) -> None:
        self.before = before
        self.after = after
        self.kind = kind
        self.story = listed(story)
        self.count = len(story)
        self.ears = {seat for event in events for seat in event.ears}
        """Who has heard something that others have not, or not all of it."""
        self.talk = listed(lines)
        self.arranged = before.board is not after.board
        """A row was written that is not a move: only then is the board made again."""
        self.board = named(b"board", changes(before.board, after.board)) if self.arranged else b""
        self.plays = before.plays != after.plays
        """The state has changed."""
        self.changed: dict[int, bytes] = {}
        """The fields of a spectator's view that are not as they were, by their number …"""
        self.grown: dict[int, bytes] = {}
        """… those that only got longer, with what is new in them …"""
        self.edited: dict[int, bytes] = {}
        """… and long ones, with the places that are no longer as they were."""
        if self.plays:
            names = kind.__struct_fields__
            for at in unlike(before.view, after.view):
                longer = elements_after(kind, at, before.view, after.view)
                edits = edits_of(kind, at, before.view, after.view)
                if longer is not None:
                    self.grown[at] = b'"%b":%b' % (names[at].encode(), outbound.encode(longer))
                elif edits is not None:
                    self.edited[at] = b'"%b":%b' % (names[at].encode(), outbound.encode(edits))
                else:
                    self.changed[at] = b'"%b":%b' % (names[at].encode(), outbound.encode(after.view[at]))
        self.view = b",".join(self.changed.values())
        self.more = b",".join(self.grown.values())
        self.edits = b",".join(self.edited.values())
        self.clock = clock
        self.whole = b""
        self.whole = self.body(before.heard, self.story, self.talk, b"", self.view, self.more, self.edits, b"")
        """The frame of somebody who only watches, from behind its number; nothing if there is no news."""

    def body(
        self, heard: int, story: bytes, talk: bytes, you: bytes, view: bytes, more: bytes, edits: bytes, in_name: bytes
    ) -> bytes:
        """A frame from behind its number, of these parts and the board and clock of everybody; nothing if all are
        empty. `heard` is the number of the story's first event."""
        same = story is self.story and talk is self.talk and view is self.view and more is self.more
        same = same and edits is self.edits
        if same and self.whole and not you and not in_name and (heard == self.before.heard or not story):
            return self.whole  # nothing of one's own: mostly everybody gets the same
        parts = [b',"at":%d' % heard if heard and story else b""]
        for name, part in ((b"story", story), (b"talk", talk)):
            if part:
                parts.append(b',"%b":[%b]' % (name, part))
        parts += (self.board, you)
        for name, part in ((b"view", view), (b"more", more), (b"edits", edits)):
            if part:
                parts.append(b',"%b":{%b}' % (name, part))
        parts += (self.clock, in_name)
        return b"".join(parts)

    def for_seat(self, was: Fields, now: Fields) -> tuple[bytes, bytes, bytes]:
        """What has changed in the view of one seat, what has only got longer, and what was edited.

        A seat's view is a spectator's with some fields of its own. Fields that are the very same objects as the
        spectator's, before and now, need no second look: their news is everybody's.
        """
        before, after = self.before.view, self.after.view
        if len(was) != len(before):
            was = before
        own = [at for at in range(len(now)) if now[at] is not after[at] or was[at] is not before[at]]
        view, more, edits = self.view, self.more, self.edits
        if self.changed or self.grown or self.edited:
            hidden = [at for at in own if at in self.changed or at in self.grown or at in self.edited]
            if hidden:
                edits = b",".join([part for at, part in self.edited.items() if at not in hidden])
                view = b",".join([part for at, part in self.changed.items() if at not in hidden])
                more = b",".join([part for at, part in self.grown.items() if at not in hidden])
        changed: dict[str, Any] = {}
        grown: dict[str, Any] = {}
        for at in own:
            is_ = now[at]
            if is_ is not was[at] and is_ != was[at]:
                longer = elements_after(self.kind, at, was, now)
                name = self.kind.__struct_fields__[at]
                if longer is None:
                    changed[name] = is_
                else:
                    grown[name] = longer
        return with_fields(view, changed), with_fields(more, grown), edits


def fields_of(view: GameView | None) -> Fields:
    """The fields of a view, to compare them one by one."""
    return () if view is None else astuple(view)


def unlike(was: Fields, now: Fields) -> list[int]:
    """The numbers of the fields that are not as they were."""
    if len(was) != len(now):
        return list(range(len(now)))
    return [at for at in range(len(now)) if now[at] is not was[at] and now[at] != was[at]]


def elements_after(kind: type[GameView], at: int, was: Fields, now: Fields) -> list[Any] | None:
    """The new elements of a field that has only got longer; None if it is another kind of field, or has changed."""
    if kind.__struct_fields__[at] not in kind.grows or len(was) != len(now):
        return None
    before = len(was[at])
    return list(now[at][before:]) if now[at][:before] == was[at] else None


def edits_of(kind: type[GameView], at: int, was: Fields, now: Fields) -> list[outbound.Edit] | None:
    """The places of a long list that are not as they were, from its end to its beginning; None if it is another kind of
    field, or if sending all of it is as short."""
    if kind.__struct_fields__[at] not in kind.edited or len(was) != len(now):
        return None
    old: tuple[Any, ...] = was[at]
    new: tuple[Any, ...] = now[at]  # typed, so that compiled code counts along them without objects
    # Mostly one place has changed: only what lies between the same beginning and the same end needs to be looked up.
    most = min(len(old), len(new))
    same = after = 0
    while same < most and old[same] is new[same]:
        same += 1
    while after < most - same and old[-1 - after] is new[-1 - after]:
        after += 1
    ends, into = len(old) - after, len(new) - after
    in_old, in_new = {id(each) for each in old[same:ends]}, {id(each) for each in new[same:into]}
    if (same + after + len(in_old & in_new)) * 2 < len(new):
        return None
    found: list[outbound.Edit] = []
    i = j = same
    while i < ends or j < into:
        if i < ends and j < into and old[i] is new[j]:
            i += 1
            j += 1
            continue
        begin, added = i, j
        while i < ends and id(old[i]) not in in_new:
            i += 1
        while j < into and id(new[j]) not in in_old:
            j += 1
        if i == begin and j == added:
            return None  # the order has changed
        found.append(outbound.Edit(begin, i - begin, list(new[added:j])))
    return found[::-1]


def changes(old: Any, new: Any) -> dict[str, Any]:
    """The fields of a struct that are not as they were."""
    pairs = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: is_ for name, was, is_ in pairs if is_ is not was and is_ != was}


def listed(things: Sequence[Any]) -> bytes:
    """The elements of a list, without its brackets."""
    return outbound.encode(things)[1:-1] if things else b""


def named(name: bytes, fields: dict[str, Any]) -> bytes:
    """A part of a frame that has these fields; nothing if there are none."""
    return b',"%b":%b' % (name, outbound.encode(fields)) if fields else b""


def with_fields(shared: bytes, fields: dict[str, Any]) -> bytes:
    """Encoded fields, and some more."""
    if not fields:
        return shared
    own = outbound.encode(fields)[1:-1]
    return b"%b,%b" % (shared, own) if shared else own


NEWS_HEAD: Final = b'{"t":"news","n":%d'
