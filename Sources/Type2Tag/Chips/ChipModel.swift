// SPDX-License-Identifier: MIT

/// One row of the chip catalogue: everything about a chip that has a page number in it.
public struct ChipModel: Hashable, Sendable {
    /// The pages that hold the configuration, the password and its acknowledge (NTAG21x data sheet 8.5.7).
    public struct Configuration: Hashable, Sendable {
        /// CFG0: mirror and AUTH0.
        public let first: PageAddress
        /// CFG1: ACCESS.
        public let second: PageAddress
        /// PWD: reads as zero.
        public let password: PageAddress
        /// PACK: reads as zero.
        public let passwordAcknowledge: PageAddress
    }

    /// The pages that restrict access by a key instead of a password (MF0ICU2 data sheet, memory organisation).
    public struct KeyAuthentication: Hashable, Sendable {
        /// AUTH0: the first page that needs the key.
        public let first: PageAddress
        /// AUTH1: whether reading needs it too.
        public let second: PageAddress
        /// The key: no command reads these pages.
        public let key: ClosedRange<PageAddress>
    }

    /// The name on the data sheet.
    public let name: String

    /// The name in one lower-case word without spaces, for command lines and file names.
    public let keyword: String

    /// Pages in all, those that no command reads included.
    public let pageCount: Int

    /// The pages a message may lie in.
    public let userPages: ClosedRange<PageAddress>

    /// The page with the dynamic lock bytes and what each of its bits locks; nil on a chip whose static lock bytes
    /// reach every user page.
    public let dynamicLocks: LockPage?

    /// The configuration pages; nil on a chip that knows no password.
    public let configuration: Configuration?

    /// The pages of the key; nil on every chip but the Ultralight C.
    public let keyAuthentication: KeyAuthentication?

    /// The GET_VERSION answer on the data sheet; nil on a chip that does not know the command.
    public let version: ChipVersion?

    /// Page 3 as delivered; all zero on a chip that is no NDEF tag until somebody makes it one.
    public let factoryContainer: CapabilityContainer

    /// The container that makes the chip an NDEF tag: that of the delivery where there is one.
    public let ndefContainer: CapabilityContainer

    /// The beginning of the data area as delivered; zeros follow.
    public let factoryDataArea: [UInt8]

    /// The pages behind the user pages as delivered, with the password and the key that READ does not show.
    public let factorySettings: [UInt8]

    /// The lock control TLV that tells where the dynamic lock bits lie; nil where there is nothing to tell, or on a
    /// chip that is delivered without one.
    public let lockControlTLV: [UInt8]?

    /// Bytes in all: what a dump of this chip holds.
    public var memorySize: Int { pageCount * PageAddress.size }

    /// Bytes of the user pages: what a data area can never exceed, whatever the container says.
    public var userMemorySize: Int {
        (userPages.upperBound.index - userPages.lowerBound.index + 1) * PageAddress.size
    }

    /// The last page.
    public var lastPage: PageAddress { PageAddress(rawValue: UInt8(clamping: pageCount - 1)) }

    /// The last page that READ can show.
    ///
    /// It is the last page but for the key of an Ultralight C, before which READ rolls over to page 0.
    public var lastReadablePage: PageAddress { keyAuthentication?.second ?? lastPage }

    /// The pages whose lock bits decide whether the tag is locked: the container and the user pages.
    public var lockablePages: ClosedRange<PageAddress> { .capabilityContainer...userPages.upperBound }

    /// The pages that hold lock bits.
    public var lockPages: [LockPage] { [.staticLocks] + (dynamicLocks.map { [$0] } ?? []) }

    /// Whether the chip knows FAST_READ, as those that know GET_VERSION do.
    public var hasFastRead: Bool { version != nil }

    /// The pages behind the user pages that say how the tag may be used: dynamic lock bits and settings, without the
    /// secrets; nil on a chip that has none.
    public var settingsPages: ClosedRange<PageAddress>? {
        let last = configuration?.second ?? keyAuthentication?.second ?? dynamicLocks?.page
        guard let first = dynamicLocks?.page ?? configuration?.first, let last else { return nil }
        return first...last
    }

    /// The last page whose content makes a tag locked: whoever locks must be able to write up to here.
    public var lastLockPage: PageAddress { dynamicLocks?.page ?? .capabilityContainer }
}

extension ChipModel: CustomStringConvertible {
    /// The name on the data sheet.
    public var description: String { name }
}
