// SPDX-License-Identifier: MIT

#if LibNFC

    internal import Glibc
    internal import TagAccess

    /// Holds a port, so that no other program that asks finds it free.
    ///
    /// libnfc marks a port as taken by a bit that today's C library drops, and two programs would then talk at once.
    final class PortLock {
        private static let library = "serial port"

        private let descriptor: Int32

        /// Opens the port and locks it.
        ///
        /// - Throws: `LinkError`: `noReader`, `notPermitted`, `readerBusy`, `unusable` or `failed`, with the number and
        ///   words of the operating system.
        init(_ port: SerialConnection) throws(LinkError) {
            // Without O_NONBLOCK a modem line that is down would make this wait.
            let opened = unsafe Glibc.open(port.path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
            guard opened >= 0 else { throw PortLock.failure(errno, at: port.path) }
            guard !port.isTerminal || isatty(opened) == 1 else {
                Glibc.close(opened)
                throw LinkError(.unusable, library: PortLock.library, text: "\(port.path) is no serial port")
            }
            guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
                let number = errno
                Glibc.close(opened)
                throw PortLock.failure(number, at: port.path)
            }
            descriptor = opened
        }

        deinit { Glibc.close(descriptor) }

        static func failure(_ number: Int32, at path: String) -> LinkError {
            let kind: LinkError.Kind
            let advice: String
            switch number {
            case ENOENT, ENOTDIR, ENXIO, ENODEV:
                (kind, advice) = (.noReader, "is the reader plugged in?")
            case EACCES, EPERM:
                (kind, advice) = (.notPermitted, "the port's group, often dialout, has to have you as a member")
            case EWOULDBLOCK, EBUSY:
                (kind, advice) = (.readerBusy, "another program holds the port")
            case EISDIR, ELOOP, ENAMETOOLONG:
                (kind, advice) = (.unusable, "this is no serial port")
            default:
                (kind, advice) = (.failed, "the port cannot be opened")
            }
            let words = unsafe String(cString: strerror(number))
            return LinkError(kind, library: library, libraryCode: Int(number), text: "\(path): \(words); \(advice)")
        }
    }

#endif
