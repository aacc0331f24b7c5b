"""Every text in four languages: complete, with the same facts, and none unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

import nightcoach
from nightcoach.games.castle.cards import ANNOUNCED, KINDS, OBJECTS, PROFESSIONS, SOCIETIES
from nightcoach.games.castle.chronicle import CHRONICLE
from nightcoach.games.castle.proclaim import RULES
from nightcoach.games.eatme.chronicle import CHRONICLE as EATME_CHRONICLE
from nightcoach.games.eatme.moves import KIND_NAMES
from nightcoach.games.eatme.wire import Choice, Reason
from nightcoach.games.lupus.calls import CALL_ORDER
from nightcoach.games.lupus.chronicle import CHRONICLE as LUPUS_CHRONICLE
from nightcoach.games.lupus.entries import NOTE_KINDS
from nightcoach.games.lupus.moves import CLAIMS
from nightcoach.games.lupus.roles import PARTIES, ROLES
from nightcoach.games.lupus.teller import LINES, THEN
from nightcoach.games.lupus.wire import Reason as LupusReason
from nightcoach.games.lupus.wire_view import Why
from nightcoach.words import LANGUAGES, spoken_here, words
from tests.kit.catalogues import messages

SOURCE = Path(__file__).parent.parent / "src" / "nightcoach"
CLIENT = Path(__file__).parent.parent / "web" / "src"


ENGLISH = messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_facts(language: str) -> None:
    for name, facts in messages(language).items():
        assert facts.names == ENGLISH[name].names, f"{language}: {name}"
        assert facts.choices == ENGLISH[name].choices, f"{language}: {name}"


def reasons() -> set[str]:
    """Every reason with which something is refused, from the source."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id
                in {
                    "Refused",
                    "IllegalMove",
                    "UnknownMove",
                    "BadOption",
                    "BadNotation",
                    "CannotRedeal",
                    "BadRecord",
                    "Unreadable",
                }
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return found | {"file-read", "file-written", "output", "store", "reload"}


def notes() -> set[str]:
    """Every line that a table itself puts among the talk, from the source."""
    found = set()
    for path in (SOURCE / "table").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                found |= said_by(node.args[0])
    return found


def said_by(given: ast.expr) -> set[str]:
    """The texts that an argument can be; of a choice, those it chooses from."""
    if isinstance(given, ast.IfExp):
        return said_by(given.body) | said_by(given.orelse)
    assert isinstance(given, ast.Constant), ast.unparse(given)
    return {str(given.value)}


def literal_messages() -> set[str]:
    """Message ids that stand in the source as they are."""
    text = "\n".join(path.read_text() for path in SOURCE.rglob("*.py"))
    return set(ENGLISH) & set(re.findall(r"['\"]([\w-]+)(?=['\"])", text))


def told_games(name: str) -> list[str]:
    """The games of a table about which its lobby says something."""
    first = nightcoach.game(name).first_games
    return [*[str(number) for number in range(1, len(first) + 1)], "over"] if first else []


def built_messages() -> set[str]:
    """Message ids that the source builds from the games' own words."""
    return {
        *castle_messages(),
        *lupus_messages(),
        *[f"refused-{reason}" for reason in reasons()],
        *[f"note-{note}" for note in notes()],
        *[f"{name}-name" for name in nightcoach.NAMES],
        *[f"{name}-first-game-{game}" for name in nightcoach.NAMES for game in told_games(name)],
        *[f"unit-{nightcoach.game(name).unit}" for name in nightcoach.NAMES],
        *[f"eatme-kind-{kind}" for kind in KIND_NAMES],
        *[f"eatme-word-{move.verb}" for move in nightcoach.game("eatme").moves],
        *[f"eatme-ask-{window}" for window in nightcoach.game("eatme").windows],
        "eatme-ask-deal-first",
        *[f"eatme-event-duel-{choice}" for choice in get_args(Choice)],
        *[f"eatme-event-revealed-{choice}" for choice in get_args(Choice)],
        *[f"eatme-event-ended-{reason}" for reason in get_args(Reason)],
        *[f"eatme-fact-{fact}" for fact in EATME_CHRONICLE.kinds],
        *[f"client-{name}" for name in ("tagline", "loading", "noscript")],
        *[f"simulate-{engine}" for engine in ("compiled", "interpreted")],
    }


def castle_messages() -> set[str]:
    """What a game of the Castle may have to say: of its moves, windows, events and cards, each."""
    game = nightcoach.game("castle")
    cards = {*OBJECTS, *KINDS, *PROFESSIONS, *SOCIETIES, *ANNOUNCED}
    spoken_of = {word for move in game.moves for word in move.words.split() if not word.isdecimal()}
    parts = ("active", "attacker", "defender", "sword", "shield", "hypnotised", "out", "asked", "winner")
    return {
        *[f"castle-word-{word}" for word in cards | spoken_of],
        *[f"castle-short-{society}" for society in SOCIETIES],
        *[f"castle-about-{card}" for card in (*KINDS, *PROFESSIONS, *SOCIETIES, "tokens")],
        *[f"castle-ask-{window}" for window in (*game.windows, "beat")],
        *[f"castle-window-{window}" for window in (*game.windows, "over")],
        *[f"castle-event-{event}" for event, kind in game.events.items() if not kind.quiet],
        *[f"castle-secret-{kind.aside}" for kind in game.events.values() if kind.aside],
        *[f"castle-why-{reason}" for reason in RULES],
        *[f"castle-fact-{fact}" for fact in CHRONICLE.kinds],
        *[f"castle-fact-{fact}-none" for fact, kind in CHRONICLE.kinds.items() if kind.without],
        *[f"castle-part-{part}" for part in parts],
        *[f"castle-pending-{what}" for what in ("offer", "demand", "ability")],
    }


