"""Every text that people read, from the Fluent catalogues in English, French, German and Italian."""

from __future__ import annotations

import functools
import os
import re
from importlib import resources
from typing import Any, Final

from nightcoach.core.errors import Refused
from nightcoach.games import NAMES

LANGUAGES: Final = ("en", "fr", "de", "it")


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term (-name) with all its lines: the next of either, and a comment, begin at the margin."""
NAMED: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """The catalogues of one language. A message is parsed when it is first said: most are never said by a server."""

    def __init__(self, language: str) -> None:
        # Fluent brings Babel along: only those who speak pay for it.
        from fluent.runtime import FluentBundle

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        found = [(entry[1], entry[0]) for text in catalogues(language) for entry in ENTRY.finditer(text)]
        self._unread = dict(reversed(found))  # of two with the same name the first counts, as in Fluent

    def say(self, message: str, **facts: Any) -> str:
        """The message in this language. A missing message or fact is a fault of ours and is raised."""
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
    """The texts of all catalogues of a language, the house's and the games', but for those left out by name."""
    folder = resources.files(__name__) / language
    house = [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda f: f.name)
        if file.name.endswith(".ftl") and file.name not in without
    ]
    games = resources.files("nightcoach.games")
    return house + [(games / name / "words" / f"{language}.ftl").read_text(encoding="utf-8") for name in NAMES]


def spoken_here() -> str:
    """The language this machine is set to, English if it is none of ours."""
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    language = setting[:2].lower()
    return language if language in LANGUAGES else "en"


_language = ""


def spoken() -> Words:
    """The words in which commands speak: of the language asked for with --lang, or of the machine's."""
    return words(_language or spoken_here())


def speech_of(lang: str | None) -> Words:
    """Speak this language from now on, if one is named."""
    if lang is not None and lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Refused("language", f"no language '{lang}'; there are: {known}", {"language": lang, "known": known})
    global _language
    _language = lang or _language
    return spoken()
