"""Nightcoach: the table for hidden-identity party games.

>>> import nightcoach
>>> eatme = nightcoach.game("eatme")
>>> state = eatme.deal(4, eatme.Options(), nightcoach.Chance(1))
>>> state.window()
'choose'
"""

from __future__ import annotations

import nightcoach.core.frames
from nightcoach.core.chance import Chance
from nightcoach.core.errors import Refused
from nightcoach.core.game import Game, redeal
from nightcoach.core.moves import Move
from nightcoach.core.state import Outcome, State
from nightcoach.games import NAMES, game

__version__ = "0.2.0"

COMPILED = not nightcoach.core.frames.__file__.endswith(".py")
"""Whether the engine that runs is the compiled one."""

__all__ = ["COMPILED", "NAMES", "Chance", "Game", "Move", "Outcome", "Refused", "State", "game", "redeal"]
