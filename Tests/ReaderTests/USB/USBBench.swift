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
    /// What the stand-in is called by libnfc: bus 001, device 004.
    static let connectionString = "acr122_usb:001:004"

    /// The identifier of the tags in `usb.bin` and `file.bin`; it is made up.
    static let uid = "04A1B2C3D4E580"

    /// The identifier of the tag in `other.bin`, which does not lie on the reader; it is made up.
    static let otherUID = "04112233445566"

    let folder: URL
    let field: EmulatedField

    /// What is wrong with the USB: a mode of `fake-usb.c`, and how many commands for a tag come through before.
    var mode: (name: String, after: Int) = ("normal", 0)

    private let server: CCIDServer

    init(model: ChipModel = .ntag213, options: ACR122UOptions = ACR122UOptions()) throws {
        // The name of a socket is short, that of a temporary folder may not be.
        folder = URL(filePath: "/tmp").appending(path: "usb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, uid) in [
            ("usb.bin", USBBench.uid), ("file.bin", USBBench.uid), ("other.bin", USBBench.otherUID),
        ] {
            let chip = try VirtualChip(model: model, uid: TagUID(parsing: uid))
            try TagFile.create(at: folder.appending(path: name).path, chip: chip)
        }
        try CCompiler.buildUSBLibrary(into: folder.appending(path: "libraries"))
        field = EmulatedField([try TagFile.open(at: folder.appending(path: "usb.bin").path)])
        server = try CCIDServer(at: folder.appending(path: "reader").path, field: field, options: options)
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
            "FAKE_USB_SOCKET": path("reader"), "FAKE_USB_LOG": path("usb.log"), "FAKE_USB_MODE": mode.name,
            "FAKE_USB_AFTER": String(mode.after),
            // Nobody listens there, and a pcscd of the machine is not asked.
            "PCSCLITE_CSOCK_NAME": path("no-pcscd"),
        ]
    }

    /// Runs the tool; `./` stands for the folder.
    func tapcard(_ line: String) throws -> Program.Outcome {
        let outcome = try Program.tapcard(environment: environment)
            .run(line.split(separator: " ").map { expanded(String($0)) })
        return Program.Outcome(
            status: outcome.status,
            output: outcome.output.replacing(folder.path + "/", with: "./"),
            errors: outcome.errors.replacing(folder.path + "/", with: "./")
        )
    }

    /// Runs the tool with the reader on USB.
    func overUSB(_ line: String) throws -> Program.Outcome {
        try tapcard(line + " --reader libnfc:\(USBBench.connectionString)")
    }

    /// Runs a program of libnfc.
    func nfcProgram(_ name: String, _ arguments: [String]) throws -> Program.Outcome {
        let path = "/usr/bin/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw NFCProgram.Missing(name: name) }
        return try Program(path, environment: environment).run(arguments)
    }

    /// Runs a C program of these tests, which uses libnfc by itself.
    func ownProgram(_ source: String, _ arguments: [String]) throws -> Program.Outcome {
        try CCompiler.buildProgram(source, to: path("program"))
        return try Program(path("program"), environment: environment).run(arguments)
    }

    // MARK: Files

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    func expanded(_ text: String) -> String { text.replacing("./", with: folder.path + "/") }

    func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: folder.appending(path: name))) }

    func lines(_ name: String) throws -> [String] {
        String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// What went over USB so far, one call a line.
    func transfers() throws -> [String] { try lines("usb.log") }
}
