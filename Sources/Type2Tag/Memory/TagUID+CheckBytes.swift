// SPDX-License-Identifier: MIT

extension TagUID {
    /// Warnings for check bytes in pages 0 and 2 that do not fit the identifier there.
    ///
    /// Genuine chips cannot have them; clones and edited dumps can.
    public static func checkByteFindings(in memory: MemoryImage) -> [Type2TagFinding] {
        guard let uid = TagUID(memory: memory), let expected = uid.checkBytes, let first = memory[0],
            let third = memory[2]
        else { return [] }
        let bytes = [(first[3], expected.first, 3), (third[0], expected.second, PageAddress.staticLocks.byteAddress)]
        return bytes.filter { $0.0 != $0.1 }.map { found, wanted, offset in
            Type2TagFinding(Type2TagError(.checkByte(expected: wanted, found: found), at: offset), .warning)
        }
    }
}
