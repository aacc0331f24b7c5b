# Two commands do everything: make play, make test. They set up what they need themselves.
PYTHON ?= python3
.DEFAULT_GOAL := help
PIP = -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') $(wildcard docs/rules/*.md)
SETUP = pyproject.toml setup.py constraints.txt

.PHONY: help play test soak bench format lint compile clean compiled-part leaks-part server-part
.DELETE_ON_ERROR:
.NOTPARALLEL:

help: ## This list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: .venv/.play ## Open a table for phones: prints the link and a QR code (make play ARGS="--port 9000")
	@.venv/bin/nightcoach serve $(ARGS)

test: .venv/.dev .venv-compiled/.ready ## Everything that must hold
	@tools/part "lint and types" $(MAKE) --no-print-directory lint
	@tools/part "engine interpreted" .venv/bin/pytest -q -m "not leaks and not server"
	@tools/part "engine compiled" $(MAKE) --no-print-directory compiled-part
	@tools/part "leaks" $(MAKE) --no-print-directory leaks-part
	@tools/part "server, crashes, hostile input" $(MAKE) --no-print-directory server-part

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
	.venv-compiled/bin/pytest -q -m "not leaks and not server" tests/core tests/games tests/toys tests/bots tests/lab tests/table
	tools/same-records
	tools/pure-install

leaks-part:
	.venv/bin/pytest -q -m leaks
	.venv-compiled/bin/pytest -q -m leaks

# Two halves beside each other: most of the time they wait for restarts and clocks.
HALF = tests/server/test_crashes.py tests/server/test_authority.py tests/server/test_security.py
server-part:
	@.venv/bin/pytest -q -m server $(HALF) > .half.log 2>&1 & half=$$!; \
	.venv/bin/pytest -q -m server $(addprefix --ignore=,$(HALF)); rest=$$?; \
	wait $$half; died=$$?; cat .half.log; rm -f .half.log; exit $$((rest + died))

soak: .venv/.dev .venv-compiled/.ready ## The same checks with ten times the numbers
	NIGHTCOACH_SOAK=10 tools/part "soak" .venv-compiled/bin/pytest -q tests/core tests/games tests/toys
	NIGHTCOACH_SOAK=10 tools/part "soak, tables and server" .venv/bin/pytest -q tests/table tests/server

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
