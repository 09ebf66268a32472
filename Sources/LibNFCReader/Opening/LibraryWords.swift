// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc
    internal import Synchronization

    /// Catches what libnfc writes to standard error, the only place where it says why a reader does not open.
    enum LibraryWords {
        private static let variable = "LIBNFC_LOG_LEVEL"

        // What the user had set before the first call here.
        private static let usersLevel: String? = unsafe getenv(variable).map { unsafe String(cString: $0) }

        // Standard error and the environment are the process's: one at a time.
        private static let turn = Mutex<Void>(())

        /// Runs work and returns what was written meanwhile, by lines, without libnfc's prefixes.
        ///
        /// libnfc is silent afterwards, unless the user set its level.
        ///
        /// - Parameters:
        ///   - traced: Whether everything is of interest, not errors only.
        ///   - work: What calls libnfc.
        static func caught(traced: Bool, _ work: () -> Void) -> [String] {
            turn.withLock { _ in
                setLevel(usersLevel ?? (traced ? "3" : "1"))
                defer { setLevel(usersLevel ?? "0") }
                guard let pipe = ErrorPipe() else {
                    work()
                    return []
                }
                work()
                return lines(of: pipe.finish())
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
