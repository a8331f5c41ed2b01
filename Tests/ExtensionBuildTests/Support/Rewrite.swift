@testable import ExtensionBuild

extension BuildConditions {
    /// A debug build with SwiftUI, WidgetKit and the project's own module Core.
    static let sample = BuildConditions(flags: ["DEBUG"], modules: SystemModules.toolchain.union(["Darwin", "SwiftUI", "WidgetKit", "UIKit", "os", "Core"]),
                                        languageVersion: [5, 10], compilerVersion: [6, 3, 1])
}

/// The text that a source is compiled as.
func rewritten(_ source: String, _ conditions: BuildConditions = .sample) -> String {
    guard let result = SourceRewriter.rewrite(Array(source.utf8), conditions: conditions).rewritten else { return source }
    return String(decoding: result.bytes, as: UTF8.self)
}
