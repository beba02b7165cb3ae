# Two commands for a fresh machine: `make report` and `make test`. Both set up what they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The folder of the source texts, which are not in the repository. Without one, or with `SOURCES=none`, what needs them is left out, and that is said.
SOURCES ?= $(if $(HOUSEWAY_SOURCES),$(HOUSEWAY_SOURCES),$(wildcard ../shared/seeds))
TEXTS := $(filter-out none,$(SOURCES))

.PHONY: report test check inject mutate bench generated clean

$(BIN)/houseway: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[dev]"
	@touch $@

report: $(BIN)/houseway  ## judge rules/ and write build/report/
	@$(BIN)/houseway report rules --output build/report $(if $(TEXTS),--sources $(TEXTS))

test: $(BIN)/houseway  ## run every test; without the source texts, every test but those that need them
	HOUSEWAY_SOURCES="$(TEXTS)" $(BIN)/python -m pytest -n 2 $(if $(TEXTS),,-m "not sources")
	@$(if $(TEXTS),:,echo "passed without the source texts: the transcriptions in rules/ were not proved against them")

check: $(BIN)/houseway  ## ruff, mypy, and that generated files are current
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m validator.generate --check

generated: $(BIN)/houseway  ## write schemas/ and the generated pages of docs/
	$(BIN)/python -m validator.generate

inject: $(BIN)/houseway  ## put known faults into the filings; 95 in 100 must be found where they are, by one finding and no other new one (ONLY="operator ..." for some)
	$(BIN)/python -m tests.inject $(ONLY)

mutate: $(BIN)/houseway  ## change the predicates in small ways; the tests must notice nine in ten (ONLY=path for a part)
	$(BIN)/python -m benchmarks.mutate $(ONLY)

bench: $(BIN)/houseway  ## time a full judgement against yamllint, check-jsonschema and ajv-cli, which it installs under build/ (ONLY=--quick for a tenth)
	$(BIN)/python -m benchmarks.speed $(ONLY)

clean:
	rm -rf $(VENV) build dist
