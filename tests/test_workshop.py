"""The workshop: workflows and hooks call what make calls, the documentation is whole, setting up is quiet."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

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
