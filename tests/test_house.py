"""The habits of the house: layers, rules cited, nothing compiled in src, docstrings, one version."""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import nightcoach
from tests.rules import normative

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "nightcoach"
MOST_LINES = 400
MOST_LINES_OF_TESTS = 600
LAYERS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "words": {"core"},
    "bots": {"core", "games"},
    "store": {"core"},
    "table": {"core", "games", "bots", "store"},
    "server": {"core", "games", "bots", "store", "table", "words", "rulebook", "nightcoach"},
    "lab": {"core", "games", "bots", "nightcoach"},
    "rulebook": {"core"},
    "terminal": {"core", "games", "bots", "words", "rulebook"},
    "figures": {"core", "lab", "words"},
    "hosting": {"core", "store", "server", "words", "nightcoach"},
    "measuring": {"lab", "nightcoach"},
    "cli": {
        *("core", "games", "bots", "lab", "words", "terminal", "rulebook", "figures"),
        *("hosting", "measuring", "nightcoach"),
    },
}
"""What each layer may import of ours: downwards only (docs/architecture.md)."""


def python_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports, at its head or later."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("nightcoach"))
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("nightcoach"):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


IN_A_GAME = {"bots": "bots", "teller": "terminal"}
"""What a game's folder holds beside its engine, and the layer that it belongs to."""


def layer_of(module: str) -> str:
    parts = module.split(".")
    if parts[1:2] == ["games"] and len(parts) > 3:
        return IN_A_GAME.get(parts[3], "games")
    return parts[1] if len(parts) > 1 and parts[1] in LAYERS else "nightcoach"


def module_of(path: Path) -> str:
    return ".".join(["nightcoach", *path.relative_to(SOURCE).with_suffix("").parts])


def test_the_layer_of_a_module_inside_a_game_is_known() -> None:
    for module, layer in {
        "nightcoach": "nightcoach",
        "nightcoach.games": "games",
        "nightcoach.games.castle.trade": "games",
        "nightcoach.games.castle.bots.trade": "bots",
        "nightcoach.games.castle.teller": "terminal",
        "nightcoach.terminal.play": "terminal",
    }.items():
        assert layer_of(module) == layer


@pytest.mark.parametrize("layer", LAYERS)
def test_imports_point_downwards_only(layer: str) -> None:
    files = [path for path in python_files(SOURCE) if layer_of(module_of(path)) == layer]
    assert files
    for path in files:
        for module in imported(path):
            found = layer_of(module)
            assert found == layer or found in LAYERS[layer], f"{path.relative_to(ROOT)} imports {module}"


def test_a_game_imports_no_other_game() -> None:
    for path in python_files(SOURCE / "games"):
        if path.parent == SOURCE / "games":
            continue  # the shelf: it gives the types of the games that it knows by name
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imported(path):
            if module.startswith("nightcoach.games."):
                assert module.split(".")[2] in (game, "game"), f"{path} imports {module}"


