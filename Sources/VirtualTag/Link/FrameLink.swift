// SPDX-License-Identifier: MIT

package import TagAccess
package import Type2Tag

/// A software tag at the level of frames, for an emulated reader to serve.
package protocol FrameLink: AnyObject {
    /// Sends the bytes of one frame, without CRC.
    ///
    /// - Throws: `LinkError` when what it changed could not be kept; the chip is as it was before.
    func exchange(_ frame: [UInt8]) throws(LinkError) -> VirtualAnswer

    /// Takes the chip out of the field and puts it back.
    func fieldReset()

    /// Calls the chip and, when it answers, selects it.
    func wake(_ call: WakeCall) -> TagUID?
}
