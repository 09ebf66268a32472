// SPDX-License-Identifier: MIT

import Foundation
import ReaderEmulation
import TestSupport
import Type2Tag
import VirtualTag

/// An ACR122U on a USB of its own, with a tag in a file on it, and programs that use it through the real libnfc.
///
/// The same tag lies in a second file, to do by `--reader file:` what was done over USB.
final class USBBench {
    /// What is wrong with the USB or the reader; see `fake-usb.c`.
    enum Mode: String, CaseIterable, Sendable {
        case normal = ""
        case absent, busy, forbidden, late
        case noAlternate = "no-alternate"
        case slow, stale, unplugged
    }

    /// What the stand-in is called by libnfc: bus 001, device 004.
    static let connectionString = "acr122_usb:001:004"

    /// The identifier of every tag made here; it is made up.
    static let uid = "04A1B2C3D4E580"

    let folder: URL
    let field: EmulatedField
    let mode: Mode
    private let server: CCIDServer

    init(_ mode: Mode = .normal, model: ChipModel = .ntag213) throws {
        // The name of a socket is short, that of a temporary folder may not be.
        folder = URL(filePath: "/tmp").appending(path: "usb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["usb.bin", "file.bin"] {
            let chip = try VirtualChip(model: model, uid: TagUID(parsing: USBBench.uid))
            try TagFile.create(at: folder.appending(path: name).path, chip: chip)
        }
        try USBLibrary.build(into: folder.appending(path: "libraries"))
        self.mode = mode
        field = EmulatedField([try TagFile.open(at: folder.appending(path: "usb.bin").path)])
        server = try CCIDServer(at: folder.appending(path: "reader").path, field: field)
        try server.start()
    }

    deinit {
        server.stop()
        try? FileManager.default.removeItem(at: folder)
    }

    // MARK: Programs

    private var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "TERM": "dumb", "HOME": folder.path, "LC_ALL": "C.UTF-8",
            "LD_LIBRARY_PATH": path("libraries"),
            "FAKE_USB_SOCKET": path("reader"), "FAKE_USB_LOG": path("usb.log"), "FAKE_USB_MODE": mode.rawValue,
            // Nobody listens there, and a pcscd of the machine is not asked.
            "PCSCLITE_CSOCK_NAME": path("no-pcscd"),
        ]
    }

    /// Runs the tool; `./` in a word stands for the folder.
    func tapcard(_ words: [String]) throws -> Program.Outcome {
        let words = words.map { $0.replacing("./", with: folder.path + "/") }
        let outcome = try Program.tapcard(environment: environment).run(words)
        return Program.Outcome(
            status: outcome.status,
            output: outcome.output.replacing(folder.path + "/", with: "./"),
            errors: outcome.errors.replacing(folder.path + "/", with: "./")
        )
    }

    /// Runs the tool with words as a line and the reader on USB.
    func usb(_ line: String) throws -> Program.Outcome {
        try tapcard(line.split(separator: " ").map(String.init) + ["--reader", "libnfc:\(USBBench.connectionString)"])
    }

    /// Runs a program of libnfc.
    func nfcProgram(_ name: String, _ arguments: [String]) throws -> Program.Outcome {
        let path = "/usr/bin/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw NFCProgram.Missing(name: name) }
        return try Program(path, environment: environment).run(arguments)
    }

    // MARK: Files

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

    func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// What went over USB so far, one call a line.
    func transfers() throws -> [String] { try text("usb.log").split(separator: "\n").map(String.init) }
}
