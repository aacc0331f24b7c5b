"""A page is compared or photographed only when it stands still; this is the one place that does either.

It stands still when its fonts and pictures are there, no animation or transition is on its way to its end, and its
source has been the same over several frames. What is no difference is taken away: the empty comments by which Svelte
marks places, of which two equal pages can have different numbers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

FRAMES = 3
PATIENCE = 20.0
"""Seconds within which a page must come to rest."""
STILL = """async ([frames, seconds]) => {
  const endless = (each) => each.effect?.getComputedTiming().endTime === Infinity;
  const moves = (each) => (each.pending || each.playState === 'running') && !endless(each);
  const ready = () => document.fonts.status === 'loaded' && [...document.images].every((each) => each.complete);
  const focus = () => {
    const at = document.activeElement;
    return at && at !== document.body ? at.outerHTML : '';
  };
  const kept = () => JSON.stringify([document.title, location.href, history.state, document.cookie,
    Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort()]);
  const scrolled = () => JSON.stringify([scrollX, scrollY, ...[...document.querySelectorAll('*')]
    .filter((each) => each.scrollTop || each.scrollLeft).map((each) => [each.className, each.scrollTop, each.scrollLeft])]);
  const now = () => [document.documentElement.outerHTML, kept(), focus(), scrolled()];
  // A test may have stopped the clock of the page: frames still come.
  const { requestAnimationFrame } = globalThis.__pwClock?.builtins ?? globalThis;
  const end = Date.now() + seconds * 1000;
  for (let before = [], same = 0; ;) {
    await new Promise((done) => requestAnimationFrame(done));
    const after = now();
    same = ready() && !document.getAnimations().some(moves) && after.join() === before.join() ? same + 1 : 0;
    if (same >= frames) return after;
    if (Date.now() > end) return null;
    before = after;
  }
}"""
MARKS = re.compile(r"<!--(?:\[[!-]?|\])?-->")


@dataclass(frozen=True)
class Shown:
    """A page at a moment: its source, what is read aloud, what the device keeps, the focus, the place, the picture."""

    source: str
    aloud: str
    kept: str
    focus: str
    scrolled: str
    picture: bytes = b""


def normal(source: str) -> str:
    """The source without what makes no difference."""
    return MARKS.sub("", source)


def stand_still(page: Page) -> list[str]:
    """Wait until the page does; gives its source, what the device keeps, the focus and what is scrolled."""
    found: list[str] | None = page.evaluate(STILL, [FRAMES, PATIENCE])
    assert found is not None, "in vain: the page stands still"
    return [normal(each) for each in found]


def look(page: Page, picture: bool = False) -> Shown:
    """The page as it stands; if it has moved while we looked, we look again."""
    before = stand_still(page)
    while True:
        source, kept, focus, scrolled = before
        aloud = page.locator("body").aria_snapshot()
        shot = page.screenshot(animations="disabled") if picture else b""
        after = stand_still(page)
        if after == before:
            return Shown(source, aloud, kept, focus, scrolled, shot)
        before = after


def photograph(page: Page, mask: Sequence[Locator] = (), **how: Any) -> bytes:
    """A picture of the page as it stands: taken again until nothing has moved meanwhile."""
    before = b""
    while True:
        stand_still(page)
        shot = page.screenshot(animations="disabled", mask=mask, **how)
        if shot == before:
            return shot
        before = shot


def difference(one: Shown, other: Shown) -> str:
    """The place where two pages begin to differ; empty if they do not."""
    for what, mine in vars(one).items():
        theirs = getattr(other, what)
        if mine == theirs:
            continue
        if isinstance(mine, bytes):
            return f"{what}: other pixels"
        at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
        return f"{what}: {mine[max(0, at - 60) : at + 60]} | {theirs[max(0, at - 60) : at + 60]}"
    return ""
