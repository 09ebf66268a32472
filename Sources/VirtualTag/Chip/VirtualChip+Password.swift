// SPDX-License-Identifier: MIT

internal import Type2Tag

extension VirtualChip {
    /// PWD_AUTH (data sheet 8.8, 10.7): the acknowledge of the password, two bytes.
    mutating func authenticate(password: [UInt8]) -> VirtualAnswer {
        let limit = passwordRules.passwordTryLimit
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

    /// The first frame of AUTHENTICATE (MF0ICU2 data sheet 9.5): AFh and eight bytes that only the key opens.
    ///
    /// The bytes differ from call to call, and mean nothing: no key is at work here. The second frame, AFh and sixteen
    /// bytes, is therefore refused like a wrong key.
    mutating func challenge(keyNumber: UInt8) -> VirtualAnswer {
        guard keyNumber == 0 else { return refuse() }
        var generator = SplitMix(seed: uid.bytes.reduce(UInt64(commandCount)) { $0 << 8 ^ $0 >> 56 ^ UInt64($1) })
        let number = generator.next()
        return .data([0xAF] + (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
    }
}
