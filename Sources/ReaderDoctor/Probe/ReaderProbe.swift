// SPDX-License-Identifier: MIT

/// The questions that only the reader libraries can answer.
///
/// A doctor asks them in the order in which they stand here, each at most once a slot, and skips what an earlier answer
/// makes pointless. libnfc comes last, for opening an ACR122U with it switches the reader's own polling off.
public protocol ReaderProbe {
    /// What `SCardEstablishContext` returns; unknown when built without PC/SC.
    func pcscContext() -> ProbeAnswer<LibraryResult>

    /// The readers that PC/SC lists.
    func pcscReaders() -> ProbeAnswer<PCSCReaders>

    /// The firmware text of the reader with this slot: by FF 00 48 00 00 with a card, else by an escape command.
    func firmware(ofSlot name: String) -> ProbeAnswer<String>

    /// What an escape command (`SCARD_SHARE_DIRECT` and `SCardControl`) returns; it must not change the reader.
    func escape(toSlot name: String) -> ProbeAnswer<LibraryResult>

    /// The PICC operating parameter (FF 00 50 00 00).
    func polling(ofSlot name: String) -> ProbeAnswer<UInt8>

    /// What lies on the reader, asked through whatever way works; unknown when no way does.
    func tags() -> ProbeAnswer<TagFacts>

    /// What libnfc says; unknown when built without it.
    func libnfc() -> ProbeAnswer<LibNFCFacts>
}
