// SPDX-License-Identifier: MIT

internal import Type2Tag

extension TagInspection {
    /// The last page of the data area as the container counts it, as far as a command can name it.
    var lastClaimedPage: PageAddress {
        PageAddress.last(ofDataArea: max(container.dataAreaSize, 1)) ?? PageAddress(rawValue: .max)
    }

    /// Refuses a tag that cannot be written whatever the message is.
    ///
    /// - Throws: `WriteRefusal`, none of those that depend on the message.
    func refuseWriting() throws(WriteRefusal) {
        switch access {
        case .readWrite, .partlyLocked: return
        case .readOnly:
            throw .readOnly(
                byContainer: container.writeAccess == .denied,
                byLockBits: locks.value?.isFullyLocked == true
            )
        case .unformatted: throw .unformatted
        case .notNDEF:
            let address = PageAddress.capabilityContainer.byteAddress
            throw .notNDEF(container.objection(at: address) ?? Type2TagError(.containerMissing, at: address))
        case .restricted: throw .restricted(accessByte: container.bytes[3])
        case .passwordProtected: throw .passwordProtected(from: password.value?.firstProtectedPage)
        case .damaged:
            if case .damaged(let finding) = message { throw .damaged(finding) }
            throw .damaged(nil)
        }
    }
}
