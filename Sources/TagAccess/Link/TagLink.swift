// SPDX-License-Identifier: MIT

public import Type2Tag

/// One selected tag on some reader.
///
/// A tag drops out of the active state after any refusal and any command it does not know; every later command is met
/// with silence until `reselect()` (NTAG21x data sheet 8.4). A link passes answers on as they come and never repeats
/// a command of its own accord.
public protocol TagLink: AnyObject {
    /// Which reader this is, for a person: a library's name for it, or the file that holds a software tag.
    var readerName: String { get }

    /// The identifier that the tag answered with when it was last selected.
    var uid: TagUID { get }

    /// What the way to the tag can carry.
    var capabilities: LinkCapabilities { get }

    /// Sends one command and returns what came back.
    ///
    /// - Throws: `LinkError` when the way to the tag failed, not when the tag refused.
    func transceive(_ command: TagCommand) throws(LinkError) -> TagAnswer

    /// Selects whatever tag lies on the reader now and returns its identifier, which may be another one.
    ///
    /// - Throws: `LinkError`, of kind `tagLost` when there is no tag.
    func reselect() throws(LinkError) -> TagUID
}
