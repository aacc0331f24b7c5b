"""What make installs: pinned with hashes, all that pyproject.toml asks for, and nowhere a registry's address."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LAYERS = ("play", "test", "dev")
PIN = re.compile(r"([a-z0-9-]+)==(\S+)(?: ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)")


def pins_in(text: str) -> dict[str, str]:
    """The versions by name. Nothing else may be in the file but comments and the file before it."""
    rest = PIN.sub("", text)
    strange = [line for line in rest.splitlines() if line and not re.fullmatch(r"#.*|-r [a-z]+\.txt", line)]
    assert not strange, strange
    return {name: version for name, version, _ in PIN.findall(text)}


def read(layer: str) -> str:
    return (ROOT / "pins" / f"{layer}.txt").read_text()


def wanted() -> dict[str, list[str]]:
    """What each file must hold."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    layers = {
        "play": [*project["project"]["dependencies"], "setuptools"],
        "test": [*project["build-system"]["requires"], *extras["cluster"], *extras["postgres"], *extras["test"]],
        "dev": [*extras["ray"], *extras["dev"]],
    }
    return {layer: [each for each in texts if not each.startswith("nightcoach[")] for layer, texts in layers.items()}


@pytest.mark.parametrize("layer", LAYERS)
def test_everything_needed_is_pinned_to_a_version_that_will_do(layer: str) -> None:
    until = LAYERS[: LAYERS.index(layer) + 1]
    pinned = {name: version for each in until for name, version in pins_in(read(each)).items()}
    for text in wanted()[layer]:
        requirement = Requirement(text)
        version = pinned.get(canonicalize_name(requirement.name))
        assert version is not None, f"{text} is not pinned: run python -m tools.pins"
        assert version in requirement.specifier, f"{text} is pinned to {version}: run python -m tools.pins"


def test_each_file_builds_on_the_one_before_and_repeats_nothing() -> None:
    assert "-r play.txt\n" in read("test")
    assert "-r test.txt\n" in read("dev")
    names = [name for layer in LAYERS for name in pins_in(read(layer))]
    assert len(names) == len(set(names)) > 50


GOOD = f"good==1.0 \\\n    --hash=sha256:{'0' * 64}\n"


@pytest.mark.parametrize(
    "fault",
    [
        "bad==1.0\n",
        "bad>=1.0 \\\n    --hash=sha256:" + "0" * 64 + "\n",
        "bad==1.0 \\\n    --hash=md5:" + "0" * 32 + "\n",
        "bad==1.0 \\\n    --hash=sha256:" + "0" * 63 + "\n",
        "--index-url https://registry.example.org/simple\n",
    ],
)
def test_a_pin_without_a_hash_or_with_an_address_would_be_found(fault: str) -> None:
    assert pins_in(GOOD) == {"good": "1.0"}
    with pytest.raises(AssertionError):
        pins_in(GOOD + fault)


def test_what_builds_the_client_is_pinned_with_hashes_too() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert len(packages) > 50
    assert not [name for name, package in packages.items() if not package.get("integrity", "").startswith("sha512-")]
    assert not [name for name, package in packages.items() if "resolved" in package]
