// SPDX-License-Identifier: MIT

public import FuzzProperties

extension FuzzProperty {
    /// Holds the property against the bytes that the fuzzer passes; one that is broken ends the program with a sentence.
    public func run(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
        if let sentence = brokenPromise(for: bytes, drawing: true) { fatalError("\(rawValue): \(sentence)") }
        return 0
    }
}
