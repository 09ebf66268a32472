// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "articles-test",
    dependencies: [.package(name: "tapcard", path: "../..")],
    targets: [
        .executableTarget(
            name: "articles",
            dependencies: [.product(name: "NDEF", package: "tapcard"), .product(name: "VCard", package: "tapcard")],
            path: "Sources"
        )
    ],
    swiftLanguageModes: [.v6]
)
