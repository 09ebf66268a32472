// SPDX-License-Identifier: MIT

/// A fixture that cannot be read: missing, empty or misspelt.
///
/// It fails the test; it never skips it.
package struct FixtureError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
