// SPDX-License-Identifier: MIT

#if LibNFC

    import Testing

    /// The tool and the programs of libnfc, through libnfc's own driver for the ACR122U on USB.
    ///
    /// Everything is real but the USB library below the driver.
    @Suite("libnfc: ACR122U on USB", .timeLimit(.minutes(5)))
    struct ACR122USBTests {
        @Test("all stories are there")
        func count() {
            #expect(USBScenario.all.count == 49)
        }

        @Test("comes out as told", arguments: USBScenario.all)
        func story(_ scenario: USBScenario) throws {
            try scenario.play()
        }

        // libnfc 1.8.0, acr122_usb: it takes 200 ms off a time-out before it looks for the first time, so that one of
        // 1 to 200 ms ends at once, and the answer is taken for that to the next command.
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
