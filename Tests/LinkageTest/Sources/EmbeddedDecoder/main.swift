// SPDX-License-Identifier: MIT

import NDEF
import VCard

let card: [UInt8] = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jane;;;\r\nFN:Jane Doe\r\nEND:VCARD\r\n".utf8)
let message = try NDEFMessage([.media("text/vcard", payload: card)])
for record in try NDEFMessage(decoding: message.encoded()).records {
    guard case .media(let media) = record.content else { continue }
    for card in try VCardDecoding.strict(media.payload.span) {
        print(card.displayName)
    }
}

// What borrows must be of use without experimental features, too.
let bytes = [UInt8](capacity: message.encodedSize) { output in
    do throws(NDEFError) {
        try message.encode(into: &output)
    } catch {
        print(error)
    }
}
var reader = NDEFRecordReader()
while let record = try reader.next(in: bytes.span) {
    print(bytes.span.extracting(record.payloadRange).count == card.count ? "read in place" : "read wrongly")
}
var decoder = NDEFIncrementalDecoder()
for byte in bytes { try decoder.append([byte]) }
print(try decoder.finish() == message ? "read in pieces" : "read wrongly")
