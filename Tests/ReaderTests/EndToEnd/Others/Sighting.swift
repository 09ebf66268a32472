// SPDX-License-Identifier: MIT

/// What a program of others saw of a tag or left on it, beside what it should have.
struct Sighting: Sendable {
    /// The identifier, where the program tells it.
    var uid: String?
    /// What the bytes are.
    var what: String
    /// The bytes that the program told, or that we read after it.
    var found: String
    /// What they should be.
    var wanted: String

    var isRight: Bool { (uid ?? EmulatedTag.uidText) == EmulatedTag.uidText && found == wanted && !wanted.isEmpty }

    /// The bytes for a table: the first ones and how many there are.
    var shown: String {
        let count = found.utf8.count / 2
        return count <= 20 ? found : "\(found.prefix(24))… (\(count) bytes)"
    }
}

extension EmulatedTag {
    static let uidText = "04A1B2C3D4E5F6"
}
