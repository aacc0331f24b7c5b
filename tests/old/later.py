"""The three games as a later version may have them: each with an option more, whose default is what was before."""

from __future__ import annotations

from typing import ClassVar

import pytest

from nightcoach.core.game import Game
from nightcoach.games.castle import notation as castle_notation
from nightcoach.games.castle.game import CastleGame
from nightcoach.games.castle.wire import Options as CastleOptions
from nightcoach.games.eatme import notation as eatme_notation
from nightcoach.games.eatme.game import EatMeGame
from nightcoach.games.eatme.wire import Options as EatMeOptions
from nightcoach.games.lupus import notation as lupus_notation
from nightcoach.games.lupus.game import LupusGame
from nightcoach.games.lupus.wire import Options as LupusOptions


class MoreEatMe(EatMeOptions, frozen=True, kw_only=True):
    """Options of a later version."""

    moonlight: bool = False
    later: ClassVar[tuple[str, ...]] = ("moonlight",)


class MoreCastle(CastleOptions, frozen=True, kw_only=True):
    """Options of a later version."""

    moonlight: bool = False
    later: ClassVar[tuple[str, ...]] = (*CastleOptions.later, "moonlight")


class MoreLupus(LupusOptions, frozen=True, kw_only=True):
    """Options of a later version."""

    moonlight: bool = False
    later: ClassVar[tuple[str, ...]] = (*LupusOptions.later, "moonlight")


class LaterEatMe(EatMeGame):
    """Eat Me with an option more."""

    Options: ClassVar[type[MoreEatMe]] = MoreEatMe


class LaterCastle(CastleGame):
    """Castle with an option more."""

    Options: ClassVar[type[MoreCastle]] = MoreCastle


class LaterLupus(LupusGame):
    """Lupus with an option more."""

    Options: ClassVar[type[MoreLupus]] = MoreLupus


LATER: dict[str, Game] = {"eatme": LaterEatMe(), "castle": LaterCastle(), "lupus": LaterLupus()}


def later_game(name: str) -> Game:
    """A game of the later version."""
    return LATER[name]


def update(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are written and read with the later options too."""
    monkeypatch.setattr(eatme_notation, "Options", MoreEatMe, raising=False)
    monkeypatch.setattr(castle_notation, "Options", MoreCastle, raising=False)
    monkeypatch.setattr(lupus_notation, "Options", MoreLupus, raising=False)
