// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Synchronization
import TestSupport

#if PCSC
    import PCSCReader
#endif

/// The machine's own pcscd, run by this test process on a socket of its own, with virtual readers.
///
/// It never meets a pcscd of the system: the listening socket is handed to it as systemd would, clients of this process
/// find it by the environment, and for the superuser it runs as nobody, so that it cannot write under `/run/pcscd`.
/// A guard stops it by its process number when the test process ends, however it ends.
final class PrivatePCSCD: Sendable {
    /// A virtual reader for one test at a time: a card connects to its port of this machine.
    struct Slot: Hashable, Sendable {
        let name: String
        let port: UInt16
    }

    /// A slot for a card with contacts, which nobody should choose; not handed out.
    static let samName = "Emulated SAM 00 00"

    let processIdentifier: pid_t
    private let freeSlots: Mutex<[Slot]>
    private let hasEnded = Mutex(false)
    private let log: String

    private static let running = Result { try PrivatePCSCD() }

    /// The daemon, started at the first call.
    static func shared() throws -> PrivatePCSCD { try running.get() }

    /// Lends a slot to a test.
    ///
    /// - Throws: `FixtureError` when none becomes free within a minute.
    func withSlot<Value>(_ body: (Slot) throws -> Value) throws -> Value {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            try expectAlive()
            if let slot = freeSlots.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
                // To the end of the row: by its next turn the daemon has mostly noticed that the card is gone.
                defer { freeSlots.withLock { $0.append(slot) } }
                if PrivatePCSCD.isEmpty(slot) { return try body(slot) }
            }
            guard ContinuousClock.now < end else { throw FixtureError("no virtual reader is free") }
            usleep(50_000)
        }
    }

    /// Takes note of the daemon's end, which is an error at once and not after a minute a test.
    private func expectAlive() throws {
        let isDead = hasEnded.withLock { hasEnded in
            // Collected, too: the runner's own watch over its children turns round and round a dead one.
            if !hasEnded { hasEnded = waitpid(processIdentifier, nil, WNOHANG) == processIdentifier }
            return hasEnded
        }
        guard isDead else { return }
        let words = (try? String(contentsOfFile: log, encoding: .utf8)) ?? "no log"
        throw FixtureError("the private pcscd ended: \(words.suffix(600))")
    }

    /// Whether the daemon knows that no card lies there.
    ///
    /// A card that comes before that is powered by a test, and once more when the daemon has understood, in the middle
    /// of the test. Some slots never become empty: a reset that failed is taken for a card.
    private static func isEmpty(_ slot: Slot) -> Bool {
        #if PCSC
            (try? PCSC.readers().first { $0.name == slot.name }?.hasCard) == false
        #else
            true
        #endif
    }

    private init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pcscd-\(UUID().uuidString)")
        let configuration = folder.appending(path: "reader.conf.d")
        try FileManager.default.createDirectory(at: configuration, withIntermediateDirectories: true)

        // The driver makes two slots of each reader, at neighbouring ports; the service holds sixteen at most.
        let readers = try (0..<5).map { ("Emulated PICC \($0)", try FreePort.pair()) }
        let sam = ("Emulated SAM", try FreePort.pair())
        let text = try (readers + [sam]).map { name, port in
            // A driver keeps one set of slots, whatever the configuration says: each reader gets a copy of its own.
            let driver = folder.appending(path: "driver-\(port).so")
            try FileManager.default.copyItem(at: PrivatePCSCD.driver.resolvingSymlinksInPath(), to: driver)
            return PrivatePCSCD.configuration(name, port, driver: driver)
        }.joined(separator: "\n")
        try Data(text.utf8).write(to: configuration.appending(path: "virtual"))
        freeSlots = Mutex(
            readers.flatMap { name, port in
                [Slot(name: "\(name) 00 00", port: port), Slot(name: "\(name) 00 01", port: port + 1)]
            })

        let socketPath = folder.appending(path: "socket").path
        let listener = try UnixListener(path: socketPath)
        log = folder.appending(path: "log").path
        // The daemon will not start without it, though it has nothing to write there; systemd makes it elsewhere.
        if geteuid() == 0 { _ = unsafe mkdir("/run/pcscd", 0o755) }
        let asNobody = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        processIdentifier = try ChildProcess.spawn(
            "PATH=\"$PATH:/usr/sbin:/sbin\"; export PATH; export LISTEN_FDS=1 LISTEN_PID=$$; "
                + "exec \(asNobody)pcscd --foreground --info --config \"$1\"",
            [configuration.path],
            output: log,
            descriptors: [3: listener.descriptor]
        )
        try PrivatePCSCD.guardProcess(processIdentifier, folder: folder.path)
        guard unsafe setenv("PCSCLITE_CSOCK_NAME", socketPath, 1) == 0 else { throw FixtureError("setenv failed") }
    }

    private static let driver = URL(filePath: "/usr/lib/pcsc/drivers/serial/libifdvpcd.so")

    private static func configuration(_ name: String, _ port: UInt16, driver: URL) -> String {
        """
        FRIENDLYNAME "\(name)"
        DEVICENAME /dev/null:0x\(String(port, radix: 16))
        LIBPATH \(driver.path)
        CHANNELID 0x\(String(port, radix: 16))

        """
    }

    /// Starts a process that waits for the end of this one, by a connection whose other end only this one has.
    private static func guardProcess(_ process: pid_t, folder: String) throws {
        var ends: (CInt, CInt) = (-1, -1)
        let status = unsafe withUnsafeMutablePointer(to: &ends) {
            unsafe $0.withMemoryRebound(to: CInt.self, capacity: 2) {
                unsafe socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, $0)
            }
        }
        guard status == 0 else { throw FixtureError("no socket pair") }
        _ = try ChildProcess.spawn(
            "trap '' INT TERM HUP; read -r _; kill \"$1\"; rm -rf \"$2\"",
            [String(process), folder],
            output: "/dev/null",
            descriptors: [0: ends.0]
        )
        close(ends.0)
    }
}
