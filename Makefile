# Two commands do everything: make play, make test. They set up what they need themselves.
PYTHON ?= python3
.DEFAULT_GOAL := help
PIP = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') $(wildcard docs/rules/*.md)
SETUP = pyproject.toml setup.py constraints.txt

.PHONY: help play test soak bench format lint compile clean compiled-part leaks-part
.DELETE_ON_ERROR:
.NOTPARALLEL:

help: ## This list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: .venv/.play ## Play Eat Me If You Can! in this terminal
	@.venv/bin/nightcoach play eatme

test: .venv/.dev .venv-compiled/.ready ## Everything that must hold
	@tools/part "lint and types" $(MAKE) --no-print-directory lint
	@tools/part "engine interpreted" .venv/bin/pytest -q -m "not leaks"
	@tools/part "engine compiled" $(MAKE) --no-print-directory compiled-part
	@tools/part "leaks" $(MAKE) --no-print-directory leaks-part

lint: .venv/.dev ## Style and types, nothing changed
	.venv/bin/ruff format --check --quiet
	.venv/bin/ruff check --quiet
	.venv/bin/mypy

format: .venv/.dev ## Put the code into shape
	.venv/bin/ruff format
	.venv/bin/ruff check --fix

compile: .venv-compiled/.ready ## The compiled engine, in an environment of its own
	@.venv-compiled/bin/nightcoach --version

compiled-part:
	.venv-compiled/bin/pytest -q -m "not leaks" tests/core tests/games tests/toys tests/bots tests/lab
	tools/same-records
	tools/pure-install

leaks-part:
	.venv/bin/pytest -q -m leaks
	.venv-compiled/bin/pytest -q -m leaks

soak: .venv/.dev .venv-compiled/.ready ## The same checks with ten times the numbers
	NIGHTCOACH_SOAK=10 tools/part "soak" .venv-compiled/bin/pytest -q tests/core tests/games tests/toys

bench: .venv-compiled/.ready ## What we measure ourselves by: interpreted against compiled, side by side
	@.venv-compiled/bin/nightcoach bench

clean: ## Everything that make has made
	rm -rf .venv .venv-compiled build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

.venv/.play: $(SETUP)
	@tools/need $(PYTHON)
	@echo "Setting up (once) …"
	@test -x .venv/bin/python || $(PYTHON) -m venv .venv
	@.venv/bin/python $(PIP) setuptools
	@.venv/bin/python $(PIP) --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.play
	@.venv/bin/python $(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

# The build happens in build/, the result is installed: nothing compiled ever lies in src/.
.venv-compiled/.ready: $(SETUP) $(SOURCES)
	@tools/need $(PYTHON) compiler
	@echo "Compiling the engine …"
	@test -x .venv-compiled/bin/python || $(PYTHON) -m venv .venv-compiled
	@.venv-compiled/bin/python $(PIP) setuptools mypy msgspec
	@rm -rf build
	@NIGHTCOACH_COMPILE=require .venv-compiled/bin/python $(PIP) --no-build-isolation '.[test]'
	@rm -rf build
	@touch $@
