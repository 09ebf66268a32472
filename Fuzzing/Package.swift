// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// The entry points, each a program; FailCases has a folder of the same name for each.
let entries = [
    "ndef-strict", "ndef-lenient", "ndef-reader", "ndef-incremental", "ndef-content", "tlv", "vcard-strict",
    "vcard-lenient", "vcard-convert", "vcard-lint", "vcard-contact",
]

let package = Package(
    name: "fuzzing",
    dependencies: [.package(name: "tapcard", path: "..", traits: [])],
    targets: [
        // What must hold for every input. `make test` holds the inputs in FailCases against the same.
        .target(
            name: "FuzzProperties",
            dependencies: [
                .product(name: "NDEF", package: "tapcard"),
                .product(name: "Type2Tag", package: "tapcard"),
                .product(name: "VCard", package: "tapcard"),
            ]
        ),
        .target(name: "FuzzEntry", dependencies: ["FuzzProperties"]),
    ]
        + entries.map { entry in
            .executableTarget(name: "fuzz-" + entry, dependencies: ["FuzzEntry", "FuzzProperties"])
        },
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}
