"""Every text that people read, from the Fluent catalogues in English, French, German and Italian."""

from __future__ import annotations

import functools
import os
from importlib import resources
from typing import Any, Final

from nightcoach.core.errors import Refused
from nightcoach.games import NAMES

LANGUAGES: Final = ("en", "fr", "de", "it")


class Words:
    """The catalogues of one language."""

    def __init__(self, language: str) -> None:
        # Fluent brings Babel along: only those who speak pay for it.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogues(language):
            self._bundle.add_resource(FluentResource(text))

    def say(self, message: str, **facts: Any) -> str:
        """The message in this language. A missing message or fact is a fault of ours and is raised."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise ValueError(f"{self.language}: {message} has no text")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}: {message}: {errors}")
        return str(said)


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
