// SPDX-License-Identifier: MIT

#if LibNFC

    import Testing

    /// The tool and the programs of libnfc, through libnfc's own driver for the ACR122U on USB.
    ///
    /// Everything is real but the USB library below the driver.
    @Suite("libnfc: ACR122U on USB", .timeLimit(.minutes(5)))
    struct ACR122USBTests {
        /// What two READs give, the first with a time-out in milliseconds: libnfc's number and the first byte.
        struct ShortTimeout: CustomTestStringConvertible, Sendable {
            let name: String
            let time: Int
            let page4: String
            let page0: String

            var testDescription: String { "\(name): \(time) ms" }
        }

        @Test("all stories are there")
        func count() {
            #expect(USBScenario.all.count == 49)
        }

        @Test("comes out as told", arguments: USBScenario.all)
        func story(_ scenario: USBScenario) throws {
            try scenario.play()
        }

        // What the next test is about. Page 4 of the tag begins with 01h, page 0 with 04h.
        @Test(
            "libnfc 1.8.0 does not look for an answer at all in 200 ms, and takes it for the next one",
            arguments: [
                ShortTimeout(name: "the shortest is over at once", time: 1, page4: "-6, 00", page0: "16, 01"),
                ShortTimeout(name: "the longest that is over at once", time: 200, page4: "-6, 00", page0: "16, 01"),
                ShortTimeout(name: "one look", time: 201, page4: "16, 01", page0: "16, 04"),
                ShortTimeout(name: "a second", time: 1000, page4: "16, 01", page0: "16, 04"),
                ShortTimeout(name: "no time-out", time: 0, page4: "16, 01", page0: "16, 04"),
            ]
        )
        func shortTimeout(_ sample: ShortTimeout) throws {
            let bench = try USBBench()
            let outcome = try bench.ownProgram("short-timeout.c", [USBBench.connectionString, "\(sample.time)"])
            #expect(outcome.status == 0)
            #expect(
                outcome.output == """
                    page 4 in \(sample.time) ms: \(sample.page4)
                    page 0 in 1000 ms: \(sample.page0)

                    """)
        }

        @Test(
            "every exchange has at least a second, and finds its answer at the first look",
            arguments: ["info", "write url https://example.com/", "lock --uid \(USBBench.uid)"]
        )
        func timeouts(_ line: String) throws {
            let bench = try USBBench()
            if line.hasPrefix("lock") { _ = try bench.overUSB("write url https://example.com/") }
            let outcome = try bench.overUSB(line + " --trace ./trace")
            #expect(outcome.status == 0, "\(outcome)")
            let calls = try bench.lines("trace").filter { $0.contains("nfc_initiator_transceive_bytes(") }
            #expect(calls.count >= 4)
            for call in calls {
                let time = call.firstRange(of: " ms)").flatMap { call[..<$0.lowerBound].split(separator: " ").last }
                #expect(try #require(time.flatMap { Int($0) }) >= 1000, "\(call)")
            }
            #expect(try !bench.transfers().contains { $0.hasPrefix("read: nothing") })
        }
    }

#endif
