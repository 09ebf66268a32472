// SPDX-License-Identifier: MIT

/// A signature over the records in front of it (RTD Signature 1.0 and 2.0).
///
/// The signature is shown, not verified; `NDEFMessage.recordsCovered(bySignatureAt:)` tells what it covers.
public struct SignatureRecord: Hashable, Sendable {
    /// The version byte: 01 for version 1.0, 20 hexadecimal for 2.0.
    public let version: UInt8

    /// The algorithm, as the byte says without its highest bit.
    public let type: UInt8

    /// The hash algorithm byte of version 2; version 1 has none.
    public let hash: UInt8?

    /// The signature; nil when it lies elsewhere or there is none.
    public let signature: NDEFBytes?

    /// Where the signature lies, when it is not here.
    public let uri: String?

    /// The format of the certificates: 0 for X.509, 1 for X9.68 (version 1) or M2M (version 2); nil in a start marker.
    public let certificateFormat: UInt8?

    /// The certificates: the signer's first, then each the one that vouches for the one before; never the root.
    public let certificates: [NDEFBytes]

    /// Where the certificate chain goes on, when it does.
    public let certificateURI: String?

    /// Whether it signs nothing, and the next signature covers only what follows this record.
    public var isStartMarker: Bool { type == 0 && signature == nil && uri == nil }
}
