// SPDX-License-Identifier: MIT

import NDEF

/// The examples of the articles of `NDEF`, with the values that the articles promise.
func callNDEFExamples() throws(NDEFError) {
    let poster = try NDEFRecord.smartPoster("https://example.com", titles: [TextRecord("Hallo", language: "de")])
    let message = try NDEFMessage([.uri("tel:1"), poster, .text("x")])
    let bytes = message.encoded()

    expect(try links(bytes) == ["tel:1", "https://example.com"], "DecodeWhatATagHolds: links")
    expect(try title(of: bytes, in: "de-AT") == "Hallo", "DecodeWhatATagHolds: title")
    expect(try payloadSizes(bytes.span) == message.records.map(\.payload.count), "DecodeWhatATagHolds: sizes")
    expect(report([0xD1, 1, 0, 0x54]).count == 2, "DecodeWhatATagHolds: report")
    var reads = 0
    let read = try read { range in
        reads += 1
        return Array(bytes[range.clamped(to: bytes.indices)])
    }
    expect(read == message && reads > 1, "DecodeWhatATagHolds: read")

    let invitation = try invitation()
    expect(invitation.records.count == 3 && invitation.encodedSize <= 137, "BuildAMessageThatFits: invitation")
    expect(firstThatFits([invitation, message], capacity: 50) == message, "BuildAMessageThatFits: fits")
    expect(try frame(message, capacity: bytes.count) == bytes, "BuildAMessageThatFits: frame")
    var refusal: NDEFError?
    do throws(NDEFError) { _ = try frame(message, capacity: 3) } catch { refusal = error }
    expect(refusal?.reason == .noRoom(needed: bytes.count, available: 3), "BuildAMessageThatFits: room")

    let broken: [UInt8] = [0xD1, 2, 8, 0x53, 0x70, 0xD1, 1, 4, 0x55, 4, 0x61, 0x00, 0x62]
    expect(agree(bytes) && agree(broken), "WhatStrictAndLenientMean: agree")
    let place = firstPlace(broken)
    expect(
        place?.code == "uri-control-character" && place?.offset == 11 && place?.path == [0, 0],
        "WhatStrictAndLenientMean: place")
}

private func expect(_ isTrue: Bool, _ example: String) {
    precondition(isTrue, example)
}
