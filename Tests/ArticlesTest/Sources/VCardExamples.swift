// SPDX-License-Identifier: MIT

import VCard

/// The examples of the articles of `VCard`, with the values that the articles promise.
func callVCardExamples() throws(VCardError) {
    let card = try businessCard()
    let bytes = try bytesForTag(card)
    expect(bytes.count == 198, "AContactThatFitsATag: 198 bytes")
    let steps = try stepsToFit(card, room: 137)
    let plan = try card.shrinkPlan(toFit: 137) { $0 + 13 }
    expect(plan.size == 211 && plan.fits && !plan.fitsAsItIs, "AContactThatFitsATag: plan")
    expect(!steps.isEmpty && steps.count == plan.steps.count, "AContactThatFitsATag: steps")
    expect(try stepsToFit(card, room: 475 + 16).isEmpty, "AContactThatFitsATag: NTAG215")
    let refusal = try stepsToFit(card, room: 50)
    expect(
        refusal.count == 1 && refusal[0].hasSuffix(" bytes are needed, and there is room for 50"),
        "AContactThatFitsATag: no room")
    let least = try Contact(formattedName: "Jane Doe").card()
    expect(try bytesForTag(least).count == 65, "AContactThatFitsATag: 65 bytes")

    let version4 = Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jane Doe\r\nEND:VCARD\r\n".utf8)
    let converted = asVersion3(version4)
    expect(converted.cards.map(\.version) == ["3.0"] && converted.lost.isEmpty, "WhatPhonesAccept: version")
    let noColon = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe\r\nFN:Doe\r\nTEL\r\nEND:VCARD\r\n".utf8)
    let refused =
        isRefusedByAndroid(version4) && isRefusedByAndroid(noColon) && isRefusedByAndroid([0xEF, 0xBB, 0xBF] + bytes)
    expect(refused && !isRefusedByAndroid(bytes), "WhatPhonesAccept: Android")
}

private func expect(_ isTrue: Bool, _ example: String) {
    precondition(isTrue, example)
}
