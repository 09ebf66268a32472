# SPDX-License-Identifier: MIT
#
# make demo   installs what is missing, builds, writes and reads back a card on a software tag
# make test   installs what is missing, builds, runs every test
#
# make bench  installs what is missing, measures the codecs beside their peers
# make fuzz   runs each fuzzer for a moment; fuzz-long: 10,000,000 runs each
#
# make docs      the documentation under .build/documentation; its links and examples are checked
# make coverage  how many lines of the codecs their tests run
# make faults    makes mistakes in the codecs, which their tests must notice
# make grid      tears every command of every operation on every chip
#
# Further targets: deps, lint, format, build, release, pure, linkage, sanitize, bench-deps, clean.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c

# What Swift needs to link, and what the tests need besides.
BUILD_PACKAGES := binutils g++ libnfc-dev libpcsclite-dev pkg-config
TEST_PACKAGES := default-jdk-headless fish libccid libez-vcard-java libfreefare-bin libnfc-bin libtext-vcard-perl \
	libvinnie-java mandoc opensc pcsc-tools pcscd perl python3 python3-pyscard python3-venv qt6-connectivity-dev \
	vsmartcard-vpcd zsh

# Qt's NDEF classes, asked by PeerTests.
QT_PEER := .build/peers/qt-ndef

# ez-vcard, and what it stands on, asked by PeerTests too.
EZVCARD_PEER := .build/peers/ez-vcard/Peer.class
EZVCARD_CLASSES := /usr/share/java/ez-vcard.jar:/usr/share/java/vinnie.jar

# What the benchmarks need: peers and their compiler.
BENCH_PACKAGES := default-jdk-headless g++ libebook-contacts1.2-dev libez-vcard-java libkf5contacts-dev pkg-config python3 \
	python3-venv qt6-connectivity-dev

AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)

PURE := BytesTests|FailCaseTests|NDEFTests|VCardTests|Type2TagTests
# Packages of their own have their sources linted too.
SWIFT_SOURCES := Sources Tests Package.swift $(foreach package,Benchmarks Fuzzing,$(package)/Sources $(package)/Package.swift)
LEAST_PURE_CASES := 300
# Operations torn at every command hold both cores: they run by themselves, since other tests have an end to keep.
TEARS := GridTests|WalkTests
# What percentage of a codec's lines its tests must run.
LEAST_COVERAGE := NDEF=95 VCard=95
# Codecs whose tests must notice the mistakes of Tests/SeededFaults, and modules whose public symbols are documented.
FAULTS := NDEF Type2Tag VCard
DOCUMENTED := NDEF VCard

.PHONY: demo test deps build-deps test-deps peers lint format build release pure others readers linkage sanitize coverage \
	faults grid docs bench bench-deps fuzz fuzz-long clean

demo: build-deps
	swift build --product tapcard
	.ci/demo "$$(swift build --show-bin-path)/tapcard"

test: deps lint build pure others readers linkage
	@echo "make test: everything passed"

# --- what the machine must have ---

deps: build-deps test-deps peers

build-deps:
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is missing: see swift.org/install"; exit 1; }
	@.ci/install $(BUILD_PACKAGES)

test-deps: .venv/requirements.txt

.venv/requirements.txt: Tests/PeerTests/requirements.txt Makefile
	@.ci/install $(TEST_PACKAGES)
	@rm -rf .venv
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check --requirement $<
	cp $< $@

# Where Debian's packages are installed first: hence the order.
peers: $(QT_PEER) $(EZVCARD_PEER)

$(QT_PEER): Tests/PeerTests/Qt/peer.cpp | .venv/requirements.txt
	@mkdir -p $(@D)
	g++ -std=c++17 -O1 -fPIC -Wall -Wextra -Werror $< -o $@ $$(pkg-config --cflags --libs Qt6Nfc)

