// SPDX-License-Identifier: MIT

extension ACR122U {
    /// Carries out one message as it comes over USB, and returns the message that goes back.
    ///
    /// A driver that does not wait for a card, as libnfc's, sends APDUs without one: those to the reader itself work.
    mutating func answer(_ message: CCIDMessage) -> [UInt8] {
        guard message.slot == 0x00 else {
            return CCIDAnswer(kind: .slotStatus, card: .absent, failure: .noSuchSlot).bytes(answering: message)
        }
        return answer(to: message.kind, message.data).bytes(answering: message)
    }

    private mutating func answer(to kind: CCIDMessage.Kind?, _ data: [UInt8]) -> CCIDAnswer {
        switch kind {
        case .powerOn:
            let answerToReset = powerOn()
            return CCIDAnswer(
                kind: .dataBlock,
                data: answerToReset ?? [],
                card: card,
                failure: answerToReset == nil ? .mute : nil
            )
        case .powerOff:
            powerOff()
            return CCIDAnswer(kind: .slotStatus, card: card)
        case .slotStatus: return CCIDAnswer(kind: .slotStatus, card: card)
        case .exchange:
            let answer = transmit(data)
            return CCIDAnswer(kind: .dataBlock, data: answer, card: card)
        case .escape:
            let answer = transmit(data)
            return CCIDAnswer(kind: .escape, data: answer, card: card)
        case nil: return CCIDAnswer(kind: .slotStatus, card: card, failure: .unsupported)
        }
    }

    private var card: CCIDAnswer.Card {
        guard field.presence.isOccupied else { return .absent }
        return uid == nil ? .inactive : .active
    }
}
