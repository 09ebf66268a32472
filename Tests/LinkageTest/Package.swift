// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "linkage-test",
    dependencies: [.package(name: "tapcard", path: "../..")],
    targets: [
        .executableTarget(
            name: "embedded-decoder",
            dependencies: [
                .product(name: "NDEF", package: "tapcard"),
                .product(name: "VCard", package: "tapcard"),
            ],
            path: "Sources/EmbeddedDecoder"
        )
    ],
    swiftLanguageModes: [.v6]
)
