// SPDX-License-Identifier: MIT

internal import VirtualTag

extension CommandFailure {
    static let existingHint = "name another file, or remove it first"

    /// The file beside a tag stays when only the tag is removed.
    init(existing path: String) {
        let isLeftOver = path.hasSuffix(".chip") && !OutputFile.exists(String(path.dropLast(".chip".count)))
        self.init(
            "output-exists",
            "\(path) exists already",
            exit: .cannotCreate,
            hint: isLeftOver ? "it is left over from a tag removed before: remove it too" : CommandFailure.existingHint
        )
    }

    init(_ error: VirtualTagError) {
        switch error.reason {
        case .fileExists(let path):
            self.init(existing: path)
        case .file(let cause):
            self.init("output", cause.description, exit: .cannotCreate)
        default:
            self.init("unusable", error.description, exit: .dataError)
        }
    }
}
