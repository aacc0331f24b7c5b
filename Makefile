# Two commands do everything: make play, make test. They set up what they need themselves.
PYTHON ?= python3
.DEFAULT_GOAL := help
# Where the environment forbids bytecode, every start would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
PIP = -m pip install --quiet --disable-pip-version-check
# What others have made: the very files whose hashes are written in pins/ (tools/pins.py), and nothing that is not there.
# The pins name everything that is needed. pip fetches uv, and uv the rest, in a tenth of the time.
PINNED = --no-deps --require-hashes --requirement
FETCH = .venv/bin/uv pip install --python .venv/bin/python $(PINNED)
OURS = $(PIP) --no-deps --no-build-isolation
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') $(wildcard docs/rules/*.md)
SETUP = pyproject.toml setup.py $(wildcard pins/*.txt)
CLIENT = src/nightcoach/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/plugins $(wildcard web/public) -type f) $(wildcard web/*.json web/*.ts web/*.js) \
	web/index.html examples/verify_record.py $(wildcard src/nightcoach/words/*/*.ftl src/nightcoach/games/*/words/*.ftl)
# Everything in tools/ that is Python is a module: tools/steady.py is `.venv/bin/python -m tools.steady`.
TOOL = .venv/bin/python -m tools
NPM = npm --prefix web --silent
QUIET = --no-print-directory

.PHONY: help play cluster test soak bench balance steady docs dist pictures format lint types compile clean table-part engine-part leaks-part served-part soak-part client-part python-part units-part
.DELETE_ON_ERROR:
.NOTPARALLEL:

help: ## This list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile

play: .venv/.play $(CLIENT) ## Open a table for phones: prints the link and a QR code (make play ARGS="--port 9000")
	@.venv/bin/nightcoach serve $(ARGS)

cluster: .venv/.dev $(CLIENT) ## Try out two servers on one PostgreSQL and Redis behind nginx, with a table (make cluster ARGS="--servers 3")
	@tools/need-postgres && tools/need-redis && tools/need-nginx
	@$(TOOL).cluster $(ARGS)

# What tests need besides Python and Node.
NEEDED = tools/need-postgres && tools/need-redis && tools/need-nginx && tools/need-haproxy && tools/need-browser

# The client is built and looked at while Python's packages and the browser are fetched, and the engine compiles while
# everything runs that does not need it compiled.
test: ## Everything that must hold
	@{ $(NEEDED); } > .browser.log 2>&1 & browser=$$!; \
	{ $(MAKE) $(QUIET) $(CLIENT) && tools/part "client: style and types" $(MAKE) $(QUIET) client-part; } > .client.log 2>&1 & client=$$!; \
	$(MAKE) $(QUIET) .venv/.dev; ready=$$?; \
	[ $$ready != 0 ] || { $(MAKE) $(QUIET) .venv-compiled/.ready > .compile.log 2>&1 & compiling=$$!; \
		tools/part "Python: style and types" $(MAKE) $(QUIET) python-part && $(MAKE) $(QUIET) docs; ready=$$?; }; \
	wait $$client; looked=$$?; wait $$browser; found=$$?; cat .client.log .browser.log; rm -f .client.log .browser.log; \
	[ $$ready$$looked$$found = 000 ] || { kill $$compiling 2> /dev/null; exit 1; }; \
	tools/part "client: unit tests" $(MAKE) $(QUIET) units-part > .units.log 2>&1 & units=$$!; \
	tools/part "table, terminal, words" $(MAKE) $(QUIET) table-part; tested=$$?; \
	wait $$units; united=$$?; cat .units.log; rm -f .units.log; \
	wait $$compiling; compiled=$$?; [ $$compiled = 0 ] || cat .compile.log; rm -f .compile.log; \
	exit $$((tested + united + compiled))
	@tools/part "engine" $(MAKE) $(QUIET) engine-part
	@tools/part "leaks" $(MAKE) $(QUIET) leaks-part
	@tools/part "server, crashes, hostile input; browser" $(MAKE) $(QUIET) served-part

lint: .venv/.dev web/node_modules/.ready ## Style and types, nothing changed
	$(call beside,$(MAKE) $(QUIET) client-part,$(MAKE) $(QUIET) python-part units-part)

client-part:
	@$(NPM) run lint && $(NPM) run check

python-part:
	@.venv/bin/ruff format --check --quiet && .venv/bin/ruff check --quiet && .venv/bin/mypy

# These want both: the messages of the server, and evenings that a table tells.
units-part:
	@$(NPM) run types -- --check && $(NPM) run test

types: .venv/.dev web/node_modules/.ready ## The client's types, from the messages of the server
	$(NPM) run types

format: .venv/.dev web/node_modules/.ready ## Put the code into shape
	.venv/bin/ruff format
	.venv/bin/ruff check --fix
	$(NPM) run format

compile: .venv-compiled/.fast ## The compiled engine, in an environment of its own
	@.venv-compiled/bin/nightcoach --version

# A comma inside an argument.
, := ,

# Two commands at the same time: there are two cores, and much of the time goes into restarts, clocks and pages.
define beside
	@{ $(1); } > .beside.log 2>&1 & one=$$!; \
	{ $(2); }; rest=$$?; \
	wait $$one; died=$$?; cat .beside.log; rm -f .beside.log; exit $$((rest + died))
endef

# Two processes where tests compute; more where they mostly wait for clocks, disks and pages.
# There the tests of a file stay together, since what they share (a server, a table with its phones) is made once.
COMPUTING = -q -n 2 --dist worksteal
WAITING = -q -n 4 --dist loadfile --no-loadscope-reorder --durations=6

# The rules are tested on the compiled engine, which is quicker. That the interpreted one, which everything else here uses,
# plays the same game is shown by the golden files, tried on both, and by whole files of records.
ENGINE = tests/core tests/games tests/bots tests/toys tests/lab
AROUND = $(filter-out $(ENGINE) tests/browser,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))) \
	$(wildcard tests/test_*.py tests/games/*/test_playthroughs.py)
