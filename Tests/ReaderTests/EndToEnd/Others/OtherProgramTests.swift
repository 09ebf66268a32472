// SPDX-License-Identifier: MIT

#if LibNFC && PCSC

    import Testing

    extension EndToEnd {
        @Suite("Programs of others on the emulated readers")
        struct Others {
            @Test("Identifier and bytes are those of the tag", arguments: OtherProgram.allCases)
            func sees(_ program: OtherProgram) throws {
                let sighting = try #require(OtherProgram.sightings[program]).get()
                #expect(sighting.uid == nil || sighting.uid == EmulatedTag.uidText)
                #expect(!sighting.wanted.isEmpty)
                #expect(sighting.found == sighting.wanted)
            }

            @Test("What each of them saw")
            func table() {
                var rows = ["| program | UID | what | bytes | as on the tag |", "|---|---|---|---|---|"]
                var rightCount = 0
                for program in OtherProgram.allCases {
                    switch OtherProgram.sightings[program] {
                    case .success(let seen):
                        let verdict = seen.isRight ? "yes" : "NO"
                        rows.append(
                            "| \(program.rawValue) | \(seen.uid ?? "not told") | \(seen.what) | \(seen.shown) | \(verdict) |"
                        )
                        if seen.isRight { rightCount += 1 }
                    case .failure(let error): rows.append("| \(program.rawValue) | | | \(error) | NO |")
                    case nil: rows.append("| \(program.rawValue) | | | not run | NO |")
                    }
                }
                print(rows.joined(separator: "\n"))
                #expect(rightCount == 12)
            }
        }
    }

#endif
