// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// Compiles the C of these tests, which programs in processes of their own use; each takes a tenth of a second.
enum CCompiler {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "FakeUSB")

    /// Compiles the stand-in for libusb-0.1 into a folder that is to stand in `LD_LIBRARY_PATH`, under the name by which
    /// libnfc asks for it.
    static func buildUSBLibrary(into folder: URL) throws {
        let name = "libusb-0.1.so.4"
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try compile(
            "fake-usb.c", ["-shared", "-fPIC", "-Wl,-soname,\(name)"], to: folder.appending(path: name).path)
    }

    /// Compiles a program that uses libnfc.
    static func buildProgram(_ source: String, to path: String) throws {
        try compile(source, [], to: path, libraries: ["-lnfc"])
    }

    private static func compile(
        _ source: String,
        _ options: [String],
        to path: String,
        libraries: [String] = []
    ) throws {
        let words =
            ["-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror"] + options
            + ["-o", path, sources.appending(path: source).path] + libraries
        let outcome = try Program("/usr/bin/cc", environment: ["PATH": "/usr/bin:/bin"]).run(words)
        guard outcome.status == 0 else { throw FixtureError("\(source) does not compile: \(outcome.errors)") }
    }
}
