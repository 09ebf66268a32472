// SPDX-License-Identifier: MIT

public import Type2Tag

extension CommandKind {
    /// What every Type 2 tag knows (Type 2 Tag 1.1 §5.1; HLTA by ISO/IEC 14443-3).
    public static let ofEveryTag: Set<CommandKind> = [.read, .write, .halt]

    /// The commands that a chip knows by its data sheet.
    ///
    /// Of the Ultralight EV1 the three counters with READ_CNT, INCR_CNT and CHECK_TEARING_EVENT, and VCSL, are not
    /// modelled: it refuses them. NTAG210 and NTAG212 have no counter (their data sheet, 10).
    public static func known(by model: ChipModel) -> Set<CommandKind> {
        guard ChipModel.all.contains(model) else { return ofEveryTag }
        var known = ofEveryTag.union([.compatibilityWrite])
        if model.keyAuthentication != nil { known.insert(.authenticate) }
        guard model.version != nil else { return known }
        known.formUnion([.getVersion, .fastRead, .passwordAuthentication, .readSignature])
        if [.ntag213, .ntag215, .ntag216].contains(model) { known.insert(.readCounter) }
        return known
    }
}
