// SPDX-License-Identifier: MIT

#if LibNFC

    import Glibc
    @testable import LibNFCReader
    import TagAccess
    import TestSupport
    import Testing

    /// What libnfc and the operating system say, and what it is for a person.
    @Suite("libnfc: reasons")
    struct OpenFailureTests {
        struct Case: CustomTestStringConvertible, Sendable {
            let name: String
            let written: String
            let kind: String
            let advice: String

            var testDescription: String { name }

            init(_ stanza: Stanza) throws {
                name = try stanza.required("case")
                kind = try stanza.required("kind")
                advice = try stanza.required("advice")
                written = stanza.all("words").map { line in
                    guard line.hasPrefix("error ") else { return line + "\n" }
                    let parts = line.split(separator: " ", maxSplits: 2)
                    return parts.joined(separator: "\t") + "\n"
                }.joined()
            }
        }

        static func cases() -> [Case] {
            (try? Fixtures.stanzas("LibNFC/open-failures.txt").map(Case.init)) ?? []
        }

        @Test func everyCaseIsThere() throws {
            #expect(try Fixtures.stanzas("LibNFC/open-failures.txt").map(Case.init).count == 10)
        }

        @Test(arguments: cases())
        func explains(_ sample: Case) {
            let words = LibraryWords.lines(of: Array(sample.written.utf8))
            let error = OpenFailure(of: "acr122_usb:001:004", words: words).linkError
            #expect(error.kind.rawValue == sample.kind, "\(error)")
            #expect(error.text.contains(sample.advice), "\(error)")
            #expect(error.library == "libnfc" && error.libraryCode == nil)
            #expect(!error.text.contains("\t") && !error.text.hasPrefix("error"))
        }

        @Test func onlyTheWordsOfTheCallingThreadAreKept() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let words = LibraryWords.caught {
                    unsafe perror("ours")
                    var other = pthread_t()
                    unsafe pthread_create(
                        &other, nil,
                        { _ in
                            unsafe perror("theirs")
                            return nil
                        }, nil)
                    pthread_join(other, nil)
                    unsafe perror("ours too")
                }
                unsafe perror("later")
                exit(words.map { $0.prefix { $0 != ":" } } == ["ours", "ours too"] ? 0 : 1)
            }
            let lines = LibraryWords.lines(of: result?.standardErrorContent ?? [])
            #expect(lines.map { $0.prefix { $0 != ":" } } == ["theirs", "later"])
        }

        struct SystemCase: CustomTestStringConvertible, Sendable {
            let name: String
            let number: Int32
            let kind: LinkError.Kind

            var testDescription: String { name }
        }

        static let numbers = [
            SystemCase(name: "EACCES: not permitted", number: EACCES, kind: .notPermitted),
            SystemCase(name: "EPERM: not permitted", number: EPERM, kind: .notPermitted),
            SystemCase(name: "ENXIO, a line without hardware: no reader", number: ENXIO, kind: .noReader),
            SystemCase(name: "ENODEV: no reader", number: ENODEV, kind: .noReader),
            SystemCase(name: "ENOENT: no reader", number: ENOENT, kind: .noReader),
            SystemCase(name: "EBUSY, a line opened exclusively: busy", number: EBUSY, kind: .readerBusy),
            SystemCase(name: "EAGAIN, a line locked by another: busy", number: EAGAIN, kind: .readerBusy),
            SystemCase(name: "EISDIR: unusable", number: EISDIR, kind: .unusable),
            SystemCase(name: "EIO: failed", number: EIO, kind: .failed),
        ]

        @Test(arguments: numbers)
        func systemNumbers(_ sample: SystemCase) {
            let error = PortLock.failure(sample.number, at: "/dev/ttyUSB0")
            #expect(error.kind == sample.kind)
            #expect(error.libraryCode == Int(sample.number))
            #expect(error.text.hasPrefix("/dev/ttyUSB0: "))
        }

        struct PortCase: CustomTestStringConvertible, Sendable {
            let name: String
            let text: String
            let path: String?

            var testDescription: String { name }
        }

        static let ports = [
            PortCase(name: "path only", text: "pn532_uart:/dev/ttyUSB0", path: "/dev/ttyUSB0"),
            PortCase(name: "path and speed", text: "pn532_uart:/dev/ttyS1:9600", path: "/dev/ttyS1"),
            PortCase(name: "arygon", text: "arygon:/dev/ttyUSB1", path: "/dev/ttyUSB1"),
            PortCase(name: "acr122s", text: "acr122s:/dev/ttyUSB2", path: "/dev/ttyUSB2"),
            PortCase(name: "SPI", text: "pn532_spi:/dev/spidev0.0:1000000", path: "/dev/spidev0.0"),
            PortCase(name: "USB has no port", text: "acr122_usb:001:004", path: nil),
            PortCase(name: "no path", text: "pn532_uart:", path: nil),
            PortCase(name: "no driver", text: ":/dev/ttyUSB0", path: nil),
        ]

        @Test(arguments: ports)
        func portOfConnectionString(_ sample: PortCase) {
            #expect(SerialConnection(sample.text)?.path == sample.path)
        }
    }

#endif
