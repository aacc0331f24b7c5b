"""Finds text that people cannot read: clipped, outside the page, sticking out of its button, or a bare id."""

from __future__ import annotations

import functools
import re

from nightcoach.words import catalogues
from tests.browser.phones import Screen
from tests.browser.still import stand_still

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
  const seen = { visibilityProperty: true, opacityProperty: true };
  const known = new Map(); // most texts stand in the same frames
  const drawn = (each) => known.get(each) ?? known.set(each, { style: getComputedStyle(each),
    frame: each.getBoundingClientRect() }).get(each);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const own = text.parentElement;
    if (!text.data.trim() || !own.checkVisibility(seen) || own.closest('svg, option, script, style')) continue;
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


@functools.cache
def ids() -> frozenset[str]:
    """The name of every text that a client has."""
    return frozenset(re.findall(r"^([a-z][\w-]*-[\w-]+) =", "\n".join(catalogues("en")), re.MULTILINE))


def clipped(screen: Screen) -> list[str]:
    """Every text of this page that cannot be read whole."""
    stand_still(screen.page, 1)
    found: list[str] = screen.page.evaluate(FIND)
    return found


def bare_ids(screen: Screen) -> list[str]:
    """Every name of a text that stands where the text should be."""
    return sorted(set(re.findall(r"[a-z]\w*(?:-\w+)+", screen.page.evaluate(HEARD))) & ids())
