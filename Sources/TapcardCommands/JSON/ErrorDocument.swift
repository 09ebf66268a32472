// SPDX-License-Identifier: MIT

/// The document of an error, on standard error.
struct ErrorDocument: Encodable {
    struct Details: Encodable {
        let code: String
        let message: String
        let exit: Int32
        let offset: Int?
        let recordOffset: Int?
        let line: Int?
        let column: Int?
        let hint: String?
        /// What the cards of a message that does not fit cost, and what to drop.
        let cards: [CardSizeDocument]?
    }

    let schema = 1
    let error: Details
}
