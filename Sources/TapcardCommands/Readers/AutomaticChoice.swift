// SPDX-License-Identifier: MIT

/// Which reader `auto` means, judged by what each library lists.
package enum AutomaticChoice: Hashable, Sendable {
    /// One reader, by the name under which each library reaches it.
    case one(libnfc: String?, pcsc: String?)
    /// Several readers, by the names to pass.
    case several([ReaderName])
    /// None.
    case none

    /// Judges the lists.
    ///
    /// An ACR122U that both libraries list is one reader, not two.
    package init(libnfc: [String], pcsc: [String]) {
        let shared = AutomaticChoice.sharedReader(libnfc: libnfc, pcsc: pcsc)
        let count = libnfc.count + pcsc.count - (shared == nil ? 0 : 1)
        switch count {
        case 0: self = .none
        case 1: self = .one(libnfc: libnfc.first, pcsc: pcsc.first)
        default: self = .several(libnfc.map { .libnfc($0) } + pcsc.map { .pcsc($0) })
        }
    }

    /// The one reader of a kind that both libraries can drive, when each lists exactly one of them.
    private static func sharedReader(libnfc: [String], pcsc: [String]) -> (libnfc: String, pcsc: String)? {
        let devices = libnfc.filter { $0.hasPrefix("acr122_usb") || $0.hasPrefix("acr122_pcsc") }
        let slots = pcsc.filter { $0.contains("ACR122") || $0.contains("Touchatag") }
        guard devices.count == 1, slots.count == 1 else { return nil }
        return (devices[0], slots[0])
    }
}
