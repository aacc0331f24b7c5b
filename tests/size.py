"""How much is played: once in make test, ten times as much in make soak."""

from __future__ import annotations

import os

SIZE = int(os.environ.get("NIGHTCOACH_SOAK", "1"))