GAME_WORDS = re.compile(
    r"\b(wolf|wolves|werewol\w+|kids|hood|pigs?|sleep|traps?|visit|prowl|duel|goblets?|monocle|sextant|coat|dagger"
    r"|hypnotist|diplomat|swordsman|alchemist|proclaim\w*|seer|freemasons?|werehamster|possessed|mythomaniac|bodyguard)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("layer", ["core", "table", "store"])
def test_no_card_and_no_role_is_known_outside_the_games(layer: str) -> None:
    for path in python_files(SOURCE / layer):
        found = GAME_WORDS.search(path.read_text().replace("time.sleep", ""))
        assert found is None, f"{path.relative_to(ROOT)} speaks of {found and found.group()}"


def test_no_random_module_in_the_engine() -> None:
    for path in [*python_files(SOURCE / "core"), *python_files(SOURCE / "games")]:
        names = [
            name
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in ([a.name for a in node.names] if isinstance(node, ast.Import) else [node.module])
        ]
        assert not {"random", "secrets", "time"} & set(names), f"{path} draws or times by itself"


@functools.cache
def citations() -> dict[str, list[str]]:
    """Every rule that a test cites with @pytest.mark.rule, and by which tests."""
    cited: dict[str, list[str]] = {}
    for path in python_files(ROOT / "tests"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        assert isinstance(argument, ast.Constant)
                        cited.setdefault(str(argument.value), []).append(node.name)
    return cited


@pytest.mark.parametrize("game", nightcoach.NAMES)
def test_every_normative_rule_of_a_built_game_is_cited_by_a_test(game: str) -> None:
    uncited = [rule for rule in normative(game) if rule not in citations()]
    assert uncited == []


@pytest.mark.parametrize("game", nightcoach.NAMES)
def test_no_test_cites_a_rule_that_does_not_exist(game: str) -> None:
    letter = normative(game)[0][0]
    known = set(re.findall(rf"\b{letter}\d+\.\d+\b", (ROOT / "docs" / "rules" / f"{game}.md").read_text()))
    assert [rule for rule in citations() if rule.startswith(letter) and rule not in known] == []


def test_the_reader_of_the_rules_would_notice_a_missing_citation() -> None:
    assert "E3.6" in normative("eatme")
    assert "E9.33" in normative("eatme")
    assert not [rule for rule in normative("eatme") if rule.startswith(("E0.", "E7."))]
    assert "E1.3" not in normative("eatme")
    assert len(normative("castle")) > 300
    assert "C5.8" not in normative("castle")


def test_nothing_compiled_lies_in_the_source() -> None:
    compiled = [p for p in SOURCE.rglob("*") if p.suffix in {".so", ".pyd", ".c", ".o", ".h"}]
    assert compiled == []


def test_every_public_function_and_class_says_something() -> None:
    silent = []
    for path in python_files(SOURCE):
        tree = ast.parse(path.read_text())
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                if says_nothing(node):
                    silent.append(f"{path.name}:{node.name}")
                if isinstance(node, ast.ClassDef) and not node.bases:
                    methods = [m for m in node.body if isinstance(m, ast.FunctionDef) and not m.name.startswith("_")]
                    silent += [f"{path.name}:{node.name}.{m.name}" for m in methods if says_nothing(m)]
    assert silent == []


def says_nothing(node: ast.FunctionDef | ast.ClassDef) -> bool:
    """Whether it has no docstring and needs one; of an overloaded function the implementation has it."""
    overload = any(isinstance(each, ast.Name) and each.id == "overload" for each in node.decorator_list)
    return not overload and not ast.get_docstring(node)


def test_changelog_and_package_agree_on_the_version() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert newest
    assert newest[1] == nightcoach.__version__


def own_files(folder: Path, made: frozenset[str]) -> Iterator[Path]:
    """All files but those in folders that something has made: they are many, so nobody even looks into them."""
    for path in folder.iterdir():
        if path.is_dir() and path.name not in made:
            yield from own_files(path, made)
        elif path.is_file():
            yield path


def test_the_project_speaks_of_itself_alone() -> None:
    names = (".md", ".py", ".toml", ".ftl", ".ts", ".svelte", ".html", "Makefile", "run")
    made = frozenset({".git", ".venv", ".venv-compiled", "build", "node_modules", "client"})
    files = [p for p in own_files(ROOT, made) if p.name.endswith(names)]
    assert len(files) > 40
    word = "sha" + "red/"
    for path in files:
        if "docs/rules" not in str(path):
            assert word not in path.read_text(), f"{path} points outside the project"


@pytest.mark.parametrize(("folder", "most"), [(SOURCE, MOST_LINES), (ROOT / "tests", MOST_LINES_OF_TESTS)])
def test_files_stay_small_enough_to_hold_in_the_head(folder: Path, most: int) -> None:
    lengths = {p.relative_to(ROOT): len(p.read_text().splitlines()) for p in python_files(folder)}
    assert [f"{path} has {lines} lines; the limit is {most}" for path, lines in lengths.items() if lines > most] == []


def leaning(name: str, text: str) -> list[str]:
    """The test modules that this one imports, or imports from. What tests share lies in `tests/kit` or beside them."""
    found = []
    package = [*name.split(".")[:-1]]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            found += [module, *[f"{module}.{alias.name}" for alias in node.names]]
    return sorted(set(found) & modules_of_tests())


@functools.cache
def modules_of_tests() -> frozenset[str]:
    return frozenset(module_of_test(path) for path in (ROOT / "tests").rglob("test_*.py"))


def module_of_test(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def test_no_module_leans_on_a_test_module() -> None:
    files = [path for folder in ("tests", "bench", "tools", "examples") for path in python_files(ROOT / folder)]
    assert len(files) > 100
    found = {str(path.relative_to(ROOT)): leaning(module_of_test(path), path.read_text()) for path in files}
    assert {path: modules for path, modules in found.items() if modules} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.table.test_stage import something",
        "from tests.table import test_stage",
        "import tests.table.test_stage as stage",
        "from .test_stage import something",
        "from . import test_stage",
        "def later():\n    from ..table.test_stage import something",
    ],
)
def test_a_module_that_leans_on_a_test_module_would_be_noticed(line: str) -> None:
    assert leaning("tests.table.test_planted", line) == ["tests.table.test_stage"]


def test_core_names_no_rule_of_a_game() -> None:
    cited = re.compile(r"\b[A-Z]\d+\.\d+\b|\bOPT-[A-Z]\b")
    files = sorted((SOURCE / "core").glob("*.py"))
    assert [f"{path.name}: {found}" for path in files for found in cited.findall(path.read_text())] == []
