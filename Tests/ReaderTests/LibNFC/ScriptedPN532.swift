// SPDX-License-Identifier: MIT

#if LibNFC

    import Glibc
    import Synchronization

    /// A PN532 on a pseudo-terminal that answers what a test wants, for failures that no honest chip shows.
    ///
    /// It knows the frames of the PN532 (user manual UM0701-02 §6.2) and nothing of tags: a script maps the bytes of a
    /// command, from its code on, to a reply; what the script leaves out is answered as libnfc 1.8.0 needs to get going.
    final class ScriptedPN532: Sendable {
        enum Reply: Sendable {
            /// Bytes of the answer behind D5h and its code.
            case answer([UInt8])
            /// The frame with which the chip refuses a command.
            case errorFrame
            /// An acknowledge, and then nothing.
            case nothing
            /// Not even an acknowledge.
            case deaf
            /// These bytes as they are, behind the acknowledge.
            case raw([UInt8])
        }

        typealias Script = @Sendable (_ command: [UInt8]) -> Reply?

        /// The path of the terminal.
        let path: String

        var connectionString: String { "pn532_uart:\(path)" }

        private let master: Int32
        private let slave: Int32
        private let script: Mutex<Script>
        private let received = Mutex<[[UInt8]]>([])
        private let isStopped = Atomic<Bool>(false)

        init(_ script: @escaping Script = { _ in nil }) throws {
            let terminal = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            guard terminal >= 0 else { throw ScriptedError(number: errno) }
            // TIOCSPTLCK and TIOCGPTN, which the C module does not show: unlock the terminal, ask for its number.
            var number: CInt = 0
            guard unsafe ioctl(terminal, 0x4004_5431, &number) == 0, unsafe ioctl(terminal, 0x8004_5430, &number) == 0
            else { throw ScriptedError(number: errno) }
            path = "/dev/pts/\(number)"
            master = terminal
            // Held open, so that a client that closes does not hang up the line.
            slave = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
            guard slave >= 0 else { throw ScriptedError(number: errno) }
            var settings = termios()
            unsafe tcgetattr(slave, &settings)
            unsafe cfmakeraw(&settings)
            unsafe tcsetattr(slave, TCSANOW, &settings)
            self.script = Mutex(script)
            let thread = Thread { [self] in serve() }
            try thread.start()
        }

        /// Ends the thread; the terminal closes with it.
        func stop() { isStopped.store(true, ordering: .releasing) }

        func follow(_ script: @escaping Script) { self.script.withLock { $0 = script } }

        /// The commands that arrived, from their code on, since this was asked last.
        func takeReceived() -> [[UInt8]] {
            received.withLock { commands in
                defer { commands = [] }
                return commands
            }
        }

        private func serve() {
            var input: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 512)
            while !isStopped.load(ordering: .acquiring) {
                var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
                guard unsafe poll(&waiting, 1, 20) > 0 else { continue }
                let count = unsafe read(master, &buffer, buffer.count)
                guard count > 0 else { break }
                input += buffer.prefix(count)
                while let command = ScriptedPN532.nextCommand(in: &input) { reply(to: command) }
            }
            close(slave)
            close(master)
        }

        /// Cuts out the next whole information frame: 00 00 FF LEN LCS D4 … DCS 00.
        private static func nextCommand(in input: inout [UInt8]) -> [UInt8]? {
            while let start = input.indices.first(where: { input[$0...].starts(with: [0x00, 0xFF]) }) {
                guard input.count >= start + 4 else { return nil }
                let length = Int(input[start + 2])
                guard length > 0, length &+ Int(input[start + 3]) == 256 else {
                    input.removeFirst(start + 2)
                    continue
                }
                guard input.count >= start + 4 + length + 2 else { return nil }
                let body = Array(input[(start + 5)..<(start + 4 + length)])
                input.removeFirst(start + 4 + length + 2)
                return body
            }
            return nil
        }

        private func reply(to command: [UInt8]) {
            received.withLock { $0.append(command) }
            let reply = script.withLock { $0 }(command) ?? ScriptedPN532.readyReply(to: command)
            if case .deaf = reply { return }
            send([0x00, 0x00, 0xFF, 0x00, 0xFF, 0x00])
            switch reply {
            case .answer(let bytes): send(ScriptedPN532.frame([0xD5, command[0] + 1] + bytes))
            case .errorFrame: send([0x00, 0x00, 0xFF, 0x01, 0xFF, 0x7F, 0x81, 0x00])
            case .raw(let bytes): send(bytes)
            case .nothing, .deaf: break
            }
        }

        private func send(_ bytes: [UInt8]) {
            _ = unsafe write(master, bytes, bytes.count)
        }

        private static func frame(_ data: [UInt8]) -> [UInt8] {
            let sum = data.reduce(UInt8(0), &+)
            return [0x00, 0x00, 0xFF, UInt8(data.count), 0 &- UInt8(data.count)] + data + [0 &- sum, 0x00]
        }

        /// What a chip without a tag says.
        static func readyReply(to command: [UInt8]) -> Reply {
            switch command[0] {
            case 0x00: .answer(Array(command.dropFirst()))
            case 0x02: .answer([0x32, 0x01, 0x06, 0x07])
            case 0x06: .answer([UInt8](repeating: 0, count: (command.count - 1) / 2))
            case 0x4A: .answer([0x00])
            case 0x40, 0x42: .answer([0x27])
            case 0x44, 0x52, 0x16: .answer([0x00])
            default: .answer([])
            }
        }
    }

    extension ScriptedPN532 {
        /// One tag that is always selected anew, and a reply to what is sent to it.
        static func oneTag(
            uid: [UInt8] = [0x04, 0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6],
            sak: UInt8 = 0x00,
            exchange: @escaping @Sendable (_ frame: [UInt8]) -> Reply? = { _ in nil }
        ) -> Script {
            let shown = uid
            return { command in
                switch command[0] {
                case 0x4A: .answer([0x01, 0x01, 0x00, 0x44, sak, UInt8(shown.count)] + shown)
                case 0x40: exchange(Array(command.dropFirst(2)))
                case 0x42: exchange(Array(command.dropFirst()))
                default: nil
                }
            }
        }
    }

    struct ScriptedError: Error {
        let number: Int32
    }

    /// A detached thread of the operating system, for what blocks.
    private final class Thread: Sendable {
        private let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }

        func start() throws {
            let context = unsafe Unmanaged.passRetained(self).toOpaque()
            var thread = pthread_t()
            let result = unsafe pthread_create(
                &thread, nil,
                { context in
                    guard let context = unsafe context else { return nil }
                    unsafe Unmanaged<Thread>.fromOpaque(context).takeRetainedValue().body()
                    return nil
                }, context)
            guard result == 0 else { throw ScriptedError(number: result) }
            pthread_detach(thread)
        }
    }

#endif
