"""What the README shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import nightcoach

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_example_in_the_readme_runs_as_printed() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 1
    example = doctest.DocTestParser().get_doctest(blocks[0], {}, "README", "README.md", 0)
    assert len(example.examples) == 8
    result = doctest.DocTestRunner().run(example)
    assert result.failed == 0


def test_the_example_of_the_package_runs_as_printed() -> None:
    assert doctest.testmod(nightcoach).failed == 0
    assert doctest.testmod(nightcoach).attempted == 4


def test_every_verb_in_the_readme_is_in_the_makefile() -> None:
    makefile = (Path(__file__).parent.parent / "Makefile").read_text()
    verbs = set(re.findall(r"(?:^|`)make (\w+)", README, re.MULTILINE))
    assert verbs >= {"play", "test"}
    for verb in verbs:
        assert re.search(rf"^{verb}:", makefile, re.MULTILINE), verb
