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
