// SPDX-License-Identifier: MIT

extension PageWrite {
    /// Whether a page with this content needs the write no more: it would change nothing.
    package func isDone(by content: [UInt8]) -> Bool { result(over: content) == content }

    /// Returns what the page holds after the write, when it holds `now` before; nil unless both have four bytes.
    ///
    /// The tag ORs what is written to the container and to lock bits into what is there (NTAG21x data sheet 8.5.2,
    /// 8.5.3, 8.5.6); any other page is replaced.
    public func result(over now: [UInt8]) -> [UInt8]? {
        guard now.count == PageAddress.size, data.count == PageAddress.size else { return nil }
        switch purpose {
        case .container, .containerReadOnly, .dynamicLocks, .staticLocks: return zip(now, data).map { $0 | $1 }
        case .emptyMessage, .data, .messageLength, .onlyPage, .configurationLock, .passwordOff, .password,
            .passwordAcknowledge, .passwordSettings, .passwordOn:
            return data
        }
    }
}
