// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import Glibc
    internal import Synchronization

    /// A C stream that takes the place of `stderr` and keeps what one thread writes to it.
    ///
    /// What other threads write goes on to where it was meant to go, and file descriptor 2 stays as it is.
    @safe final class ErrorStream: Sendable {
        @unsafe private struct State: @unchecked Sendable {
            /// The thread whose words are kept.
            var owner: pthread_t?
            /// Where the words of the others go.
            var before: UnsafeMutablePointer<FILE>?
            var written: [UInt8] = []
        }

        /// The only one.
        ///
        /// It is never closed: C code of another thread may still hold it.
        static let shared = ErrorStream()

        private let state = unsafe Mutex(State())

        /// Takes the place of `stderr` for what the calling thread writes.
        func begin() {
            guard let stream = unsafe ErrorStream.stream.raw else { return }
            let owner = pthread_self()
            unsafe state.withLock { state in
                unsafe state.owner = owner
                unsafe state.before = tapcard_set_stderr(stream)
            }
        }

        /// Puts `stderr` back and returns what the thread wrote.
        func finish() -> [UInt8] {
            unsafe state.withLock { state in
                guard unsafe state.owner != nil else { return [] }
                unsafe tapcard_set_stderr(state.before)
                unsafe state.owner = nil
                defer { unsafe state.written = [] }
                return unsafe state.written
            }
        }

        private func take(_ bytes: UnsafeRawBufferPointer) {
            let other = unsafe state.withLock { state -> StreamPointer in
                guard let owner = unsafe state.owner, pthread_equal(owner, pthread_self()) != 0 else {
                    return unsafe StreamPointer(raw: state.before)
                }
                unsafe state.written += Array(bytes)
                return unsafe StreamPointer(raw: nil)
            }
            if let stream = unsafe other.raw { unsafe fwrite(bytes.baseAddress, 1, bytes.count, stream) }
        }

        @unsafe private struct StreamPointer: @unchecked Sendable {
            let raw: UnsafeMutablePointer<FILE>?
        }

        private static let stream: StreamPointer = {
            let functions = unsafe cookie_io_functions_t(
                read: nil,
                write: { _, bytes, count in
                    unsafe ErrorStream.shared.take(UnsafeRawBufferPointer(start: bytes, count: count))
                    return count
                },
                seek: nil,
                close: nil
            )
            let stream = unsafe fopencookie(nil, "w", functions)
            // At once, so that the thread that writes is the one whose words they are.
            if let stream = unsafe stream { unsafe setvbuf(stream, nil, _IONBF, 0) }
            return unsafe StreamPointer(raw: stream)
        }()
    }

#endif
