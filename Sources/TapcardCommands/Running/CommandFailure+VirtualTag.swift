// SPDX-License-Identifier: MIT

internal import VirtualTag

extension CommandFailure {
    static let existingHint = "name another file, or remove it first"

    init(_ error: VirtualTagError) {
        switch error.reason {
        case .fileExists:
            self.init(
                "output-exists", error.description, exit: .cannotCreate, hint: CommandFailure.existingHint)
        case .file(let cause):
            self.init("output", cause.description, exit: .cannotCreate)
        default:
            self.init("unusable", error.description, exit: .dataError)
        }
    }
}
