// SPDX-License-Identifier: MIT

#if LibNFC

    internal import CLibNFC
    internal import TagAccess
    internal import Type2Tag

    /// What an ISO/IEC 14443-A tag said of itself when it was selected.
    struct SelectedTarget: Hashable {
        /// The identifier, without cascade tags.
        let uid: [UInt8]

        /// The select acknowledge: 00h on a Type 2 tag.
        let sak: UInt8

        init(uid: [UInt8], sak: UInt8) {
            self.uid = uid
            self.sak = sak
        }

        init(_ target: nfc_target) {
            let info = unsafe target.nti.nai
            let size = min(info.szUidLen, MemoryLayout.size(ofValue: info.abtUid))
            uid = unsafe withUnsafeBytes(of: info.abtUid) { unsafe Array($0.prefix(size)) }
            sak = info.btSak
        }
    }

    extension SelectedTarget: CustomStringConvertible {
        var description: String { "UID \(uidText), SAK \(CallTrace.digits(sak))" }
    }

    extension SelectedTarget {
        /// The identifier as a person reads it, whatever its length.
        var uidText: String { uid.map(CallTrace.digits).joined() }

        /// The identifier as a value.
        ///
        /// - Throws: `LinkError` of kind `unusable` for a length that no tag has.
        func identifier() throws(LinkError) -> TagUID {
            do throws(Type2TagError) {
                return try TagUID(uid)
            } catch {
                throw LinkError(
                    .unusable,
                    library: LibNFC.name,
                    text: "the tag's identifier has \(uid.count) bytes, where 4, 7 or 10 are due"
                )
            }
        }

        /// Refuses a tag whose select acknowledge is not that of a Type 2 tag.
        ///
        /// - Throws: `LinkError` of kind `unusable`.
        func requireType2() throws(LinkError) {
            guard sak != 0x00 else { return }
            let kind = probableKind.map { ", \($0)" } ?? ""
            throw LinkError(
                .unusable,
                library: LibNFC.name,
                text: "tag \(uidText) is no Type 2 tag: its SAK is \(CallTrace.digits(sak))h\(kind)"
            )
        }

        /// What such a tag usually is (NXP AN10833).
        private var probableKind: String? {
            switch sak {
            case 0x08: "a MIFARE Classic 1K"
            case 0x09: "a MIFARE Mini"
            case 0x18: "a MIFARE Classic 4K"
            case 0x10, 0x11: "a MIFARE Plus"
            case _ where sak & 0x40 != 0: "a phone or another reader"
            case _ where sak & 0x20 != 0: "a Type 4 tag, bank card or phone"
            default: nil
            }
        }
    }

#endif
