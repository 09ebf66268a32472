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
            #expect(USBScenario.all.count == 30)
        }

        @Test("comes out as told", arguments: USBScenario.all)
        func story(_ scenario: USBScenario) throws {
            try scenario.play()
        }

        // libnfc 1.8.0, acr122_usb: it takes 200 ms off a time-out before it looks for the first time, so that one of
        // 1 to 200 ms ends at once, and the answer is taken for that to the next command.
        @Test("every exchange has at least a second", arguments: ["info", "write url https://example.com/", "lock --uid 04A1B2C3D4E580"])
        func timeouts(_ line: String) throws {
            let bench = try USBBench()
            #expect(try bench.overUSB(line + " --trace ./trace").status == 0)
            let times = try bench.lines("trace").compactMap { line -> Int? in
                guard line.contains("nfc_initiator_transceive_bytes("), let end = line.firstRange(of: " ms)") else {
                    return nil
                }
                return Int(line[..<end.lowerBound].split(separator: " ").last ?? "")
            }
            #expect(times.count >= 4)
            #expect(times.allSatisfy { $0 >= 1000 }, "\(times)")
            // Each answer was found at the first look: none lay there from before.
            let transfers = try bench.transfers()
            #expect(!transfers.contains { $0.hasPrefix("read: nothing") })
        }
    }

#endif
