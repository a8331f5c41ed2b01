/// `Bundle.module`, which a package's target with resources finds them by.
enum BundleAccessor {
    static func source(bundle: String, of module: String) -> GeneratedSource {
        GeneratedSource(name: "BundleAccessor.swift", text: """
            import Foundation

            extension Foundation.Bundle {
                static let module: Bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(bundle).bundle")) ?? Bundle.main
            }

            """, origin: module)
    }
}
