"""A page is compared or photographed only when it stands still; this is the one place that does either.

It stands still when its fonts, pictures and parts are there, no animation or transition is on its way to its end, and
nothing has changed over several frames. What is no difference is taken away: the empty comments and blanks by
which Svelte marks places, of which two equal pages can have different numbers, by what they have shown before.
What a page reads aloud follows from its source and from what was entered in it, so it is not compared once more.

Drawing is a fourth of what a browser does in a test, and most pages are never photographed: so pages are in the dark
(laid out, tapped and read as ever, but not drawn) until somebody takes a picture or asks for its contrast.
"""

from __future__ import annotations

import base64
import contextlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

DARK = """() => {
  const dark = (globalThis[Symbol.for('dark')] = new CSSStyleSheet());
  dark.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(dark);
}"""
"""A new page begins in the dark."""
LIGHT = "on => { const dark = globalThis[Symbol.for('dark')]; if (dark) dark.disabled = on; }"
FRAMES = 3
PATIENCE = 20.0
"""Seconds within which a page must come to rest."""
WATCHED = r"""
  // Watched from the first look on: every change of the page counts.
  const watch = (globalThis[Symbol.for('watch')] ??= (() => {
    const begun = { changes: 0, at: -1, seen: [] };
    const changed = () => (begun.changes += 1);
    new MutationObserver(changed).observe(document, {
      subtree: true, childList: true, attributes: true, characterData: true });
    for (const name of ['scroll', 'focusin', 'focusout']) document.addEventListener(name, changed, true);
    return begun;
  })());
  const endless = (each) => each.effect?.getComputedTiming().endTime === Infinity;
  const moves = (each) => (each.pending || each.playState === 'running') && !endless(each);
  const loading = () => document.fonts.status !== 'loaded' || document.querySelector('[aria-busy=true]')
    || [...document.images].some((each) => !each.complete);
  const rests = () => !loading() && !document.getAnimations().some(moves);
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
  const fields = () => [...document.querySelectorAll('input, select, textarea, details, dialog')];
  const entered = () => JSON.stringify(fields().map(({ value, checked, open }) => [value, checked, open]));
  const rolled = (each) => [each.className, each.scrollTop, each.scrollLeft];
  const scrolled = () => JSON.stringify([...document.querySelectorAll('*')].map(rolled).filter(([, y, x]) => x || y));
  const seen = () => [document.documentElement.outerHTML, entered(), kept(), focus(), scrolled()];
  // A test may have stopped the clock of the page: frames still come.
  const { requestAnimationFrame } = globalThis.__pwClock?.builtins ?? globalThis;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const light = LIGHT;
""".replace("LIGHT", LIGHT)
STILL = f"""async ([frames, seconds, looks, lit]) => {{{WATCHED}
  if (lit) light(true);
  const end = Date.now() + seconds * 1000;
  for (let before = -1, same = 0; ;) {{
    await frame();
    same = rests() && watch.changes === before ? same + 1 : 0;
    before = watch.changes;
    if (same >= frames) break;
    if (Date.now() > end) return null;
  }}
  if (!looks) return [];
  watch.at = watch.changes;
  return (watch.seen = seen());
}}"""
"""Waits until the page stands still, and says what it shows if somebody looks."""
UNMOVED = f"""async () => {{{WATCHED}
  await frame();
  light(false);
  // A page that was touched at all is compared whole: something may have been set to what it was.
  const [, ...before] = watch.seen;
  const same = () => [entered(), kept()].every((each, at) => each === before[at]);
  return rests() && (watch.at === watch.changes ? same() : seen().join() === watch.seen.join());
}}"""
"""Whether the page is as it was when somebody last looked."""
FURTHEST = """async (pictures) => {
  const points = async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/jpeg;base64,${picture}`)).blob());
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
FINE: dict[str, Any] = {"type": "jpeg", "quality": 100}
"""How pictures are taken: Chromium takes three times as long to pack one without any loss."""
MARKS = re.compile(r"<!--(?:\[[!-]?|\])?-->")
BETWEEN = re.compile(r"(?<=>)\s+(?=<)")


@dataclass(frozen=True)
class Shown:
    """A page at a moment: its source, what is entered, what the device keeps, the focus, the place, the picture."""

    source: str
    entered: str
    kept: str
    focus: str
    scrolled: str
    picture: bytes = b""


def normal(source: str) -> str:
    """The source without what makes no difference."""
    return BETWEEN.sub("", MARKS.sub("", source))


def stand_still(page: Page, frames: int = FRAMES) -> None:
    """Wait until the page does."""
    assert page.evaluate(STILL, [frames, PATIENCE, False, False]) is not None, "in vain: the page stands still"


@contextlib.contextmanager
def lit(page: Page) -> Iterator[None]:
    """For whoever asks what can be seen."""
    page.evaluate(LIGHT, True)
    yield
    page.evaluate(LIGHT, False)


def look(page: Page, picture: bool = False, **how: Any) -> Shown:
    """The page as it stands; if it has moved while we looked, we look again."""
    while True:
        found: list[str] | None = page.evaluate(STILL, [FRAMES, PATIENCE, True, picture])
        assert found is not None, "in vain: the page stands still"
        shot = page.screenshot(animations="disabled", **{**FINE, **how}) if picture else b""
        if page.evaluate(UNMOVED):
            source, entered, kept, focus, scrolled = [normal(each) for each in found]
            return Shown(source, entered, kept, focus, scrolled, shot)


def photograph(page: Page, mask: Sequence[Locator] = (), **how: Any) -> bytes:
    """A picture of the page as it stands."""
    return look(page, True, mask=mask, **how).picture


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
