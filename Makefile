# Two commands do everything: make play, make test. They set up what they need themselves.
PYTHON ?= python3
.DEFAULT_GOAL := help
# Where the environment forbids bytecode, every start would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
PIP = -m pip install --quiet --disable-pip-version-check
# What others have made: the very files whose hashes are written in pins/ (tools/pins.py), and nothing that is not there.
PINNED = $(PIP) --require-hashes --requirement
OURS = $(PIP) --no-deps --no-build-isolation
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') $(wildcard docs/rules/*.md)
SETUP = pyproject.toml setup.py $(wildcard pins/*.txt)
CLIENT = src/nightcoach/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/plugins $(wildcard web/public) -type f) $(wildcard web/*.json web/*.ts web/*.js) \
	web/index.html $(wildcard src/nightcoach/words/*/*.ftl src/nightcoach/games/*/words/*.ftl)
# Everything in tools/ that is Python is a module: tools/steady.py is `.venv/bin/python -m tools.steady`.
TOOL = .venv/bin/python -m tools
NPM = npm --prefix web --silent

.PHONY: help play test soak bench steady docs dist pictures format lint types compile clean engine-part compiled-part leaks-part server-part browser-part
.DELETE_ON_ERROR:
.NOTPARALLEL:

help: ## This list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: .venv/.play $(CLIENT) ## Open a table for phones: prints the link and a QR code (make play ARGS="--port 9000")
	@.venv/bin/nightcoach serve $(ARGS)

# The engine compiles while everything runs that does not need it compiled.
test: .venv/.dev $(CLIENT) ## Everything that must hold
	@$(MAKE) --no-print-directory .venv-compiled/.ready > .compile.log 2>&1 & compiling=$$!; \
	tools/part "lint and types" $(MAKE) --no-print-directory lint && \
	$(MAKE) --no-print-directory docs && \
	tools/part "engine interpreted" $(MAKE) --no-print-directory engine-part; tested=$$?; \
	wait $$compiling; compiled=$$?; [ $$compiled = 0 ] || cat .compile.log; rm -f .compile.log; exit $$((tested + compiled))
	@tools/part "engine compiled" $(MAKE) --no-print-directory compiled-part
	@tools/part "leaks" $(MAKE) --no-print-directory leaks-part
	@tools/part "server, crashes, hostile input" $(MAKE) --no-print-directory server-part
	@tools/part "browser" $(MAKE) --no-print-directory browser-part

lint: .venv/.dev web/node_modules/.ready ## Style and types, nothing changed
	$(call beside,$(NPM) run lint && $(NPM) run types -- --check && $(NPM) run test,\
		.venv/bin/ruff format --check --quiet && .venv/bin/ruff check --quiet && .venv/bin/mypy && $(NPM) run check)

types: .venv/.dev web/node_modules/.ready ## The client's types, from the messages of the server
	$(NPM) run types

format: .venv/.dev web/node_modules/.ready ## Put the code into shape
	.venv/bin/ruff format
	.venv/bin/ruff check --fix
	$(NPM) run format

compile: .venv-compiled/.ready ## The compiled engine, in an environment of its own
	@.venv-compiled/bin/nightcoach --version

# Two commands at the same time: there are two cores, and much of the time goes into restarts, clocks and pages.
define beside
	@{ $(1); } > .beside.log 2>&1 & one=$$!; \
	{ $(2); }; rest=$$?; \
	wait $$one; died=$$?; cat .beside.log; rm -f .beside.log; exit $$((rest + died))
endef

ENGINE = -m "not compiled and not leaks and not server and not browser"
CASTLE = tests/games/castle tests/bots/test_castle.py
HALF = $(CASTLE) tests/bots tests/table tests/games/lupus tests/terminal
engine-part:
	$(call beside,.venv/bin/pytest -q $(ENGINE) $(HALF),.venv/bin/pytest -q $(ENGINE) $(addprefix --ignore=,$(HALF)))

COMPILED = .venv-compiled/bin/pytest -q -m "not leaks and not server"
compiled-part:
	$(call beside,$(COMPILED) $(CASTLE),$(COMPILED) tests/core tests/games tests/bots tests/toys tests/lab $(addprefix --ignore=,$(CASTLE)))
	$(TOOL).same_records

leaks-part:
	$(call beside,.venv/bin/pytest -q -m leaks tests/table,.venv-compiled/bin/pytest -q -m leaks tests/games tests/toys)

# Much of this part is waiting, so the installation without a compiler is tried here too (tools/pure_install.py).
# Only what has a server is collected: reading all other tests takes as long as many of these.
SERVER = .venv/bin/pytest -q -m server --durations=6
SERVED = tests/server tests/bench tests/old tests/test_examples.py
CRASHES = tests/server/test_crashes.py tests/server/test_authority.py tests/server/test_security.py tests/server/test_hostile.py \
	tests/server/test_reconnect.py
server-part:
	$(call beside,$(SERVER) $(CRASHES),$(SERVER) $(SERVED) $(addprefix --ignore=,$(CRASHES)) && $(TOOL).pure_install)

BROWSER = .venv/bin/pytest -q -m browser --durations=8
WALKS = tests/browser/test_languages.py tests/browser/test_keyboard.py tests/browser/test_castle.py tests/browser/test_castle_evening.py \
	tests/browser/test_lupus.py tests/browser/test_lupus_night.py tests/browser/test_axe.py tests/browser/test_insecure.py
browser-part:
	@tools/need-browser
	$(call beside,$(BROWSER) $(WALKS),$(BROWSER) tests/browser $(addprefix --ignore=,$(WALKS)))

ROUNDS ?= 5
steady: .venv/.dev $(CLIENT) ## Server and browser tests again and again beside a busy core: none may fail (make steady ROUNDS=2)
	@tools/need-browser
	@$(TOOL).steady $(ROUNDS) "$(SERVER) $(CRASHES)" "$(SERVER) $(SERVED) $(addprefix --ignore=,$(CRASHES))" \
		"$(BROWSER) $(WALKS)" "$(BROWSER) tests/browser $(addprefix --ignore=,$(WALKS))"

soak: .venv/.dev .venv-compiled/.ready ## The same checks with ten times the numbers
	NIGHTCOACH_SOAK=10 tools/part "soak" .venv-compiled/bin/pytest -q tests/core tests/games tests/toys
	NIGHTCOACH_SOAK=10 tools/part "soak, tables and server" .venv/bin/pytest -q tests/table tests/server
	NIGHTCOACH_SOAK=10 tools/part "soak, languages" .venv/bin/pytest -q tests/browser/test_languages.py

bench: .venv-compiled/.ready ## What we measure ourselves by: every engine interpreted and compiled, and ours beside a peer's
	@for game in $$(.venv-compiled/bin/python -c 'import nightcoach; print(*nightcoach.NAMES)'); do \
		.venv-compiled/bin/nightcoach bench $$game; done
	@.venv-compiled/bin/python -m bench.peers

docs: .venv/.dev ## The documentation as a site, into site/; a warning is an error
	@NO_MKDOCS_2_WARNING=1 tools/part "documentation" .venv/bin/mkdocs --quiet build --strict

dist: .venv/.dev $(CLIENT) ## What a release consists of, into dist/: the sources and a wheel for any machine
	@rm -rf build dist
	@tools/step "Packing the sources" "The message above says why." .venv/bin/python -c "from setuptools.build_meta import build_sdist; build_sdist('dist')"
	@NIGHTCOACH_COMPILE=no tools/step "Packing a wheel" "The message above says why." .venv/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .
	@rm -rf build
	@ls dist

pictures: .venv/.dev $(CLIENT) ## Every screen of the client, into docs/pictures
	@tools/need-browser
	@$(TOOL).pictures

clean: ## Everything that make has made
	rm -rf .venv .venv-compiled web/node_modules $(dir $(CLIENT)) build dist site setup.log src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis

# Setting up: one line per step; what pip and npm print goes to setup.log, and a failure shows it.
NETWORK = "Check that this machine reaches the network, then run make again."
.venv/.play: $(SETUP)
	@tools/need $(PYTHON)
	@test -x .venv/bin/python || tools/step "Making an environment for Python" "Remove .venv and run make again." $(PYTHON) -m venv .venv
	@tools/step "Fetching what playing needs" $(NETWORK) .venv/bin/python $(PINNED) pins/play.txt
	@tools/step "Installing Nightcoach" "The message above says why." .venv/bin/python $(OURS) --editable .
	@touch $@

.venv/.dev: .venv/.play
	@tools/step "Fetching what tests and documentation need" $(NETWORK) .venv/bin/python $(PINNED) pins/dev.txt
	@touch $@

# What the lock says; `npm ci` would insist that it also names the binaries of every other machine.
web/node_modules/.ready: web/package-lock.json
	@tools/need $(PYTHON) node
	@tools/step "Fetching what builds the client" $(NETWORK) npm --prefix web install --no-save --no-audit --no-fund --loglevel error
	@touch $@

# Into the package: a wheel carries it, and whoever installs one needs no Node.
$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@tools/step "Building the client" "The message above names the file." $(NPM) run build -- --logLevel warn

# The build happens in build/, the result is installed: nothing compiled ever lies in src/.
.venv-compiled/.ready: $(SETUP) $(SOURCES) | $(CLIENT)
	@tools/need $(PYTHON) compiler
	@test -x .venv-compiled/bin/python || tools/step "Making an environment for the compiled engine" \
		"Remove .venv-compiled and run make again." $(PYTHON) -m venv .venv-compiled
	@tools/step "Fetching what compiles the engine" $(NETWORK) .venv-compiled/bin/python $(PINNED) pins/test.txt
	@rm -rf build
	@NIGHTCOACH_COMPILE=require tools/step "Compiling the engine" "The message above names the file." .venv-compiled/bin/python $(OURS) .
	@rm -rf build
	@touch $@
