// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The stand-in for libusb-0.1, which programs load in place of the real one.
enum USBLibrary {
    /// The name under which libnfc asks for it.
    private static let name = "libusb-0.1.so.4"

    private static let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "FakeUSB/fake-usb.c").path

    /// Compiles it into a folder that is to stand in `LD_LIBRARY_PATH`; this takes a tenth of a second.
    static func build(into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let outcome = try Program("/usr/bin/cc", environment: ["PATH": "/usr/bin:/bin"]).run([
            "-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-Wl,-soname,\(name)",
            "-o", folder.appending(path: name).path, source,
        ])
        guard outcome.status == 0 else { throw FixtureError("fake-usb.c does not compile: \(outcome.errors)") }
    }
}
