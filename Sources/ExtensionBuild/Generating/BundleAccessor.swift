/// `Bundle.module`, which a package's target with resources finds them by.
enum BundleAccessor {
    /// Finds a module's bundle inside the extension's.
    static func expression(bundle: String) -> String {
        "Foundation.Bundle(url: Foundation.Bundle.main.bundleURL.appendingPathComponent(\"\(bundle).bundle\")) ?? Foundation.Bundle.main"
    }

    static func source(bundle: String, of module: String) -> GeneratedSource {
        GeneratedSource(name: "BundleAccessor.swift", text: """
            import Foundation

            extension Foundation.Bundle {
                static let module: Foundation.Bundle = \(expression(bundle: bundle))
            }

            """, origin: module)
    }
}
