// SPDX-License-Identifier: MIT

extension NDEFRecord {
    /// Makes the record that has a phone open an Android app, or offer it.
    ///
    /// It usually stands last in a message. Unlike `androidApplication(_:)`, which writes any package name, it refuses
    /// what Android takes for none.
    ///
    /// - Parameter id: The application id: two or more parts, each a letter and then letters, digits and `_`.
    /// - Returns: The record.
    /// - Throws: `NDEFError` with the offset of what an id does not have.
    public static func app(_ id: String) throws(NDEFError) -> NDEFRecord {
        let bytes = [UInt8](id.utf8)
        var parts = 1
        var isFirstOfPart = true
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: ".") {
                guard !isFirstOfPart else { throw NDEFError(.building(.applicationParts), offset: index) }
                parts += 1
                isFirstOfPart = true
            } else {
                let belongs =
                    ASCII.isLetter(byte) || !isFirstOfPart && (ASCII.isDigit(byte) || byte == UInt8(ascii: "_"))
                guard belongs else { throw NDEFError(.building(.applicationCharacter(byte)), offset: index) }
                isFirstOfPart = false
            }
        }
        guard parts >= 2, !isFirstOfPart else { throw NDEFError(.building(.applicationParts), offset: bytes.count) }
        return try androidApplication(id)
    }
}
