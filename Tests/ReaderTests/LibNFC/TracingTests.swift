// SPDX-License-Identifier: MIT

#if LibNFC

    import LibNFCReader
    import TagAccess
    import TestSupport
    import Testing
    import Type2Tag

    /// What a trace shows: every call to the library and every command, and no password.
    @Suite("libnfc: trace", .timeLimit(.minutes(1)))
    struct TracingTests {
        private static let reading = [UInt8](repeating: 7, count: 16)

        @Test func everyCallIsThereInItsOrder() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag { _ in .answer([0x00] + TracingTests.reading) })
            defer { reader.stop() }
            let trace = RecordingSink()
            var link: LibNFCLink? = try LibNFC.open(
                LibNFCOptions(connectionString: reader.connectionString, trace: trace)
            )
            _ = try link?.transceive(.read(4))
            _ = try link?.transceive(.read(8))
            _ = try link?.transceive(.getVersion)
            _ = try link?.reselect()
            link?.close()
            link = nil
            let selection = [
                "nfc_device_set_property_bool", "nfc_device_set_property_bool", "nfc_initiator_select_passive_target",
                "nfc_device_set_property_bool",
            ]
            let opening = [
                "nfc_init", "nfc_open", "nfc_device_get_connstring", "nfc_initiator_init",
                "nfc_device_set_property_bool",
                "nfc_device_set_property_bool", "nfc_initiator_list_passive_targets",
            ]
            // Easy framing is set only when it changes.
            let exchanges = [
                "nfc_device_set_property_bool", "nfc_initiator_transceive_bytes", "nfc_initiator_transceive_bytes",
                "nfc_device_set_property_bool", "nfc_initiator_transceive_bytes",
            ]
            #expect(trace.calls == opening + selection + exchanges + selection + ["nfc_close", "nfc_exit"])
        }

        @Test func aCommandAndItsAnswerStandBesideTheCall() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag { _ in .answer([0x00] + TracingTests.reading) })
            defer { reader.stop() }
            let trace = RecordingSink()
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            _ = try link.transceive(.read(4))
            #expect(
                trace.entries.suffix(3) == [
                    TraceEntry(.out, layer: "tag", bytes: [0x30, 0x04], meaning: "READ of page 4"),
                    TraceEntry(
                        .note,
                        layer: "libnfc",
                        meaning: "nfc_initiator_transceive_bytes([30 04], 1000 ms) = 16"
                    ),
                    TraceEntry(.in, layer: "tag", bytes: TracingTests.reading, meaning: "16 bytes"),
                ]
            )
        }

        @Test func aFailureCarriesTheNumberAndTheWords() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag { _ in .errorFrame })
            defer { reader.stop() }
            let trace = RecordingSink()
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            let error = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
            #expect(error.description == "libnfc: Input / Output Error (-1)")
            let meaning = "nfc_initiator_transceive_bytes([30 04], 1000 ms) = -1 (Input / Output Error)"
            #expect(trace.entries.last?.meaning == meaning)
        }

        @Test func aPasswordAndItsAnswerAreMasked() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag { _ in .answer([0x00, 0xAB, 0xCD]) })
            defer { reader.stop() }
            let trace = RecordingSink()
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            let before = trace.entries.count
            #expect(try link.transceive(.authenticate([0x11, 0x22, 0x33, 0x44])) == .data([0xAB, 0xCD]))
            let shown = trace.entries.dropFirst(before)
            #expect(shown.map(\.bytes) == [[], [0x1B, 0, 0, 0, 0], [], [0, 0]])
            #expect(
                shown.map(\.meaning) == [
                    "nfc_device_set_property_bool(NP_EASY_FRAMING, false) = 0",
                    "PWD_AUTH",
                    "nfc_initiator_transceive_bytes([1B 00 00 00 00], 1000 ms) = 2",
                    "2 bytes",
                ]
            )
        }

        @Test func whatLibnfcSaysWhileOpeningIsInTheTrace() throws {
            let reader = try ScriptedPN532 { _ in .deaf }
            defer { reader.stop() }
            let trace = RecordingSink()
            #expect(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString, trace: trace))
            }
            #expect(trace.entries.contains { $0.meaning == "pn53x_check_communication error" })
            #expect(trace.calls == ["nfc_init", "nfc_open", "nfc_exit"])
        }

        @Test func aListingIsTraced() throws {
            let trace = RecordingSink()
            let found = try LibNFC.connectionStrings(trace: trace)
            #expect(trace.calls == ["nfc_init", "nfc_list_devices", "nfc_exit"])
            #expect(trace.entries.contains { $0.meaning == "nfc_list_devices(16) = \(found)" })
        }
    }

#endif
