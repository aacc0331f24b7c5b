"""A page is compared or photographed only when it stands still; this is the one place that does either.

It stands still when its fonts and pictures are there, no animation or transition is on its way to its end, and its
source has been the same over several frames. What is no difference is taken away: the empty comments and blanks by
which Svelte marks places, of which two equal pages can have different numbers, by what they have shown before.
"""

from __future__ import annotations

import base64
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
  // Marks that the table has not stored yet wait on the device: whoever can read them there can read the key to the
  // seat, and with it all that the seat knows.
  const telling = ([name]) => !name.startsWith('nightcoach.marks.');
  const stored = () => (location.protocol.startsWith('http') ? [document.cookie,
    Object.entries(localStorage).filter(telling).sort(), Object.entries(sessionStorage).sort()] : []);
  const kept = () => JSON.stringify([document.title, location.href, history.state, ...stored()]);
  const rolled = (each) => [each.className, each.scrollTop, each.scrollLeft];
  const scrolled = () => JSON.stringify([...document.querySelectorAll('*')].map(rolled).filter(([, y, x]) => x || y));
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
FURTHEST = """async (pictures) => {
  const points = async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const [width, height] = [Math.ceil(bitmap.width / 4), Math.ceil(bitmap.height / 4)];
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(bitmap, 0, 0, width, height);
    return canvas.getImageData(0, 0, width, height).data;
  };
  const [first, ...others] = await Promise.all(pictures.map(points));
  if (others.some((other) => other.length !== first.length)) return 255;
  const apart = (other) => first.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
  return Math.max(...others.map(apart));
}"""
ROUNDING = 16
"""What no eye sees: the shades of one and the same page are rounded again each time it is drawn, most at the few points
of a round corner. So squares of four by four points are compared, by their mean."""
MARKS = re.compile(r"<!--(?:\[[!-]?|\])?-->")
BETWEEN = re.compile(r"(?<=>)\s+(?=<)")


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
    return BETWEEN.sub("", MARKS.sub("", source))


def stand_still(page: Page, frames: int = FRAMES) -> list[str]:
    """Wait until the page does; gives its source, what the device keeps, the focus and what is scrolled."""
    found: list[str] | None = page.evaluate(STILL, [frames, PATIENCE])
    assert found is not None, "in vain: the page stands still"
    return [normal(each) for each in found]


def look(page: Page, picture: bool = False) -> Shown:
    """The page as it stands; if it has moved while we looked, we look again."""
    before = stand_still(page)
    while True:
        source, kept, focus, scrolled = before
        aloud = page.locator("body").aria_snapshot()
        shot = page.screenshot(animations="disabled") if picture else b""
        if stand_still(page, 1) == before:
            return Shown(source, aloud, kept, focus, scrolled, shot)
        before = stand_still(page)


def photograph(page: Page, mask: Sequence[Locator] = (), **how: Any) -> bytes:
    """A picture of the page as it stands: taken again until nothing has moved meanwhile."""
    before = b""
    while True:
        stand_still(page)
        shot = page.screenshot(animations="disabled", mask=mask, **how)
        if shot == before:
            return shot
        before = shot


def difference(one: Shown, other: Shown, judge: Page | None = None) -> str:
    """The place where two pages begin to differ; empty if they do not. Pictures need a page that looks at them."""
    for what, mine in vars(one).items():
        theirs = getattr(other, what)
        if mine == theirs or b"" in (mine, theirs):
            continue
        if isinstance(mine, bytes):
            assert judge is not None
            if (furthest := furthest_apart(judge, mine, theirs)) > ROUNDING:
                return f"{what}: places differ by {furthest} of 255"
            continue
        at = next(
            (i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs))
        )
        return f"{what}: {mine[max(0, at - 60) : at + 60]} | {theirs[max(0, at - 60) : at + 60]}"
    return ""


def furthest_apart(judge: Page, *pictures: bytes) -> int:
    """How far, of 255, the small square that differs most is from the same square of the first picture."""
    found: int = judge.evaluate(FURTHEST, [base64.b64encode(picture).decode() for picture in pictures])
    return found