table-part:
	@.venv/bin/pytest $(COMPUTING) -m "not compiled and not leaks and not server and not browser" \
		$(AROUND)

engine-part:
	$(call beside,$(TOOL).same_records && $(TOOL).pure_install,\
		.venv-compiled/bin/python -m pytest $(COMPUTING) -m "not leaks and not server" $(ENGINE))

leaks-part:
	$(call beside,.venv/bin/pytest -q -m leaks tests/table,.venv-compiled/bin/python -m pytest -q -m leaks tests/games tests/toys)

# Only what has a server is collected: reading all other tests takes as long as many of these. Those of the browser run
# beside the others, which mostly wait for restarts and clocks and run compiled, as those who host do; a few plant faults
# in what is then compiled.
SERVED = tests/server tests/cluster tests/deploy tests/bench tests/old tests/lab/test_on_ray.py tests/test_examples.py
SERVER = .venv-compiled/bin/python -m pytest $(WAITING) -m 'server and not patched' $(SERVED)
PATCHED = .venv/bin/pytest -q -m patched tests/server tests/cluster
BROWSER = .venv/bin/pytest $(WAITING) -m browser tests/browser
served-part:
	$(call beside,$(SERVER) -n 2 && $(PATCHED),$(BROWSER) -n 3)

ROUNDS ?= 5
steady: .venv/.dev .venv-compiled/.ready $(CLIENT) ## Server and browser tests again and again beside a busy core: none may fail (make steady ROUNDS=2)
	@$(NEEDED)
	@$(TOOL).steady $(ROUNDS) "$(SERVER)" "$(PATCHED)" "$(BROWSER)"

