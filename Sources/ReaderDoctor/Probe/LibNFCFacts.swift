// SPDX-License-Identifier: MIT

/// What libnfc says of itself and of opening a reader.
public struct LibNFCFacts: Hashable, Sendable {
    /// Its version.
    public let version: String

    /// The connection strings that it lists.
    public let devices: [String]

    /// What opening one returned: 0 is success, else libnfc's number and words; nil when none was opened.
    public let opening: LibraryResult?

    /// What it wrote to its log meanwhile, a line each.
    public let log: [String]

    /// Creates the facts.
    public init(version: String, devices: [String], opening: LibraryResult?, log: [String]) {
        self.version = version
        self.devices = devices
        self.opening = opening
        self.log = log
    }
}
