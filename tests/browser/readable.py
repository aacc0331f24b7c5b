"""Finds text that people cannot read: clipped, outside the page, sticking out of its button, or a bare id.

A page is looked at in several looks, one after the other and in place: language and size of its text change as from
another tab of the same device.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from nightcoach.words import catalogues
from tests.browser.phones import LANDSCAPE, PHONE, Phone, Screen, Shape
from tests.browser.still import PATIENCE, WATCHED, stand_still
from tests.size import SIZE


@dataclass(frozen=True)
class Look:
    """How a page is looked at: its language, its shape (a table screen keeps its own) and the size of its text."""

    language: str = "en"
    shape: Shape = PHONE
    text: int = 100


SMALL = Shape(360, 640, touch=True)
PLAIN_ENGLISH, HARDEST = Look(), Look("de", text=200)
LOOKS: tuple[Look, ...] = (HARDEST, PLAIN_ENGLISH, Look("fr", SMALL), Look("it", LANDSCAPE))
"""Every language and every shape once; in a soak each in all."""
if SIZE > 1:
    LOOKS = tuple(
        Look(language, shape, text)
        for shape in (PHONE, SMALL, LANDSCAPE)
        for language in ("en", "fr", "de", "it")
        for text in ((100, 200) if shape == PHONE else (100,))
    )


def looks_in_turn(number: int) -> Sequence[Look]:
    """For one of many pages on a walk: every other one in the hardest, and between them the others in turn; in a soak
    each page in all."""
    hardest, *others = LOOKS
    one = others[number // 2 % len(others)] if number % 2 else hardest
    return LOOKS if SIZE > 1 else (one,)


FIND = r"""() => {
  const wrong = [];
  const width = document.documentElement.clientWidth, all = document.scrollingElement.scrollWidth;
  if (all > width) wrong.push(`the page is ${all} wide, not ${width}`);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const shut = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`]);
  const rolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`]);
  const wide = (box, frame, by) => box.left < frame.left - by || box.right > frame.right + by;
  const high = (box, frame, by) => box.top < frame.top - by || box.bottom > frame.bottom + by;
  const known = new Map(); // most texts stand in the same frames
  const drawn = (each) => known.get(each) ?? known.set(each, { style: getComputedStyle(each),
    frame: each.getBoundingClientRect() }).get(each);
  // Not the whole page: it is in the dark unless somebody takes a picture of it.
  const faint = (each) => each !== document.documentElement
    && (drawn(each).style.opacity === '0' || faint(each.parentElement));
  const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !faint(each);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || !shown(own) || own.closest('svg, option, script, style')) continue;
    if (own.closest('bdi, .name, .who, .unseen')) continue; // names may be cut with dots; what is unseen is for ears
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    // The line of a tall font may stick out of its frame though its letters do not.
    const size = parseFloat(getComputedStyle(own).fontSize);
    const spare = Math.min(size / 2, Math.max(0, box.height - size) / 2);
    const letters = { top: box.top + spare, bottom: box.bottom - spare };
    const say = (what) => wrong.push(`${what}: “${text.data.trim().slice(0, 60)}”`);
    let across = true, down = true;
    for (let each = own; each && each !== document.documentElement; each = each.parentElement) {
      const { style, frame } = drawn(each);
      const by = `by ${each.className || each.tagName}`;
      if (across && shut(style, 'X') && wide(box, frame, 1.5)) { say(`cut at the side ${by}`); break; }
      if (down && shut(style, 'Y') && high(letters, frame, 1.5)) { say(`cut above or below ${by}`); break; }
      across &&= !rolls(style, 'X');
      down &&= !rolls(style, 'Y') && style.position !== 'fixed';
    }
    if (across && wide(box, { left: 0, right: width }, 1.5)) say('outside the page');
    const button = own.closest('button, a.button')?.getBoundingClientRect();
    if (button && (wide(box, button, 1.5) || high(letters, button, 1.5))) say('sticks out of its button');
  }
  return wrong;
}"""
HEARD = r"""() => [document.title, document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((each) =>
    ['aria-label', 'placeholder', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''))].join('\n')"""


WORN = (
    f"async ([looks, see, seconds]) => {{{WATCHED}"
    + r"""
  const NAME = 'nightcoach.settings';
  const before = localStorage[NAME];
  const own = JSON.parse(before ?? '{}');
  const end = Date.now() + seconds * 1000;
  const put = (look) => {
    localStorage[NAME] = JSON.stringify({ ...own, ...look });
    dispatchEvent(new StorageEvent('storage', { key: NAME }));
  };
  const settles = async (language) => {
    for (let same = 0, changes = -1; same < 2;) {
      await frame();
      const ready = document.documentElement.lang === language && rests();
      same = ready && watch.changes === changes ? same + 1 : 0;
      changes = watch.changes;
      if (Date.now() > end) throw new Error(`in vain: the page stands still in ${language}`);
    }
  };
  const spoken = document.documentElement.lang;
  const found = [];
  for (const look of looks) {
    put(look);
    await settles(look.language);
    found.push(await see());
  }
  put({ text: 100, ...own, language: spoken });
  await settles(spoken);
  if (before === undefined) delete localStorage[NAME];
  else localStorage[NAME] = before;
  return found;
}"""
)


@functools.cache
def ids() -> frozenset[str]:
    """The name of every text that a client has."""
    return frozenset(re.findall(r"^([a-z][\w-]*-[\w-]+) =", "\n".join(catalogues("en")), re.MULTILINE))


Holding = Callable[[], AbstractContextManager[object]]


def in_every_look(
    screen: Screen, looks: Sequence[Look], seen: str, held: Holding = nullcontext
) -> Iterator[tuple[Look, Any]]:
    """What this function of JavaScript sees on the page in each of the looks. The page is left as it was."""
    kept = screen.page.viewport_size
    assert kept is not None
    by_shape: dict[Shape | None, list[Look]] = {}
    for look in looks:
        by_shape.setdefault(look.shape if isinstance(screen, Phone) else None, []).append(look)
    for shape, same in by_shape.items():
        if shape is not None:
            screen.page.set_viewport_size({"width": shape.width, "height": shape.height})
        worn = [{"language": look.language, "text": look.text} for look in same]
        with held():
            found = screen.page.evaluate(f"([looks, seconds]) => ({WORN})([looks, {seen}, seconds])", [worn, PATIENCE])
        yield from zip(same, found, strict=True)
    screen.page.set_viewport_size(kept)


def unreadable(screen: Screen, looks: Sequence[Look] = LOOKS, held: Holding = nullcontext) -> list[str]:
    """What somebody could not read on this page, in any of these looks."""
    return [
        f"{look}: {fault}"
        for look, (cut, heard) in in_every_look(screen, looks, f"() => [({FIND})(), ({HEARD})()]", held)
        for fault in (*cut, *(f"bare id {name}" for name in bare(heard)))
    ]


def clipped(screen: Screen) -> list[str]:
    """Every text of this page, as it is, that cannot be read whole."""
    stand_still(screen.page, 1)
    found: list[str] = screen.page.evaluate(FIND)
    return found


def bare_ids(screen: Screen) -> list[str]:
    """Every name of a text that stands where the text should be."""
    return bare(screen.page.evaluate(HEARD))


def bare(heard: str) -> list[str]:
    return sorted(set(re.findall(r"[a-z]\w*(?:-\w+)+", heard)) & ids())