MINUTES ?= 60
soak: .venv/.dev .venv-compiled/.ready $(CLIENT) ## The same checks with ten times the numbers, beside a server that plays for an hour (make soak MINUTES=10)
	@$(NEEDED)
	$(call beside,tools/part "soak$(,) a long night" .venv-compiled/bin/python -m bench.long_night --minutes $(MINUTES),$(MAKE) $(QUIET) soak-part)

soak-part:
	NIGHTCOACH_SOAK=10 tools/part "soak" .venv-compiled/bin/python -m pytest -q tests/core tests/games tests/toys
	NIGHTCOACH_SOAK=10 tools/part "soak, tables and server" .venv/bin/pytest -q tests/table tests/server tests/lab/test_on_ray.py
	NIGHTCOACH_SOAK=10 tools/part "soak, a cluster that is broken" .venv-compiled/bin/python -m pytest -q -s -m 'not patched' tests/cluster
	tools/part "soak, a compiler that gives up" $(TOOL).pure_install --late
	NIGHTCOACH_SOAK=10 tools/part "soak, languages" .venv/bin/pytest -q tests/browser/test_languages.py

bench: .venv-compiled/.fast ## Measure: every engine interpreted and compiled, and all targets in one table: an hour or two (make bench ARGS="--rounds 3")
	@for game in $$(.venv-compiled/bin/python -c 'import nightcoach; print(*nightcoach.NAMES)'); do \
		.venv-compiled/bin/nightcoach bench $$game; done
	@.venv-compiled/bin/python -m bench.targets $(ARGS)

balance: .venv-compiled/.fast ## Measure the sets of characters of Lupus again: hours (make balance ARGS="--seats 9 --games 500")
	@.venv-compiled/bin/python -m tools.balance $(ARGS)

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
	@tools/step "Fetching what fetches the rest" $(NETWORK) .venv/bin/python $(PIP) $(PINNED) pins/uv.txt
	@tools/step "Fetching what playing needs" $(NETWORK) $(FETCH) pins/play.txt
	@tools/step "Installing Nightcoach" "The message above says why." .venv/bin/python $(OURS) --editable .
	@touch $@

.venv/.dev: .venv/.play
	@tools/step "Fetching what tests and documentation need" $(NETWORK) $(FETCH) pins/dev.txt
	@touch $@

# What the lock says; `npm ci` would insist that it also names the binaries of every other machine.
web/node_modules/.ready: web/package-lock.json
	@tools/need $(PYTHON) node
	@tools/step "Fetching what builds the client" $(NETWORK) npm --prefix web install --no-save --no-audit --no-fund --loglevel error
	@touch $@

# Into the package: a wheel carries it, and whoever installs one needs no Node.
$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	@tools/step "Building the client" "The message above names the file." $(NPM) run build -- --logLevel warn

# The build happens in build/, the result is installed: nothing compiled ever lies in src/. The packages of others are
# those of .venv, so that nothing is fetched twice; its own Nightcoach, interpreted, is not among them: only the folder is
# named, and Python reads no .pth file there.
.venv-compiled/bin/python: | .venv/.dev
	@tools/need $(PYTHON) compiler
	@$(PYTHON) -m venv --without-pip .venv-compiled
	@.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' > \
		$$(.venv-compiled/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth

# Tests want the compiled engine soon, and -Og takes gcc a fraction of the time (half of -O1, and they run as fast; what
# -O0 saves, the tests of leaks take longer); whoever measures wants it fast.
.venv-compiled/.ready: LEVEL = g
.venv-compiled/.fast: LEVEL = 3
.venv-compiled/.fast: | $(CLIENT)
.venv-compiled/.ready .venv-compiled/.fast: .venv-compiled/bin/python $(SETUP) $(SOURCES)
	@rm -rf build .venv-compiled/.ready .venv-compiled/.fast
	@NIGHTCOACH_COMPILE=require NIGHTCOACH_OPTIMISE=$(LEVEL) tools/step "Compiling the engine" "The message above names the file." \
		.venv-compiled/bin/python $(OURS) .
	@rm -rf build
	@touch .venv-compiled/.ready $@
