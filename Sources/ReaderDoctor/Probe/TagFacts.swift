// SPDX-License-Identifier: MIT

public import TagAccess

/// What was found out about the tags on the reader, without changing anything.
public struct TagFacts: Sendable {
    /// The number of tags in the field.
    public let targets: Int

    /// The identifier of the first.
    public let identifier: [UInt8]

    /// Its ATQA, high byte first (`0x0044`); PC/SC does not tell.
    public let answerToRequest: ProbeAnswer<UInt16>

    /// Its SAK.
    public let selectAcknowledge: ProbeAnswer<UInt8>

    /// The eight bytes of GET_VERSION.
    public let version: ProbeAnswer<[UInt8]>

    /// The name of the chip, and how it is known.
    public let chip: ProbeAnswer<String>

    /// The four bytes of the capability container.
    public let container: ProbeAnswer<[UInt8]>

    /// What may be done to the message.
    public let access: ProbeAnswer<AccessState>

    /// The first page that asks for the password; FF means none.
    public let firstProtectedPage: ProbeAnswer<UInt8>

    /// The 32 bytes of READ_SIG.
    public let signature: ProbeAnswer<[UInt8]>

    /// Creates the facts; what is not given is not known.
    public init(
        targets: Int,
        identifier: [UInt8] = [],
        answerToRequest: ProbeAnswer<UInt16> = .unknown(because: "not asked"),
        selectAcknowledge: ProbeAnswer<UInt8> = .unknown(because: "not asked"),
        version: ProbeAnswer<[UInt8]> = .unknown(because: "not asked"),
        chip: ProbeAnswer<String> = .unknown(because: "not asked"),
        container: ProbeAnswer<[UInt8]> = .unknown(because: "not asked"),
        access: ProbeAnswer<AccessState> = .unknown(because: "not asked"),
        firstProtectedPage: ProbeAnswer<UInt8> = .unknown(because: "not asked"),
        signature: ProbeAnswer<[UInt8]> = .unknown(because: "not asked")
    ) {
        self.targets = targets
        self.identifier = identifier
        self.answerToRequest = answerToRequest
        self.selectAcknowledge = selectAcknowledge
        self.version = version
        self.chip = chip
        self.container = container
        self.access = access
        self.firstProtectedPage = firstProtectedPage
        self.signature = signature
    }
}

extension TagFacts: Hashable {}
