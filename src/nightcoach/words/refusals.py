"""A refusal as people read it: options and their values by the names that the catalogues give them, seats from 1.

Facts hold ids, for machines; a client does here what `refusal` does in `web/src/words`. People who type ids, as on the
command line, are shown them in parentheses.
"""

from __future__ import annotations

import re
from typing import Final

from nightcoach.core.errors import Refused
from nightcoach.words import Words

APART: Final = re.compile(r", (?![^(]*\))")
"""Between two values of a list; what is in parentheses belongs to the value before."""


def sentence(refused: Refused, speech: Words, ids: bool = False) -> str:
    """The refusal in a language that people speak; with the ids of options too, if they are typed."""
    if not speech.has(f"refused-{refused.reason}"):  # a game from outside that brings no words for it
        return refused.message
    facts = dict(refused.facts)
    game, option = facts.get("game", ""), facts.get("option", "")
    if speech.has(f"{game}-name"):
        facts["game"] = speech.say(f"{game}-name")
        for key, text in refused.facts.items():
            if key == "option":
                facts[key] = _option(speech, game, text, ids)
            elif key == "known" and option:
                facts[key] = ", ".join([_option(speech, game, each, ids) for each in APART.split(text)])
            elif key in ("value", "allowed"):
                seats = refused.facts.get("kind") == "seat"
                facts[key] = ", ".join([_value(speech, game, option, each, seats, ids) for each in APART.split(text)])
            else:
                facts[key] = _value(speech, game, key, text, False, ids) if key not in ("game", "kind") else facts[key]
    said = speech.say(f"refused-{refused.reason}", **facts)
    return f"{said} ({refused.facts['options']})" if ids and "options" in refused.facts else said


def _option(speech: Words, game: str, option: str, ids: bool) -> str:
    """The name of an option; what is not one is said as it was typed."""
    message = f"{game}-option-{option}"
    return _with_id(speech.say(message), option, ids) if speech.has(message) else option


def _value(speech: Words, game: str, option: str, value: str, seats: bool, ids: bool) -> str:
    """A value of an option, or a range of values, as the page with the options shows it."""
    own = f"{game}-option-{option}-{value}"
    if speech.has(own):
        return _with_id(speech.say(own), value, ids)
    if value in ("true", "false"):
        return _with_id(speech.say("option-on" if value == "true" else "option-off"), value, ids)
    if not re.match(r"-?\d", value):
        return value
    if option.endswith("_seconds"):
        unlimited = re.match(r"0($| \()", value)
        return (
            _with_id(speech.say("option-unlimited"), "0", ids) if unlimited else speech.say("option-seconds", n=value)
        )
    if seats:
        shown = re.sub(r"\d+", lambda found: str(int(found[0]) + 1), value)
        return _with_id(speech.say("option-seat", n=shown), value, ids)
    return value


def _with_id(text: str, typed: str, ids: bool) -> str:
    return f"{text} ({typed})" if ids else text
