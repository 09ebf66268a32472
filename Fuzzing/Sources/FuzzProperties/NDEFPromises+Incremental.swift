// SPDX-License-Identifier: MIT

internal import NDEF

extension NDEFPromises {
    /// However the bytes are cut, the result is that of decoding them at once; the first byte says how they are cut.
    static func incremental(_ bytes: [UInt8]) throws(BrokenPromise) {
        guard let seed = bytes.first else { return }
        let input = Array(bytes.dropFirst())
        var decoder = NDEFIncrementalDecoder()
        var needed = 1
        do throws(NDEFError) {
            for piece in pieces(of: input, seed: seed) {
                guard case .needs(let count) = try decoder.append(input[piece].span) else { break }
                needed = count
            }
        } catch {
            return try fails(input, with: error)
        }
        guard decoder.isComplete else {
            try promise(needed >= 1, "\(needed) bytes are missing, of a message that is not whole")
            switch Result(catching: { () throws(NDEFError) in try decoder.finish() }) {
            case .success: throw BrokenPromise("a message that is not whole")
            case .failure(let error): return try fails(input, with: error)
            }
        }
        try promise(decoder.bytesRead <= input.count, "\(decoder.bytesRead) of \(input.count) bytes taken")
        let whole = try read(Array(input.prefix(decoder.bytesRead)))
        try promise(whole == (try? decoder.finish()), "in pieces it is another message")
        try promise(whole.encodedSize == decoder.bytesRead, "\(decoder.bytesRead) bytes taken, not as many as it has")
        try needsAreNotTooMany(input, seed: seed, size: decoder.bytesRead)
    }

    private static func fails(_ input: [UInt8], with error: NDEFError) throws(BrokenPromise) {
        switch Result(catching: { () throws(NDEFError) in try NDEFMessage(decoding: input) }) {
        case .success: throw BrokenPromise("in pieces: \(error.code) at \(error.offset); at once: a message")
        case .failure(let whole):
            // Who waits for bytes refuses a claim over the limit; who has them all sees that they are not there.
            if error.code == "limit-exceeded", whole.code == "truncated" { return }
            // The guess that it is a TLV rests on bytes that are not there yet.
            let isSame = whole.reason == error.reason || whole.code == "missing-mb" && error.code == "missing-mb"
            try promise(
                isSame && whole.offset == error.offset,
                "in pieces: \(error.code) at \(error.offset); at once: \(whole.code) at \(whole.offset)")
        }
    }

    // Who waits for more bytes than a message has, waits for ever.
    private static func needsAreNotTooMany(_ input: [UInt8], seed: UInt8, size: Int) throws(BrokenPromise) {
        var decoder = NDEFIncrementalDecoder()
        for piece in pieces(of: input, seed: seed) {
            guard case .needs(let count)? = try? decoder.append(input[piece].span) else { return }
            try promise(
                decoder.bytesRead + count <= size, "\(count) more than \(decoder.bytesRead) bytes needed, of \(size)")
        }
    }

    // 0: all at once. 1: byte by byte. Else pieces of 0 up to that many bytes, in an order that looks like none.
    private static func pieces(of input: [UInt8], seed: UInt8) -> [Range<Int>] {
        guard seed > 0 else { return [input.indices] }
        var state = UInt32(seed) &* 2_654_435_761
        var pieces: [Range<Int>] = []
        var start = 0
        while start < input.count {
            state ^= state << 13
            state ^= state >> 17
            state ^= state << 5
            let size = seed == 1 ? 1 : Int(state % (UInt32(seed) + 1))
            pieces.append(start..<(start + min(size, input.count - start)))
            start = pieces.last?.upperBound ?? input.count
        }
        return pieces
    }
}
