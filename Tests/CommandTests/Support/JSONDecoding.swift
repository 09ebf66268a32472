// SPDX-License-Identifier: MIT

import Foundation

enum JSONDecoding {
    /// The string that a JSON string stands for.
    static func string(_ text: String) throws -> String {
        try JSONDecoder().decode(String.self, from: Data(text.utf8))
    }
}
