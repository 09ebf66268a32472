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

    /// The name on the data sheet.
    public let name: String

    /// Pages in all.
    public let pageCount: Int

    /// The pages a message may lie in.
    public let userPages: ClosedRange<PageAddress>

    /// The page with the dynamic lock bytes and what each of its bits locks.
    public let dynamicLocks: LockPage

    /// The configuration pages.
    public let configuration: Configuration

    /// The GET_VERSION answer on the data sheet.
    public let version: ChipVersion

    /// Page 3 as delivered.
    public let factoryContainer: CapabilityContainer

    /// The beginning of the data area as delivered; zeros follow.
    public let factoryDataArea: [UInt8]

    /// Bytes in all: what a dump of this chip holds.
    public var memorySize: Int { pageCount * PageAddress.size }

    /// Bytes of the user pages: what a data area can never exceed, whatever the container says.
    public var userMemorySize: Int {
        (userPages.upperBound.index - userPages.lowerBound.index + 1) * PageAddress.size
    }

    /// The last page.
    public var lastPage: PageAddress { configuration.passwordAcknowledge }

    /// The pages whose lock bits decide whether the tag is locked: the container and the user pages.
    public var lockablePages: ClosedRange<PageAddress> { .capabilityContainer...userPages.upperBound }

    /// The two pages that hold lock bits.
    public var lockPages: [LockPage] { [.staticLocks, dynamicLocks] }
}

extension ChipModel: CustomStringConvertible {
    /// The name on the data sheet.
    public var description: String { name }
}
