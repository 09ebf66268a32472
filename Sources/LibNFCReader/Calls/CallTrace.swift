// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import TagAccess

    /// Reports what is called in libnfc, with what, and what it returned.
    struct CallTrace {
        let sink: (any TraceSink)?

        /// Reports a call; the texts are made only when somebody listens.
        func called(_ call: @autoclosure () -> String, returned result: @autoclosure () -> String) {
            guard let sink else { return }
            sink.record(TraceEntry(.note, layer: LibNFC.name, meaning: "\(call()) = \(result())"))
        }

        /// Reports what the library said by itself.
        func note(_ words: [String]) {
            for line in words { note(line) }
        }

        func note(_ text: @autoclosure () -> String) {
            sink?.record(TraceEntry(.note, layer: LibNFC.name, meaning: text()))
        }

        /// Reports bytes that go to or come from the tag, password masked.
        func tag(_ direction: TraceEntry.Direction, _ bytes: [UInt8], _ meaning: @autoclosure () -> String) {
            sink?.record(TraceEntry(direction, layer: "tag", bytes: bytes, meaning: meaning()))
        }

        /// Bytes as they stand in the text of an entry: `30 04`.
        static func text(_ bytes: [UInt8]) -> String {
            bytes.map(digits).joined(separator: " ")
        }

        /// Two upper-case hexadecimal digits.
        static func digits(_ byte: UInt8) -> String {
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
    }

    extension CallTrace {
        /// `nfc_version`.
        func version() -> String {
            let version = unsafe nfc_version().map { unsafe String(cString: $0) } ?? "unknown"
            called("nfc_version()", returned: version)
            return version
        }
    }

#endif
