// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc

    /// Standard error led into a pipe, until `finish()`.
    struct ErrorPipe: ~Copyable {
        private let reading: Int32
        private let before: Int32

        /// Begins; nil when there is no standard error or no descriptor is left.
        init?() {
            let saved = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
            guard saved >= 0 else { return nil }
            var ends: [Int32] = [-1, -1]
            guard unsafe pipe(&ends) == 0 else {
                close(saved)
                return nil
            }
            for end in ends {
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
                // What does not fit is dropped: better than a library that waits for us for ever.
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
            }
            dup2(ends[1], STDERR_FILENO)
            close(ends[1])
            reading = ends[0]
            before = saved
        }

        /// Puts standard error back and returns what was written.
        consuming func finish() -> [UInt8] {
            dup2(before, STDERR_FILENO)
            var written: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = unsafe read(reading, &buffer, buffer.count)
                guard count > 0 else { return written }
                written += buffer.prefix(count)
            }
        }

        deinit {
            dup2(before, STDERR_FILENO)
            close(reading)
            close(before)
        }
    }

#endif
