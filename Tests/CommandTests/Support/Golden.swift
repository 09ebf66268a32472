// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Texts that are kept in files, to be read and to be compared with.
enum Golden {
    /// Compares with `Fixtures/command/PATH`; with `TAPCARD_UPDATE_GOLDENS=1` in the environment writes it instead and
    /// fails, so that nobody takes a run that only wrote for one that compared.
    static func expect(_ text: String, in path: String, at location: SourceLocation = #_sourceLocation) throws {
        let url = Fixtures.folder.appending(path: "command").appending(path: path)
        if ProcessInfo.processInfo.environment["TAPCARD_UPDATE_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: url)
            Issue.record(
                "\(path) was written; look at it, then run without TAPCARD_UPDATE_GOLDENS", sourceLocation: location)
            return
        }
        let kept = try String(decoding: Data(contentsOf: url), as: UTF8.self)
        let pairs = zip(lines(of: kept), lines(of: text))
        if let (number, pair) = pairs.enumerated().first(where: { $0.element.0 != $0.element.1 }) {
            Issue.record(
                "\(path):\(number + 1): expected \"\(pair.0)\", found \"\(pair.1)\"",
                sourceLocation: location
            )
            return
        }
        #expect(text == kept, "\(path): one is longer", sourceLocation: location)
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The files of a folder under `Fixtures/command`, by name.
    static func names(in folder: String) -> [String] {
        let path = Fixtures.folder.appending(path: "command").appending(path: folder).path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
}
