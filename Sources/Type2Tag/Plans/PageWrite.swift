// SPDX-License-Identifier: MIT

internal import Bytes

/// One WRITE command to come: four bytes for one page.
public struct PageWrite: Hashable, Sendable {
    /// What the write is for.
    public enum Purpose: String, Hashable, Sendable {
        /// Sets the length of the message to zero, so that a tag pulled away from here on is an empty one.
        case emptyMessage
        /// Puts message bytes in place.
        case data
        /// Announces the message: the last write.
        case messageLength
        /// Puts the whole change in place at once.
        case onlyPage
        /// Makes the tag one that holds NDEF data.
        case container
        /// Makes the capability container say read-only.
        case containerReadOnly
        /// Sets the dynamic lock bits.
        case dynamicLocks
        /// Sets the static lock bits.
        case staticLocks
        /// Sets CFGLCK, so that nobody can set a password any more.
        case configurationLock
        /// Moves AUTH0 behind the last page, so that no page needs the password.
        case passwordOff
        /// Stores the password.
        case password
        /// Stores the acknowledge of the password.
        case passwordAcknowledge
        /// Sets what the password guards and how often it may be tried.
        case passwordSettings
        /// Moves AUTH0 to the first page that is to need the password.
        case passwordOn

        /// Whether the data is a secret that no trace and no plan may show.
        public var isSecret: Bool { self == .password || self == .passwordAcknowledge }
    }

    /// The page to write.
    public let page: PageAddress

    /// The four bytes to send.
    public let data: [UInt8]

    /// What the write is for.
    public let purpose: Purpose

    /// Whether the data is a secret that no trace and no plan may show.
    public var isSecret: Bool { purpose.isSecret }
}

extension PageWrite: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Page, data and purpose; a secret is left out.
    public var description: String {
        "page \(page): " + (isSecret ? "" : Hexadecimal.text(data, separator: " ") + " ") + "(\(purpose))"
    }

    /// Page, data and purpose; a secret is left out.
    public var debugDescription: String { description }

    /// A mirror that leaves a secret out.
    public var customMirror: Mirror {
        let data: [Mirror.Child] = isSecret ? [] : [("data", self.data)]
        return Mirror(self, children: [("page", page)] + data + [("purpose", purpose)])
    }
}
