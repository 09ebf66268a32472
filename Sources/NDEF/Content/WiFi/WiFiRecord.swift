// SPDX-License-Identifier: MIT

/// Wi-Fi Simple Configuration data: networks to join.
///
/// A record of media type `application/vnd.wfa.wsc`. The attributes are kept as read, also those that are not
/// understood.
///
///     let network = try WiFiCredential(ssid: "Café", key: "correct horse", security: .wpa2Personal)
///     let record = try NDEFRecord.wifi(WiFiRecord([network]))
public struct WiFiRecord: Hashable, Sendable {
    /// The attributes, in their order.
    public let attributes: [WiFiAttribute]

    /// The bytes behind the last whole attribute; empty unless the data is malformed.
    public let rest: NDEFBytes

    static let mediaType = "application/vnd.wfa.wsc"

    /// Nil when there is not one whole attribute.
    init?(payload: NDEFBytes) {
        (attributes, rest) = WiFiAttribute.split(payload)
        if attributes.isEmpty { return nil }
    }

    /// Makes the data for networks; readers take the first one that they can.
    ///
    /// - Parameters:
    ///   - credentials: The networks, at least one.
    ///   - extent: With or without the version attributes, which readers do not need: 15 bytes.
    /// - Throws: `NDEFError` for no network.
    public init(_ credentials: [WiFiCredential], extent: WiFiCredential.Extent = .complete) throws(NDEFError) {
        guard !credentials.isEmpty else { throw NDEFError(.wifi(.networkMissing)) }
        var attributes: [WiFiAttribute] = []
        if extent == .complete {
            attributes.append(WiFiAttribute(unchecked: .version, [WiFiVersion.one.rawValue]))
        }
        for credential in credentials {
            attributes.append(try WiFiAttribute(.credential, credential.encoded()))
        }
        if extent == .complete {
            let version2 = [WiFiVendorExtension.version2ID, 1, WiFiVersion.two.rawValue]
            attributes.append(
                WiFiAttribute(unchecked: .vendorExtension, NDEFBytes(WiFiVendorExtension.wifiAlliance + version2)))
        }
        self.attributes = attributes
        rest = []
    }

    /// Makes data of any attributes.
    ///
    /// `NDEFRecord.wifi(_:)` holds them against the rules.
    public init(attributes: [WiFiAttribute]) {
        self.attributes = attributes
        rest = []
    }

    /// The version that the first versions wrote; 1.0 ever since.
    public var version: WiFiVersion? { attributes.value(of: .version)?.first.map { WiFiVersion(rawValue: $0) } }

    /// The version since 2.0, from the Wi-Fi Alliance's extension.
    public var version2: WiFiVersion? { vendorExtensions.lazy.compactMap(\.version2).first }

    /// The networks, in their order.
    ///
    /// Data without Credential attributes whose own attributes name a network is taken for one credential.
    public var credentials: [WiFiCredential] {
        let nested = attributes.filter { $0.type == .credential }
        if !nested.isEmpty { return nested.map { WiFiCredential(value: $0.value) } }
        return attributes.value(of: .ssid) == nil ? [] : [WiFiCredential(attributes: attributes, rest: rest)]
    }

    /// The extensions that stand outside credentials, in their order.
    public var vendorExtensions: [WiFiVendorExtension] { attributes.vendorExtensions }

    /// The payload.
    public func encoded() -> [UInt8] { attributes.encoded(followedBy: rest) }
}
