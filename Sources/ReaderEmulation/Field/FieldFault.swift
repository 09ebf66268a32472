// SPDX-License-Identifier: MIT

/// Something that goes wrong between a reader and a tag, once.
package enum FieldFault: Hashable, Sendable {
    /// The tag loses power before it acts on the frame, and has it again for the next call.
    case tearBeforeEffect
    /// The tag acts on the frame and loses power before its answer is out.
    case tearAfterEffect
    /// The tag is taken away before it acts on the frame, until it is put back.
    case removal
    /// The tag refuses with this code, without acting on the frame, and leaves the active state.
    case refusal(code: UInt8)
    /// The frame is lost in the air: the tag knows nothing of it.
    case silence
}

/// A fault that waits for its frame.
struct ArmedFault: Hashable, Sendable {
    let fault: FieldFault
    /// Frames that come through before it.
    var remaining: Int
}
