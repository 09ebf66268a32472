// SPDX-License-Identifier: MIT

internal import Bytes
internal import TagAccess
internal import Type2Tag

/// What a tag told about itself.
struct TagDocument: Encodable {
    struct Locks: Encodable {
        let lockedPages: [Int]
        let openPages: [Int]
        let neverLockablePages: [Int]
        let frozen: Bool
        let complete: Bool
        /// What is half done or contradicts itself.
        let halfStates: [Named]
    }

    struct Named: Encodable {
        let code: String
        let message: String
    }

    struct Password: Encodable {
        let enabled: Bool
        /// Null while no page is protected.
        @ExplicitNull var firstProtectedPage: Int?
        let protectsReading: Bool
        let configurationLocked: Bool
    }

    let uid: String
    /// Null for a dump.
    @ExplicitNull var reader: String?
    let chip: FactDocument<String>
    let version: FactDocument<String>
    /// What says that another maker than NXP made the chip.
    let cloneSigns: [Named]
    let container: String
    let capacity: CapacityDocument
    let access: String
    let accessSource: FactSource
    let accessBecause: String?
    let blank: Bool
    /// Bytes of the message on the tag; null when there is none that can be read.
    @ExplicitNull var messageBytes: Int?
    let locks: FactDocument<Locks>
    let password: FactDocument<Password>

    init(_ inspection: TagInspection, reader: String?) {
        uid = inspection.uid.description
        _reader = ExplicitNull(wrappedValue: reader)
        chip = FactDocument(inspection.chip) { $0.name }
        let version: Fact<ChipVersion> =
            reader == nil ? .notReported(because: "a dump holds no version") : inspection.version
        self.version = FactDocument(version) { Hexadecimal.text($0.bytes) }
        cloneSigns = inspection.cloneSigns.map { Named(code: $0.code, message: $0.description) }
        container = Hexadecimal.text(inspection.container.bytes)
        capacity = CapacityDocument(inspection.capacity)
        access = inspection.access.rawValue
        accessSource = FactSource(inspection.accessFact)
        accessBecause = inspection.accessFact.because
        blank = inspection.message == .blank
        _messageBytes = ExplicitNull(wrappedValue: inspection.message == .blank ? 0 : inspection.message.bytes?.count)
        locks = FactDocument(inspection.locks) { state in
            Locks(
                lockedPages: state.lockedPages.map(\.index),
                openPages: state.openPages.map(\.index),
                neverLockablePages: state.neverLockablePages.map(\.index),
                frozen: state.isFrozen,
                complete: state.isFullyLocked,
                halfStates: state.halfStates.map { Named(code: $0.code, message: $0.description) }
            )
        }
        password = FactDocument(inspection.password) { protection in
            Password(
                enabled: protection.isEnabled,
                firstProtectedPage: protection.isEnabled ? protection.firstProtectedPage.index : nil,
                protectsReading: protection.protectsReading,
                configurationLocked: protection.configurationIsLocked
            )
        }
    }
}
