// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Testing

    extension EndToEnd {
        /// A write torn at a random command; the seed is printed, and `TAPCARD_TEST_SEED` sets it.
        @Suite("Torn writes")
        struct Tears {
            private func check(_ path: ReaderPath, _ isRight: (TearEnd) -> Bool) throws {
                let run = try TearRun.on(path)
                #expect(run.ends.count == TearRun.count)
                for end in run.ends where !isRight(end) {
                    Issue.record(
                        """
                        TAPCARD_TEST_SEED=\(TearRun.seed), \(end.tear): \(end.state.rawValue); \
                        reported \(end.failure ?? "success")\(end.problem.map { "; \($0)" } ?? "")
                        """)
                }
            }

            @Test("Every tear meets its command", arguments: ReaderPath.libraries)
            func everyTearHappens(_ path: ReaderPath) throws {
                try check(path) { $0.hasHappened && $0.problem == nil }
            }

            @Test(
                "The tag shows the old message, none or the new one, and nothing else", arguments: ReaderPath.libraries)
            func oldEmptyOrNew(_ path: ReaderPath) throws {
                try check(path) { $0.state != .broken && $0.state != .notRun }
            }

            @Test("Failure is reported unless the write was finished", arguments: ReaderPath.libraries)
            func reported(_ path: ReaderPath) throws {
                try check(path) {
                    $0.state != .finishedWrongly && ($0.tear.kind != .removed || $0.failure == "tag-lost")
                }
            }

            @Test("Running it again finishes and verifies", arguments: ReaderPath.libraries)
            func again(_ path: ReaderPath) throws {
                try check(path) { $0.isFinishedBySecondRun }
            }

            @Test("How many tears ended how", arguments: ReaderPath.libraries)
            func table(_ path: ReaderPath) throws {
                let ends = try TearRun.on(path).ends
                let states: [TearEnd.State] = [.oldStands, .empty, .newUnverified, .finished]
                var rows = [
                    "| \(path.rawValue), seed \(TearRun.seed) | " + states.map(\.rawValue).joined(separator: " | ")
                        + " |"
                ]
                rows.append("|---|" + states.map { _ in "---|" }.joined())
                for kind in Tear.Kind.allCases {
                    let counts = states.map { state in ends.count { $0.tear.kind == kind && $0.state == state } }
                    rows.append("| \(kind.rawValue) | " + counts.map(String.init).joined(separator: " | ") + " |")
                    #expect(counts.contains { $0 > 0 }, "no tear of the kind: \(kind.rawValue)")
                }
                let sums = states.map { state in ends.count { $0.state == state } }
                rows.append("| all \(ends.count) | " + sums.map(String.init).joined(separator: " | ") + " |")
                print(rows.joined(separator: "\n"))
                for (state, sum) in zip(states, sums) { #expect(sum > 0, "no tear ended so: \(state.rawValue)") }
                for stage in Tear.Stage.allCases {
                    #expect(ends.contains { $0.tear.stage == stage }, "no tear \(stage.rawValue)")
                }
                #expect(sums.reduce(0, +) == TearRun.count)
            }
        }
    }

#endif
