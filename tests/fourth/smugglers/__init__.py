"""Smugglers: three rounds, one customs officer, and chests with gold or sand (rules.md)."""

from __future__ import annotations

from nightcoach.core.box import Box

BOX = Box(
    name="smugglers",
    package=__name__,
    letter="S",
    bots={"wary": f"{__name__}.bots:Wary"},
    minutes=(5, 10),
    score="scores",
)
