"""The workshop: workflows and hooks call what make calls, the documentation is whole, setting up is quiet."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import nightcoach

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text()
VERBS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def steps(workflow: Path) -> list[dict[str, Any]]:
    jobs = yaml.safe_load(workflow.read_text())["jobs"]
    return [step for job in jobs.values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_verbs_of_the_makefile(workflow: Path) -> None:
    called = [verb for step in steps(workflow) for verb in re.findall(r"\bmake ([a-z-]+)", step.get("run", ""))]
    assert called
    assert set(called) <= VERBS


def test_the_workflows_test_build_the_documentation_and_release() -> None:
    called = {run for each in WORKFLOWS for step in steps(each) for run in re.findall(r"make (\w+)", str(step))}
    assert called == {"test", "docs", "dist"}


def test_the_tests_run_on_every_python_that_the_package_promises() -> None:
    matrix = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]["test"]["strategy"]["matrix"]
    prefix = "Programming Language :: Python :: 3."
    promised = [each.rpartition(" ")[2] for each in PROJECT["classifiers"] if each.startswith(prefix)]
    assert matrix["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"


def test_the_server_part_looks_wherever_a_test_has_a_server() -> None:
    marked = re.compile(r"^(@|pytestmark = )pytest\.mark\.server", re.MULTILINE)
    found = [path for path in (ROOT / "tests").rglob("test_*.py") if marked.search(path.read_text())]
    listed = re.search(r"^SERVED = (.+)$", MAKEFILE, re.MULTILINE)
    assert listed
    assert found
    assert [path for path in found if not any(path.is_relative_to(ROOT / each) for each in listed[1].split())] == []


def test_every_hook_runs_a_tool_that_make_installs() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    assert {hook["language"] for hook in hooks} == {"system"}
    assert {hook["entry"].split()[0] for hook in hooks} == {
        ".venv/bin/ruff", ".venv/bin/mypy", ".venv/bin/python", "npm",
    }  # fmt: skip


def test_every_page_of_the_documentation_is_in_its_table_of_contents() -> None:
    listed = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text()))
    pages = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")}
    assert listed == pages


def paths_in_the_table() -> list[str]:
    """What the table of files names; a bare name is in the folder of the one before it in the same cell."""
    table = (ROOT / "docs" / "architecture.md").read_text().split("| file | what it holds |")[1].split("\n\n")[0]
    found = []
    for cell in re.findall(r"^\| (`[^|]+`) \|", table, re.MULTILINE):
        folder = ""
        for name in re.findall(r"`([^`]+)`", cell):
            if "/" in name:
                folder = name.rpartition("/")[0]
                found.append(name)
            else:
                found.append(f"{folder}/{name}" if folder else name)
    return found


def exists(name: str) -> bool:
    places = (ROOT / name, ROOT / "src" / "nightcoach" / name, ROOT / "src" / "nightcoach" / f"{name}.py")
    return any(place.exists() for place in places)


def test_every_decision_is_listed_with_its_title() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = dict(re.findall(r"\[(.+)\]\((.+)\)", (folder / "index.md").read_text()))
    titles = {path.read_text().splitlines()[0].partition(". ")[2]: path.name for path in folder.glob("0*.md")}
    assert listed == titles


@pytest.mark.parametrize("name", ["eatme", "castle", "lupus"])
def test_the_notation_names_every_verb_of_a_game_and_counts_its_codes(name: str) -> None:
    moves = list(nightcoach.game(name).moves)
    page = (ROOT / "docs" / "notation.md").read_text()
    heading = {"eatme": "Eat Me", "castle": "Castle", "lupus": "Lupus"}[name]
    table = page.partition(f"| {heading} | code | who |")[2].partition("\n\n")[0]
    rows = [row.split(" | ") for row in table.splitlines()[2:]]
    assert {verb for row in rows for verb in re.findall(r"`(\w+)", row[0])} == {move.verb for move in moves}
    spans = [span for row in rows for span in re.findall(r"(\d+)(?:–(\d+))?", row[1])]
    codes = sorted(code for low, high in spans for code in range(int(low), int(high or low) + 1))
    assert codes == list(range(len(moves)))
    assert "\\|" not in table


def test_the_table_of_files_in_the_architecture_names_files_that_exist() -> None:
    named = paths_in_the_table()
    assert len(named) > 60
    assert [name for name in named if not exists(name)] == []


def test_every_folder_of_the_package_is_in_the_table_of_files() -> None:
    folders = {path.parent.name for path in (ROOT / "src/nightcoach").glob("*/__init__.py")}
    assert folders - {name.split("/")[0] for name in paths_in_the_table()} == {"words"}  # texts, not code


def run_step(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    words = [str(ROOT / "tools" / "step"), "Baking", "Buy flour.", *command]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


def test_a_step_of_setting_up_prints_one_line_whatever_its_command_says(tmp_path: Path) -> None:
    done = run_step(tmp_path, "sh", "-c", "echo WARNING; echo crumbs >&2")
    assert done.returncode == 0
    assert re.fullmatch(r"Baking …\.? \d+ s\n", done.stdout)
    assert done.stderr == ""
    assert (tmp_path / "setup.log").read_text().endswith("WARNING\ncrumbs\n")


def test_a_step_that_fails_shows_its_log_and_says_what_to_do(tmp_path: Path) -> None:
    done = run_step(tmp_path, "sh", "-c", "echo no flour >&2; exit 3")
    assert done.returncode == 3
    assert done.stdout.count("\n") == 1
    assert "no flour\n" in done.stderr
    assert done.stderr.rstrip().endswith("Buy flour.")
