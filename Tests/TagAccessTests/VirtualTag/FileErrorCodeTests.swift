// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Type2Tag

@testable import VirtualTag

@Suite("Codes of errors about software tags and their files")
struct FileErrorCodeTests {
    @Test(
        "A file's code is about what is in the way, not about what was being done",
        arguments: [
            (EEXIST, FileError.Operation.write, "file-exists"), (ENOENT, .open, "file-missing"),
            (ENOENT, .write, "file-missing"), (EACCES, .read, "file-forbidden"), (EROFS, .write, "file-forbidden"),
            (EPERM, .replace, "file-forbidden"), (EWOULDBLOCK, .lock, "file-locked"),
            (EWOULDBLOCK, .read, "file-failed"), (ENOSPC, .write, "file-failed"), (EISDIR, .open, "file-failed"),
        ])
    func fileCodes(_ number: Int32, _ operation: FileError.Operation, _ code: String) {
        let error = FileError(operation, path: "tag.bin", errorNumber: number)
        #expect(error.code == code)
        #expect(VirtualTagError(.file(error)).code == code)
    }

    @Test("Every other reason has a code of its own")
    func codes() {
        let reasons: [VirtualTagError.Reason] = [
            .memorySize(expected: 180, found: 179), .checkBytes(expected: [1, 2], found: [3, 4]), .uidLength(4),
            .signatureSize(31), .fileExists(path: "tag.bin"),
        ]
        #expect(
            reasons.map { VirtualTagError($0).code } == [
                "memory-size", "check-bytes", "uid-length", "signature-size", "file-exists",
            ])
    }
}
