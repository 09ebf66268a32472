// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc
    internal import Synchronization

    /// Catches what libnfc writes to the C stream `stderr`, the only place where it says why a reader does not open.
    enum LibraryWords {
        private static let variable = "LIBNFC_LOG_LEVEL"

        // What the user had set before the first call here.
        private static let usersLevel: String? = unsafe getenv(variable).map { unsafe String(cString: $0) }

        // The stream and the environment are the process's: one at a time.
        private static let turn = Mutex(())

        /// Runs work and returns what was written meanwhile, by lines, without libnfc's prefixes.
        ///
        /// libnfc is silent afterwards, unless the user set its level.
        ///
        /// - Parameter work: What calls libnfc.
        /// - Returns: The lines, in order.
        static func caught(_ work: () -> Void) -> [String] {
            turn.withLock { _ in
                let before = usersLevel ?? "0"
                ErrorStream.shared.begin()
                setLevel(before == "0" ? "1" : before)
                work()
                setLevel(before)
                // Frames are left out: the trace shows those of the tag, with the password masked.
                return lines(of: ErrorStream.shared.finish()).filter { !$0.hasPrefix("TX:") && !$0.hasPrefix("RX:") }
            }
        }

        /// Lines as they were written, without priority and category.
        static func lines(of bytes: [UInt8]) -> [String] {
            bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).map { line in
                let start = line.lastIndex(of: UInt8(ascii: "\t")).map { $0 + 1 } ?? line.startIndex
                return String(decoding: line[start...], as: UTF8.self)
            }
        }

        private static func setLevel(_ level: String) {
            unsafe setenv(variable, level, 1)
        }
    }

#endif
