"""Every text that people read, from the Fluent catalogues in English, French, German and Italian."""

from __future__ import annotations

import functools
import os
import re
from importlib import resources
from typing import Any, Final

from nightcoach.core.box import Box, boxes
from nightcoach.core.errors import Refused

LANGUAGES: Final = ("en", "fr", "de", "it")
NAMED: Final = re.compile(r"-?[a-z][\w-]*")
"""What may be the id of a message, or of a term, in the text of another."""


class Words:
    """The catalogues of one language. A message is parsed when it is first used: a server never uses most of them."""

    def __init__(self, language: str) -> None:
        # Fluent imports Babel: only those who need it pay for it.
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in catalogues(language):
            self._unread = entries(text) | self._unread  # our own words come first, and cannot be replaced

    def has(self, message: str) -> bool:
        """Whether there are words for this message."""
        return message in self._unread or bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Any) -> str:
        """The message in this language. A missing fact is an error, and so is a missing message of our own; for one
        that a game does not bring there is a readable default."""
        if not self.has(message) and message.partition("-")[0] in boxes():
            return readable(message)
        if message in self._unread:
            self._read(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise ValueError(f"{self.language}: {message} has no text")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(said)

    def _read(self, message: str) -> None:
        """Parse this entry and all that it may refer to."""
        from fluent.runtime import FluentResource

        wanted: dict[str, str] = {}
        names = [message]
        while names:
            name = names.pop()
            source = self._unread.get(name)
            if source is not None and name not in wanted:
                wanted[name] = source
                names += NAMED.findall(source)
        self._bundle.add_resource(FluentResource("\n".join(wanted.values())))
        for name in wanted:  # only now: another thread may want it too, and Fluent keeps the first of two
            self._unread.pop(name, None)


@functools.cache
def words(language: str) -> Words:
    """The words of a language, loaded once."""
    return Words(language)


def catalogues(language: str, without: tuple[str, ...] = ()) -> list[str]:
    """The texts of all catalogues of a language, ours and the games', except those left out by name."""
    folder = resources.files(__name__) / language
    house = [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".ftl") and file.name not in without
    ]
    return house + [catalogue(box, language) for box in boxes().values()]


def catalogue(box: Box, language: str) -> str:
    """The words of a game in a language; what is missing in it is English."""
    english = box.text("words", "en.ftl") or ""
    text = box.text("words", f"{language}.ftl")
    if text is None:
        return english
    known = entries(text)
    missing = [said for name, said in entries(english).items() if name not in known]
    return "\n".join([text, *missing])


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a catalogue by id, each as it is written."""
    parts = re.split(r"^(?=[a-z#-])", text, flags=re.MULTILINE)
    return {part.split("=", 1)[0].strip(): part for part in parts if part and not part.startswith("#")}


def readable(message: str) -> str:
    """The default for a message that a game does not bring: the last part of its id."""
    return message.rpartition("-")[2].replace("_", " ")


def spoken_here() -> str:
    """The language this machine is set to, or English if we do not have it."""
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    language = setting[:2].lower()
    return language if language in LANGUAGES else "en"


_language = ""


def spoken() -> Words:
    """The words that commands use: in the language given with --lang, or else the machine's."""
    return words(_language or spoken_here())


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused(
            "language", f"no language '{language}'; there are: {known}", {"language": language, "known": known}
        )


def speech_of(lang: str | None) -> Words:
    """Speak this language from now on, if one is named."""
    if lang is not None:
        check_language(lang)
    global _language
    _language = lang or _language
    return spoken()
