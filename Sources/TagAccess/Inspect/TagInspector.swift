// SPDX-License-Identifier: MIT

internal import Type2Tag

/// Asks a tag what it is before anything is done to it.
public enum TagInspector {
    /// Reads identifier, chip, container, message, locks and password settings, with as few commands as possible.
    ///
    /// What the tag will not tell becomes a fact that is not reported; only a tag that tells nothing at all is an
    /// error.
    ///
    /// - Throws: `AccessFailure` when the link fails, another tag lies there, or page 0 cannot be read.
    public static func inspect(_ session: TagSession) throws(AccessFailure) -> TagInspection {
        try inspect(session, assuming: nil)
    }

    static func inspect(
        _ session: TagSession,
        assuming assumption: Fact<ChipModel>?
    ) throws(AccessFailure) -> TagInspection {
        session.forgetMemory()
        return try TagInquiry(session: session, assumption: assumption).inspect()
    }
}
