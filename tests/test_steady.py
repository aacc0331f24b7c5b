"""`make steady` counts how often each test has failed, and sees those that fail now and then."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.steady import Tally

ROOT = Path(__file__).parent.parent
FICKLE = """
from pathlib import Path
def test_sure():
    pass
def test_fickle():
    mark = Path(__file__).with_suffix(".mark")
    known = mark.exists()
    mark.touch()
    assert not known
"""
REPORT = """<testsuites><testsuite>
  <testcase classname="tests.server.test_order" name="test_a" />
  <testcase classname="tests.server.test_order" name="test_b[x]"><{fault} message="" /></testcase>
</testsuite></testsuites>"""


@pytest.mark.parametrize("fault", ["failure", "error"])
def test_a_test_that_failed_is_counted_by_its_name(tmp_path: Path, fault: str) -> None:
    report = tmp_path / "report.xml"
    tally = Tally()
    for kind, code in ((fault, 1), ("system-out", 0)):
        report.write_text(REPORT.format(fault=kind))
        tally.add(report, code)
    assert tally.table(2).splitlines()[1:] == [
        "     4      1  tests/server/test_order.py",
        "     4      1  all of 2 tests",
        "            1  tests/server/test_order.py::test_b[x]",
    ]


def test_a_run_that_does_not_come_to_its_end_has_failed(tmp_path: Path) -> None:
    tally = Tally()
    tally.add(tmp_path / "missing.xml", 3)
    assert tally.failed.total() == 1


def test_a_test_that_fails_now_and_then_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_fickle.py").write_text(FICKLE)
    command = f"{sys.executable} -m pytest -q -p no:cacheprovider --rootdir {tmp_path} {tmp_path}/test_fickle.py"
    done = subprocess.run(
        [sys.executable, "-m", "tools.steady", "2", command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "     4      1  all of 2 tests" in done.stdout
    assert done.stdout.rstrip().endswith("1  test_fickle.py::test_fickle")
