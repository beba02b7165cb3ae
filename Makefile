# Two commands for a fresh machine: `make report` and `make test`. Each sets up what it needs and no more.
# The source texts of the filings are not in the repository: HOUSEWAY_SOURCES names their folder.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(VENV)/ready-run
TEST := $(VENV)/ready-test
DEV := $(VENV)/ready-dev

.PHONY: report test check inject mutate bench fuzz reliability size generated clean

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(RUN) $(TEST) $(DEV): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[$(patsubst $(VENV)/ready-%,%,$@)]"
	@touch $@

report: $(RUN)  ## judge rules/ and write build/report/
	@$(BIN)/houseway report rules --output build/report

test: $(TEST)  ## run every test; without the source texts, every test but those that need them
	$(BIN)/python -m pytest -n 2 $(if $(HOUSEWAY_SOURCES),,-m "not sources")
	@$(if $(HOUSEWAY_SOURCES),:,echo "passed without the source texts: the transcriptions in rules/ were not proved against them")

check: $(DEV)  ## ruff, the order of the rooms, mypy, and that generated files are current
	$(BIN)/ruff check .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/python -m validator.manual.generate --check

generated: $(DEV)  ## write schemas/ and the generated pages of docs/
	$(BIN)/python -m validator.manual.generate

inject: $(TEST)  ## put known faults into the filings; 95 in 100 must be found where they are, by one finding and no other new one (ONLY="operator ..." for some)
	$(BIN)/python -m tests.inject $(ONLY)

mutate: $(TEST)  ## change the predicates in small ways; the tests must notice nine in ten (ONLY=path for a part)
	$(BIN)/python -m benchmarks.mutate $(ONLY)

bench: $(RUN)  ## time a full judgement against yamllint, check-jsonschema and ajv-cli, which it installs under build/ (ONLY=--quick for a tenth)
	$(BIN)/python -m benchmarks.speed $(ONLY)

fuzz: $(TEST)  ## mutated documents through the public command: none may crash it or take 10 s or 500 MB (ONLY="--seed 7 --count 20000")
	$(BIN)/python -m benchmarks.fuzz $(ONLY)

reliability: $(TEST)  ## try every case of docs/reliability.md again and write the page
	$(BIN)/python -m benchmarks.reliability --write

size: $(DEV)  ## count lines, functions over ten branches and long modules, room by room (ONLY="render docket" lists those of a room)
	$(BIN)/python -m benchmarks.size $(ONLY)

clean:
	rm -rf $(VENV) build dist
