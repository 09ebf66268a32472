// SPDX-License-Identifier: MIT

/// What was typed and can be written, but is probably not what was meant.
struct Doubt {
    let code: String
    let message: String

    /// What to do about it.
    let hint: String

    /// A URI without a scheme.
    init?(uri: String) {
        guard let meant = URIDoubt.meant(by: uri) else { return nil }
        code = "no-scheme"
        message = "\"\(uri)\" has no scheme, so a phone will not know how to open it"
        hint = "did you mean \(meant)?"
    }

    /// The name of an Android application without a dot.
    init?(package: String) {
        if package.contains(".") { return nil }
        code = "no-package-name"
        message = "\"\(package)\" has no dot, so no Android application is called so"
        hint = "a package is named as in com.example.app"
    }
}
