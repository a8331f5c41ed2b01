// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Phrases",
    defaultLocalization: "en",
    products: [.library(name: "Phrases", targets: ["Phrases"])],
    targets: [.target(name: "Phrases", resources: [.process("Resources")])]
)
