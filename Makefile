# Handvoll: everything a person or a machine does with this project is one of these words.
# What each of them does, and sets up the first time, is in tools/make.py and tools/parts.py.
# A fresh machine needs make and Python >= 3.11, and a C compiler for speed.

.DEFAULT_GOAL := help
.NOTPARALLEL:

# Nothing from outside may stand in for what is installed here.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV
export UV_PYTHON_DOWNLOADS := never
export ARGS BENCHES CHROMIUM SOAKS WORKERS

candidates := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
python := $(shell for each in $(candidates); do \
  "$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$each" && break; done)
words = $(if $(python),,$(error Handvoll needs Python 3.11 or newer, and none of these is: \
  $(candidates). Install one, or name it: make PYTHON=/path/to/python3))@"$(python)" -m tools.make

.PHONY: help play terminal test test-quick check fix bench native web wheel soak faults rules graph types lock clean env \
  check-web test-web test-interpreted test-compiled test-browser

help:
	$(words) $@

# To play
play:
	$(words) $@
terminal:
	$(words) $@

# To change it
test:
	$(words) $@
test-quick:
	$(words) $@
check:
	$(words) $@
fix:
	$(words) $@
rules:
	$(words) $@
graph:
	$(words) $@
types:
	$(words) $@
web:
	$(words) $@
native:
	$(words) $@
wheel:
	$(words) $@
lock:
	$(words) $@
env:
	$(words) $@
clean:
	$(words) $@

# To measure it: make bench BENCHES=igo, make soak SOAKS=kills
bench:
	$(words) $@
soak:
	$(words) $@
faults:
	$(words) $@

# Parts of make test
check-web test-web test-interpreted test-compiled test-browser:
	$(words) $@