$(EZVCARD_PEER): Tests/PeerTests/EZVCard/Peer.java | .venv/requirements.txt
	@mkdir -p $(@D)
	javac -Xlint:all -Werror -encoding UTF-8 -cp $(EZVCARD_CLASSES) -d $(@D) $<

# --- checks ---

lint:
	swift format lint --strict --parallel --recursive $(SWIFT_SOURCES)

format:
	swift format format --in-place --parallel --recursive $(SWIFT_SOURCES)

build:
	swift build --build-tests --explicit-target-dependency-import-check error

release:
	swift build -c release --product tapcard --static-swift-stdlib -Xlinker -s -Xlinker --gc-sections

# The codec tests alone. The runner's closing line counts functions; the sum of their cases is what matters here.
pure:
	swift test --skip-build --disable-xctest --filter '$(PURE)' | .ci/count-cases $(LEAST_PURE_CASES)

# Everything but the readers, the codec tests once more with all their rounds. What is exchanged with peers by the
# hundred thousand comes by itself: it keeps every core busy, and other tests have an end to keep.
others:
	TAPCARD_TEST_EFFORT=full swift test --skip-build --disable-xctest --skip '^(ReaderTests|PeerTests)|$(TEARS)' | .ci/count-cases $(LEAST_PURE_CASES)
	swift test --skip-build --disable-xctest --filter '$(TEARS)'
	TAPCARD_TEST_EFFORT=full swift test --skip-build --disable-xctest --filter '^PeerTests' | .ci/count-cases 200

# The reader libraries against emulated readers. Each group in a process of its own: a private pcscd serves one.
readers:
	@# pcscd will not start without the folder that systemd makes for it.
	@[ -d /run/pcscd ] || $(AS_ROOT) mkdir -p /run/pcscd
	.ci/twice "timeout 400 swift test --skip-build --disable-xctest --filter '^ReaderTests' --skip 'PCSC|EndToEnd' | .ci/count-cases 200"
	.ci/twice "timeout 400 swift test --skip-build --disable-xctest --filter '^ReaderTests.PCSC' | .ci/count-cases 100"
	.ci/twice "timeout 400 swift test --skip-build --disable-xctest --filter '^ReaderTests.EndToEnd' | .ci/count-cases 27"

# A program that embeds the decoder must not bring Foundation along, what the README shows must compile, and the tests that
# the comparison names must be there.
linkage:
	.ci/linkage
	.ci/readme
	.ci/comparison

sanitize:
	swift test --disable-xctest --sanitize=address --scratch-path .build-asan
	swift test --disable-xctest --sanitize=thread --scratch-path .build-tsan

coverage:
	.ci/coverage $(LEAST_COVERAGE)

faults:
	.ci/faults $(FAULTS)

docs:
	.ci/docs $(DOCUMENTED)

# Every torn operation, and 100,000 operations in any order: minutes, and a table.
grid:
	swift build --build-tests
	TAPCARD_GRID=full swift test --skip-build --disable-xctest --filter '$(TEARS)'

# --- speed, and inputs that nobody thought of ---

bench: bench-deps
	Benchmarks/run NDEF
	Benchmarks/run VCard

bench-deps: Benchmarks/.build/venv/requirements.txt
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is missing: see swift.org/install"; exit 1; }
	@.ci/install $(BENCH_PACKAGES)

Benchmarks/.build/venv/requirements.txt: Benchmarks/requirements.txt
	@.ci/install $(BENCH_PACKAGES)
	@rm -rf $(@D)
	python3 -m venv $(@D)
	$(@D)/bin/pip install --quiet --disable-pip-version-check --requirement $<
	cp $< $@

fuzz:
	Fuzzing/run --seconds 10

fuzz-long:
	Fuzzing/run --runs 10000000

clean:
	rm -rf .build .build-* .venv Tests/LinkageTest/.build Tests/ReadmeTest/.build Tests/ArticlesTest/.build Benchmarks/.build \
		Fuzzing/.build Tests/ReadmeTest/Sources/Blocks/*.swift Tests/ArticlesTest/Sources/Blocks/*.swift
