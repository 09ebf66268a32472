// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// PWD_AUTH (data sheet 8.8, 10.7): the acknowledge of the password, two bytes.
    mutating func authenticate(password: [UInt8]) -> VirtualAnswer {
        let limit = rules.passwordTryLimit
        guard limit == 0 || failedTries < limit else { return refuse(code: 4) }
        guard let configuration = model.configuration else { return refuse() }
        guard password == memory.page(configuration.password) else {
            if limit > 0 { failedTries += 1 }
            return refuse()
        }
        failedTries = 0
        isAuthenticated = true
        return .data(Array(memory.page(configuration.passwordAcknowledge).prefix(2)))
    }
}