def lupus_messages() -> set[str]:
    """What a game of Lupus may have to say: of its characters, calls, moves, windows, events, notes and options."""
    game = nightcoach.game("lupus")
    spoken_of = {word for move in game.moves for word in move.words.split() if not word.isdecimal()} - set(ROLES)
    claims = [verb for verb in spoken_of if verb in CLAIMS]
    counted = {move.verb for move in game.moves if any(map(str.isdecimal, move.words.split()[2:]))}
    calls = [ROLES[role] for role in CALL_ORDER]
    parts = ("winner", "ghost", "died", "welcome", "wise", "owl", "paw", "tuft", "ready", "speaks", "no_ballot")
    whispered = {"dealt", "call", "pointed", "markers", "sealed", "forecast", *NOTE_KINDS}
    return {
        *[f"lupus-role-{role}{about}" for role in ROLES for about in ("", "-about")],
        *[f"lupus-call-{call}" for call in calls],
        *[f"lupus-line-{line}" for line in (*calls, *game.windows, *LINES.values(), *THEN.values())],
        *[f"lupus-word-{word}" for word in (*spoken_of, *PARTIES)],
        *[f"lupus-claim-{claim}" for claim in claims],
        *[f"lupus-count-{verb}" for verb in counted],
        *[f"lupus-window-{window}" for window in (*game.windows, "over")],
        *[f"lupus-ask-{window}" for window in game.windows],
        *[f"lupus-event-{event}" for event in game.events if event not in whispered],
        *[f"lupus-event-{event}-none" for event, kind in game.events.items() if kind.without],
        *[f"lupus-note-{kind}" for kind in NOTE_KINDS],
        *[f"lupus-note-{kind}-none" for kind in ("fellows", "victim", "became")],
        *[f"lupus-part-{part}" for part in parts],
        *[f"lupus-why-{reason}" for reason in get_args(LupusReason)],
        *[f"lupus-clash-{why}" for why in (*get_args(Why), "mark-none")],
        *[f"lupus-fact-{fact}" for fact in LUPUS_CHRONICLE.kinds],
        *[f"lupus-fact-{fact}-none" for fact, kind in LUPUS_CHRONICLE.kinds.items() if kind.without],
    }


def test_every_option_has_a_name_and_says_what_it_does() -> None:
    for name in nightcoach.NAMES:
        for option in nightcoach.game(name).Options.__struct_fields__:
            assert {f"{name}-option-{option}", f"{name}-option-{option}-about"} <= set(ENGLISH)


def client_source() -> str:
    """All that the client is written in, but for the generated types."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in {".svelte", ".ts"} and ".gen." not in path.name]
    return "\n".join(path.read_text() for path in sorted(files))


def client_messages() -> set[str]:
    """Message ids in the client: quoted as they are, or matched by a template like `eatme-kind-${kind}`."""
    text = client_source()
    quoted = set(re.findall(r"""(['"`])([a-z][\w-]*)\1""", text))
    names = {name for _, name in quoted} & set(ENGLISH)
    for template in set(re.findall(r"`([\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`", text)):
        fixed = re.split(r"\$\{[^{}]*\}", template)
        if "-" in "".join(fixed):  # a template of nothing but values says nothing
            shape = re.compile("[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*".join([re.escape(part) for part in fixed]))
            names |= {name for name in ENGLISH if shape.fullmatch(name)}
    return names


def test_no_message_is_unused_and_none_is_missing() -> None:
    used = literal_messages() | built_messages()
    assert used - set(ENGLISH) == set()
    assert set(ENGLISH) - used - client_messages() == set()


def test_every_message_that_the_client_names_exists() -> None:
    said = set(re.findall(r"""\bsay\(\s*['"]([^'"]+)['"]""", client_source()))
    assert said - set(ENGLISH) == set()


def test_every_template_of_the_client_finds_a_message() -> None:
    for template in re.findall(r"\bsay\(\s*`([^`]+)`", client_source()):
        shape = re.sub(r"\\\$\\\{.*?\\\}", "[A-Za-z0-9_-]+", re.escape(template))
        assert any(re.fullmatch(shape, name) for name in ENGLISH), template


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name, facts in ENGLISH.items():
        said = words(language).say(name, **dict.fromkeys(facts.names, "3"))
        assert said.strip()
        assert "{" not in said


def test_a_missing_fact_is_noticed() -> None:
    with pytest.raises(ValueError, match="eatme-event-scored"):
        words("en").say("eatme-event-scored")


@pytest.mark.parametrize(
    ("setting", "language"), [("fr_FR.UTF-8", "fr"), ("de", "de"), ("C.UTF-8", "en"), ("ja_JP.UTF-8", "en"), ("", "en")]
)
def test_the_machines_language_is_spoken_where_it_is_one_of_ours(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", setting)
    assert spoken_here() == language
