// SPDX-License-Identifier: MIT

/// The PC/SC driver for USB readers (libccid), as its property list describes it.
struct CCIDDriver: Hashable, Sendable {
    static let file = "/etc/libccid_Info.plist"
    static let bundle = "/usr/lib/pcsc/drivers/ifd-ccid.bundle"

    private struct Numbers: Hashable, Sendable {
        let vendor: UInt16
        let product: UInt16
    }

    let version: String?

    /// Whether escape commands are allowed: bit 0 of ifdDriverOptions.
    let allowsEscape: Bool?

    private let readers: Set<Numbers>

    init(of root: SystemRoot) throws(SystemError) {
        var values: [Substring: [Substring]] = [:]
        var key: Substring = ""
        var isComment = false
        // One element a line is how the driver itself writes and reads this file.
        for line in try root.text(of: CCIDDriver.file, limit: 1 << 20).split(separator: "\n") {
            if CCIDDriver.has(line, "<!--") { isComment = true }
            if !isComment {
                if let found = CCIDDriver.content(of: "key", in: line) { key = found }
                if let found = CCIDDriver.content(of: "string", in: line) { values[key, default: []].append(found) }
            }
            if CCIDDriver.has(line, "-->") { isComment = false }
        }
        version = values["CFBundleShortVersionString"]?.first.map(String.init)
        allowsEscape = values["ifdDriverOptions"]?.first.flatMap(CCIDDriver.number).map { $0 & 1 == 1 }
        let vendors = values["ifdVendorID"] ?? []
        let products = values["ifdProductID"] ?? []
        readers = Set(
            zip(vendors, products).compactMap { vendor, product in
                guard let vendor = CCIDDriver.number(vendor), let product = CCIDDriver.number(product) else {
                    return nil
                }
                return Numbers(vendor: vendor, product: product)
            }
        )
    }

    func lists(_ reader: USBReader) -> Bool {
        readers.contains(Numbers(vendor: reader.vendor, product: reader.product))
    }

    private static func number(_ text: Substring) -> UInt16? {
        text.lowercased().hasPrefix("0x") ? UInt16(text.dropFirst(2), radix: 16) : UInt16(text)
    }

    private static func has(_ line: Substring, _ mark: String) -> Bool {
        Text.range(of: mark, in: line) != nil
    }

    private static func content(of element: String, in line: Substring) -> Substring? {
        guard let start = Text.range(of: "<\(element)>", in: line) else { return nil }
        let rest = line[start.upperBound...]
        guard let end = Text.range(of: "</\(element)>", in: rest) else { return nil }
        return rest[..<end.lowerBound]
    }
}
