"""Refusals as people read them: options by their names, seats from 1; the client and the terminal say the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from nightcoach import games
from nightcoach.core.errors import Refused
from nightcoach.core.wire import parse_options
from nightcoach.words import LANGUAGES, words
from nightcoach.words.refusals import sentence
from tests.table.scene import table_of

ROOT = Path(__file__).parent.parent


def refused(game: str, **options: object) -> Refused:
    with pytest.raises(Refused) as caught:
        parse_options(games.game(game).Options, game, options)
    return caught.value


WRONG: list[tuple[str, dict[str, object]]] = [
    ("eatme", {"target_points": 4}),
    ("eatme", {"first_deal": "chosen_wolf", "first_wolf": 9}),
    ("eatme", {"first_deal": "chosen_wolf"}),
    ("eatme", {"three_player_start": 3, "first_deal": "chosen_wolf", "first_wolf": 4}),
    ("eatme", {"dealer_mode": "nobody"}),
    ("eatme", {"show_ready": "perhaps"}),
    ("eatme", {"choose_seconds": 3}),
    ("castle", {"start_player": 8}),
    ("castle", {"turn_seconds": 2}),
    ("castle", {"colour": "red"}),
    ("lupus", {"preset": "custom"}),
    ("lupus", {"role_list": "secret"}),
    ("lupus", {"wolf_chat": "on"}),
    ("lupus", {"narrator_chair": 3}),
    ("lupus", {"narrator_chair": 30, "narrator": "human"}),
    ("lupus", {"vote_seconds": 0}),
    ("lupus", {"vote_seconds": 700}),
    ("lupus", {"wise_old_man": "on", "narrator": "human"}),
    ("lupus", {"wise_old_man": "on", "preset": "lot", "enforce_minimums": False}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), WRONG)
def test_an_option_is_refused_by_the_names_that_people_read(
    game: str, options: dict[str, object], language: str
) -> None:
    error = refused(game, **options)
    said = sentence(error, words(language))
    ids = games.game(game).Options.__struct_fields__
    found = [each for each in ids if "_" in each and each in said]
    assert found == []
    named = error.facts.get("option") or error.facts["options"].split(", ")[0]
    if error.reason != "option":
        assert words(language).say(f"{game}-option-{named}") in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The first Wolf: “Seat 10” is not possible. Possible: Seat 1–6."),
        ("fr", "Premier Loup : « Siège 10 » n’est pas possible. Possible : Siège 1–6."),
        ("de", "Der erste Wolf: „Platz 10“ geht nicht. Möglich ist: Platz 1–6."),
        ("it", "Primo Lupo: «Posto 10» non è possibile. Possibile: Posto 1–6."),
    ],
)
def test_seats_in_refusals_count_from_1(language: str, said: str) -> None:
    error = refused("eatme", first_deal="chosen_wolf", first_wolf=9)
    assert sentence(error, words(language)) == said


def test_who_types_ids_is_shown_them() -> None:
    error = refused("eatme", dealer_mode="nobody")
    free, loser = [words("en").say(f"eatme-option-dealer_mode-{each}") for each in ("free", "loser_is_wolf")]
    said = sentence(error, words("en"), ids=True)
    assert "(dealer_mode)" in said
    assert said.endswith(f"Possible: {free} (free), {loser} (loser_is_wolf).")
    assert sentence(refused("lupus", preset="custom"), words("en"), ids=True).endswith(" (preset, custom_list)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lobby_refuses_names_people_and_options(language: str) -> None:
    with table_of(3, start=False) as scene:
        host = scene.guests[0]
        arranged = host.do("arrange", order=[0, 0, 1])
        chosen = host.do("choose", options={"target_points": 4})
    said = [
        sentence(Refused(told["reason"], told["message"], told["facts"]), words(language))
        for told in (arranged, chosen)
    ]
    names = ", ".join(place["name"] for place in host.board["places"])
    assert names in said[0]
    assert words(language).say("eatme-option-target_points") in said[1]
    assert "5–30" in said[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_reads_facts_as_the_terminal_does(language: str) -> None:
    node, compiler = shutil.which("node"), ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"
    if node is None or not compiler.exists():
        pytest.skip("needs the client's packages")
    speech = words(language)
    errors = [refused(game, **options) for game, options in WRONG]
    script = """
        const ts = require('./web/node_modules/typescript/lib/typescript.js');
        const source = require('fs').readFileSync('./web/src/words/readable.ts', 'utf8');
        const made = { exports: {} };
        const options = { compilerOptions: { module: 'commonjs' } };
        new Function('exports', ts.transpileModule(source, options).outputText)(made.exports);
        const { texts, facts } = JSON.parse(process.argv[1]);
        const words = {
          has: (id) => id in texts,
          say: (id, given = {}) => texts[id].replace(/@/, () => given.n ?? '@'),
        };
        console.log(JSON.stringify(facts.map((each) => made.exports.readable(each, words))));
    """
    known = [f"{game}-name" for game in games.NAMES] + ["option-on", "option-off", "option-unlimited"]
    for game in games.NAMES:
        for key in games.game(game).Options.__struct_fields__:
            known += [f"{game}-option-{key}"]
            known += [f"{game}-option-{key}-{value}" for error in errors for value in values_in(error)]
    texts = {each: speech.say(each) for each in known if speech.has(each)}
    texts |= {each: speech.say(each, n="@") for each in ("option-seat", "option-seconds")}
    given = json.dumps({"texts": texts, "facts": [error.facts for error in errors]})
    done = subprocess.run(
        [node, "-e", script, given],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for error, facts in zip(errors, json.loads(done.stdout), strict=True):
        assert speech.say(f"refused-{error.reason}", **facts) == sentence(error, speech)


def values_in(error: Refused) -> list[str]:
    return [each for key in ("value", "allowed", "role_list") for each in error.facts.get(key, "").split(", ")]
