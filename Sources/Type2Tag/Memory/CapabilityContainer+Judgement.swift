// SPDX-License-Identifier: MIT

extension CapabilityContainer {
    /// Why the data area behind this container may not be walked (Type 2 Tag 1.1 §6.4.1); nil when it may.
    ///
    /// - Parameter byteAddress: Where the container lies, to count the offset from.
    /// - Returns: The first reason there is.
    public func objection(at byteAddress: Int) -> Type2TagError? {
        guard hasMagicNumber else { return Type2TagError(.containerMissing, at: byteAddress) }
        guard majorVersion == 1 else {
            return Type2TagError(.containerVersion(major: majorVersion, minor: minorVersion), at: byteAddress + 1)
        }
        guard readAccess == .free else {
            return Type2TagError(.containerReadAccess(bytes[3] >> 4), at: byteAddress + 3)
        }
        return nil
    }
}
