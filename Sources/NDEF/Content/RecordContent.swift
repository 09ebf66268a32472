// SPDX-License-Identifier: MIT

/// What a record is.
///
/// A view for those who read; the record itself keeps the bytes.
@nonexhaustive
public enum RecordContent: Hashable, Sendable {
    /// An Empty record.
    case empty
    /// A URI record (well-known type `U`).
    case uri(URIRecord)
    /// A Text record (well-known type `T`).
    case text(TextRecord)
    /// A record of a media type.
    case media(MediaRecord)
    /// An Android application record (external type `android.com:pkg`).
    case androidApplication(AndroidApplicationRecord)
    /// A record of another external type.
    case external(ExternalRecord)
    /// A record whose type is an absolute URI.
    case absoluteURI(AbsoluteURIRecord)
    /// A Smart Poster (well-known type `Sp`).
    indirect case smartPoster(SmartPosterRecord)
    /// The offer of a handover (well-known type `Hs`).
    indirect case handoverSelect(HandoverSelectRecord)
    /// The request for a handover (well-known type `Hr`).
    indirect case handoverRequest(HandoverRequestRecord)
    /// The offer to mediate a handover (well-known type `Hm`).
    indirect case handoverMediation(HandoverMediationRecord)
    /// The start of a mediated handover (well-known type `Hi`).
    indirect case handoverInitiate(HandoverInitiateRecord)
    /// A carrier without data to reach it (well-known type `Hc`).
    indirect case handoverCarrier(HandoverCarrierRecord)
    /// A carrier on offer (local type `ac`); inside a handover record only.
    case alternativeCarrier(AlternativeCarrierRecord)
    /// A number against collisions (local type `cr`); inside a handover record only.
    case collisionResolution(CollisionResolutionRecord)
    /// Why a request could not be served (local type `err`); inside a handover record only.
    case handoverError(HandoverErrorRecord)
    /// A signature over the records in front of it (well-known type `Sig`).
    indirect case signature(SignatureRecord)
    /// A request to start an application (well-known type `Gc`).
    indirect case genericControl(GenericControlRecord)
    /// Wi-Fi networks to join (media type `application/vnd.wfa.wsc`).
    indirect case wifi(WiFiRecord)
    /// Data to pair with a Bluetooth BR/EDR device (media type `application/vnd.bluetooth.ep.oob`).
    indirect case bluetooth(BluetoothRecord)
    /// Data to pair with a Bluetooth Low Energy device (media type `application/vnd.bluetooth.le.oob`).
    indirect case bluetoothLE(BluetoothLERecord)
    /// A Device Information record (well-known type `Di`).
    indirect case deviceInformation(DeviceInformationRecord)
    /// A record of unknown kind, or one that breaks the rules of its kind.
    case unknown(NDEFRecord)
}

extension NDEFRecord {
    /// What the record is.
    ///
    /// Never fails: what is broken but readable is repaired (U+FFFD for characters that are none), what is not
    /// readable is `unknown`. `NDEFDecoding` tells what was wrong.
    ///
    /// - Complexity: linear in the size of type and payload.
    public var content: RecordContent { content(in: .message) }

    /// What the record is where it stands: inside its parent a record of a local type means something.
    ///
    ///     if case .handoverSelect(let offer) = record.content {
    ///         let contents = offer.records.map { $0.content(in: .handover) }
    ///     }
    ///
    /// - Complexity: linear in the size of type and payload.
    public func content(in context: RecordContext) -> RecordContent {
        // The bytes are there: what is made of them is bounded by them and the nesting.
        var options = NDEFDecodingOptions.unlimited(baseOffset: 0)
        options.maximumNesting = NDEFDecodingOptions().maximumNesting
        var reader = ContentReader(
            mode: .lenient, isBuilding: true, keeps: .nothing, options: options, context: context)
        return reader.read(self) ?? .unknown(self)
    }
}
