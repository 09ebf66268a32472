// SPDX-License-Identifier: MIT

#if LibNFC

    import Glibc
    @testable import LibNFCReader
    import TagAccess
    import TestSupport
    import Testing
    import Type2Tag

    /// Readers that do not open: told apart, with the words of who said so.
    @Suite("libnfc: opening", .timeLimit(.minutes(1)))
    struct OpeningTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let name: String
            let connectionString: String
            let kind: LinkError.Kind
            let library: String
            let code: Int?

            var testDescription: String { name }
        }

        static let broken = [
            Case(
                name: "a port that does not exist: ENOENT",
                connectionString: "pn532_uart:/dev/no-such-port",
                kind: .noReader,
                library: "serial port",
                code: 2
            ),
            Case(
                name: "a port with a speed that does not exist",
                connectionString: "pn532_uart:/dev/no-such-port:115200",
                kind: .noReader,
                library: "serial port",
                code: 2
            ),
            Case(
                name: "an I2C bus that does not exist",
                connectionString: "pn532_i2c:/dev/no-such-bus",
                kind: .noReader,
                library: "serial port",
                code: 2
            ),
            Case(
                name: "a directory: EISDIR",
                connectionString: "pn532_uart:/dev",
                kind: .unusable,
                library: "serial port",
                code: 21
            ),
            Case(
                name: "a device that is no terminal",
                connectionString: "pn532_uart:/dev/null",
                kind: .unusable,
                library: "serial port",
                code: nil
            ),
            Case(
                name: "a serial driver without a port",
                connectionString: "pn532_uart",
                kind: .noReader,
                library: "libnfc",
                code: nil
            ),
            Case(
                name: "a driver that libnfc does not have",
                connectionString: "no_such_driver:/dev/null",
                kind: .noReader,
                library: "libnfc",
                code: nil
            ),
            Case(
                name: "a USB reader that is not plugged in",
                connectionString: "acr122_usb:250:250",
                kind: .noReader,
                library: "libnfc",
                code: nil
            ),
            Case(name: "an empty name", connectionString: "", kind: .noReader, library: "libnfc", code: nil),
            Case(
                name: "a name of 1024 bytes, of which libnfc would keep 1023",
                connectionString: "pn532_uart:" + String(repeating: "x", count: 1013),
                kind: .noReader,
                library: "libnfc",
                code: nil
            ),
            Case(
                name: "a name with a zero in it, where libnfc would stop",
                connectionString: "pn532_uart:/dev/null\0",
                kind: .noReader,
                library: "libnfc",
                code: nil
            ),
        ]

        @Test(arguments: broken)
        func refuses(_ sample: Case) throws {
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: sample.connectionString))
            }
            #expect(error.kind == sample.kind, "\(error)")
            #expect(error.library == sample.library, "\(error)")
            #expect(error.libraryCode == sample.code, "\(error)")
            #expect(!error.text.isEmpty)
        }

        @Test func aPortWhereNobodyAnswersIsNoReader() throws {
            let reader = try ScriptedPN532 { _ in .deaf }
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            }
            #expect(error.kind == .unusable)
            #expect(error.text.hasPrefix("pn53x_check_communication error; "), "\(error)")
        }

        @Test func aChipThatDoesNotEchoIsNoReader() throws {
            let reader = try ScriptedPN532 { $0[0] == 0x00 ? .answer([0x00, 0x11]) : nil }
            defer { reader.stop() }
            let error = try #require(throws: LinkError.self) {
                try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            }
            #expect(error.kind == .unusable)
        }

        @Test func theSecondToOpenAPortIsToldThatItIsBusy() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let options = LibNFCOptions(connectionString: reader.connectionString)
            let first = try LibNFC.open(options)
            let error = try #require(throws: LinkError.self) { try LibNFC.open(options) }
            #expect(error.kind == .readerBusy && error.libraryCode == 11, "\(error)")
            first.close()
            first.close()
            try LibNFC.open(options).close()
        }

        @Test func aLinkThatGoesAwayGivesThePortBack() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let options = LibNFCOptions(connectionString: reader.connectionString)
            for _ in 0..<3 { #expect(try LibNFC.open(options).readerName == "libnfc:\(reader.connectionString)") }
        }

        @Test func aFailedOpeningGivesThePortBack() throws {
            let reader = try ScriptedPN532()
            defer { reader.stop() }
            let options = LibNFCOptions(connectionString: reader.connectionString)
            for _ in 0..<2 {
                let error = try #require(throws: LinkError.self) { try LibNFC.open(options) }
                #expect(error.kind == .noTag)
            }
        }

        @Test func afterCloseEveryCommandFails() throws {
            let reader = try ScriptedPN532(ScriptedPN532.oneTag())
            defer { reader.stop() }
            let link = try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
            link.close()
            link.abort()
            let error = try #require(throws: LinkError.self) { try link.transceive(.read(4)) }
            #expect(error.kind == .failed && error.libraryCode == -4)
            #expect(throws: LinkError.self) { try link.reselect() }
        }

        @Test func libnfcNamesItsVersion() {
            #expect(LibNFC.version.contains("1."))
        }

        @Test func aPortOfSomebodyElseIsNotPermitted() async {
            await #expect(processExitsWith: .success) {
                let reader = try ScriptedPN532(ScriptedPN532.oneTag())
                // Nobody may open it but root, who therefore becomes somebody else.
                guard unsafe chmod(reader.path, 0) == 0, geteuid() != 0 || seteuid(65_534) == 0 else { exit(2) }
                let outcome = Result { () throws(LinkError) in
                    try LibNFC.open(LibNFCOptions(connectionString: reader.connectionString))
                }
                guard case .failure(let error) = outcome else { exit(1) }
                exit(error.kind == .notPermitted && error.libraryCode == 13 ? 0 : 1)
            }
        }

        @Test func aReaderNamedInTheEnvironmentIsFoundAndOpened() async {
            await #expect(processExitsWith: .success) {
                let reader = try ScriptedPN532(ScriptedPN532.oneTag())
                unsafe setenv("LIBNFC_DEVICE", reader.connectionString, 1)
                unsafe setenv("LIBNFC_AUTO_SCAN", "false", 1)
                let found = try LibNFC.connectionStrings()
                let link = try LibNFC.open(LibNFCOptions())
                let isRight = found == [reader.connectionString] && link.readerName == "libnfc:\(found[0])"
                exit(isRight ? 0 : 1)
            }
        }

        @Test func withoutAReaderThereIsNoneToOpen() async {
            await #expect(processExitsWith: .success) {
                unsafe setenv("LIBNFC_AUTO_SCAN", "false", 1)
                unsafe unsetenv("LIBNFC_DEVICE")
                let found = try LibNFC.connectionStrings()
                let outcome = Result { () throws(LinkError) in try LibNFC.open(LibNFCOptions()) }
                guard found.isEmpty, case .failure(let error) = outcome else { exit(1) }
                exit(error.kind == .noReader ? 0 : 1)
            }
        }

        @Test func nothingReachesStandardError() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                _ = try LibNFC.connectionStrings()
                _ = try? LibNFC.open(LibNFCOptions(connectionString: "acr122_usb:250:250"))
                exit(0)
            }
            let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(!written.contains("libnfc") && !written.contains("USB"), "\(written)")
        }
    }

#endif
