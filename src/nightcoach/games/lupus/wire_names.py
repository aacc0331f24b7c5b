"""L1.1, L0.4 The names of roles and parties as they travel; `roles.py` numbers them in this order."""

from __future__ import annotations

from typing import Literal

Role = Literal[
    "werewolf",
    "villager",
    "seer",
    "medium",
    "possessed",
    "bodyguard",
    "owl",
    "freemason",
    "werehamster",
    "mythomaniac",
]
Party = Literal["village", "pack", "hamster"]
