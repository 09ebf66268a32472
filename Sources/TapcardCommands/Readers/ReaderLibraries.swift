// SPDX-License-Identifier: MIT

package import TagAccess

/// The libraries that reach real readers, as the command line asks them; tests put their own in their place.
package protocol ReaderLibraries: AnyObject {
    /// The readers that PC/SC lists, but those for cards with contacts.
    func pcscReaders(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader]

    /// The devices that libnfc lists, by connection string.
    func libnfcDevices(trace: (any TraceSink)?) throws(LinkError) -> [ListedReader]

    /// Opens a PC/SC reader by its name and waits for a tag.
    func openPCSC(_ name: String, _ opening: ReaderOpening) throws(LinkError) -> any TagLink

    /// Opens a libnfc device and waits for a tag.
    func openLibNFC(_ connectionString: String?, _ opening: ReaderOpening) throws(LinkError) -> any TagLink
}

/// A reader as a library lists it.
package struct ListedReader: Hashable, Sendable {
    /// The library's name for it: what opens it again.
    package let name: String

    /// Whether a tag lies there; nil when the library does not tell.
    package let hasTag: Bool?

    /// Whether another program has it for itself; nil when the library does not tell.
    package let isHeld: Bool?

    /// Whether it may not be for tags at all, for its name does not say so: a security key is a PC/SC reader too.
    package let isUncertain: Bool

    package init(name: String, hasTag: Bool? = nil, isHeld: Bool? = nil, isUncertain: Bool = false) {
        self.name = name
        self.hasTag = hasTag
        self.isHeld = isHeld
        self.isUncertain = isUncertain
    }
}

extension [ListedReader] {
    /// The names to choose from when none was given: readers that say what they are go before those that do not.
    var candidates: [String] {
        let certain = filter { !$0.isUncertain }
        return (certain.isEmpty ? self : certain).map(\.name)
    }
}

/// How a reader is to be opened.
package struct ReaderOpening {
    /// How long to wait for a tag; nil is for ever.
    package var wait: Duration?

    /// Where every call and frame is reported.
    package var trace: (any TraceSink)?

    /// Asked while waiting.
    package var shouldStop: () -> Bool
}
