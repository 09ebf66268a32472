// SPDX-License-Identifier: MIT

import Glibc
import Synchronization
import TestSupport

/// What lies on a virtual reader, as the driver of vsmartcard asks for it.
protocol CardBehaviour: AnyObject, Sendable {
    var answerToReset: [UInt8] { get }

    /// Power was switched on, or the card was reset.
    func powerUp()

    /// Answers a command; nil when the card leaves instead of answering.
    func answer(_ command: [UInt8]) -> [UInt8]?
}

/// A card on a virtual reader: one TCP connection to the driver's port is one card inserted.
///
/// Messages are a length of two bytes, most significant first, and a body; bodies of one byte are 00 power off, 01 power
/// on, 02 reset, 04 the question for the answer to reset; all others are commands.
final class CardConnection: Sendable {
    private let socket: Mutex<CInt?>

    /// Inserts a card, which lies there until it is removed or leaves.
    init(_ card: some CardBehaviour, port: UInt16) throws {
        let descriptor = try CardConnection.connected(to: port)
        socket = Mutex(descriptor)
        startThread { self.serve(card, descriptor) }
    }

    /// Takes the card away.
    func remove() {
        socket.withLock { if let descriptor = $0 { shutdown(descriptor, CInt(SHUT_RDWR)) } }
    }

    // The daemon may still be on its way up.
    private static func connected(to port: UInt16) throws -> CInt {
        for _ in 0..<500 {
            let descriptor = Glibc.socket(AF_INET, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { throw FixtureError("no socket") }
            var address = LocalAddress.port(port)
            let status = unsafe withUnsafePointer(to: &address) {
                unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if status == 0 { return descriptor }
            close(descriptor)
            usleep(20_000)
        }
        throw FixtureError("nobody listens at port \(port)")
    }

    private func serve(_ card: some CardBehaviour, _ descriptor: CInt) {
        // Closed by this thread alone, and under the lock, so that nobody shuts down a descriptor of someone else's.
        defer {
            socket.withLock {
                $0 = nil
                close(descriptor)
            }
        }
        while let head = CardConnection.receive(2, descriptor),
            let body = CardConnection.receive(Int(head[0]) << 8 | Int(head[1]), descriptor)
        {
            switch body {
            case [0x00]: continue
            case [0x01], [0x02]: card.powerUp()
            case [0x04]: CardConnection.send(card.answerToReset, descriptor)
            default:
                guard let answer = card.answer(body) else { return }
                CardConnection.send(answer, descriptor)
            }
        }
    }

    private static func receive(_ count: Int, _ descriptor: CInt) -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.count < count {
            var part = [UInt8](repeating: 0, count: count - bytes.count)
            let size = unsafe recv(descriptor, &part, part.count, 0)
            guard size > 0 else { return nil }
            bytes += part.prefix(size)
        }
        return bytes
    }

    private static func send(_ body: [UInt8], _ descriptor: CInt) {
        let message = [UInt8(body.count >> 8), UInt8(body.count & 0xFF)] + body
        _ = unsafe Glibc.send(descriptor, message, message.count, CInt(MSG_NOSIGNAL))
    }
}

/// Runs work on a thread of its own.
func startThread(_ work: @escaping @Sendable () -> Void) {
    final class Box: Sendable {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    let box = unsafe Unmanaged.passRetained(Box(work)).toOpaque()
    let status = unsafe pthread_create(
        &thread, nil,
        { box in
            if let box = unsafe box { unsafe Unmanaged<Box>.fromOpaque(box).takeRetainedValue().work() }
            return nil
        }, box)
    if status == 0 { pthread_detach(thread) }
}
