import Foundation

/// Turns a configuration's settings into one layer: lists joined, conditions decided for an iPhone.
enum SettingsLayer {
    /// What conditions in brackets are compared with.
    struct Context { var sdk = "iphoneos26.0", architecture = "arm64", configuration = "Debug" }

    static func layer(_ entries: [(name: String, value: PropertyValue)], context: Context) -> BuildSettings.Layer {
        var plain: BuildSettings.Layer = [:], conditional: BuildSettings.Layer = [:]
        for (name, value) in entries {
            guard let text = text(value) else { continue }
            guard let bracket = name.firstIndex(of: "[") else { plain[name] = text; continue }
            if holds(name[bracket...], context) { conditional[String(name[..<bracket])] = text }
        }
        return plain.merging(conditional) { $1 }
    }

    private static func text(_ value: PropertyValue) -> String? {
        if let list = value.array {
            return list.compactMap(\.text).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        }
        return value.text
    }

    /// Whether "[sdk=iphoneos*][arch=arm64]" or "[sdk=iphoneos*,arch=*]" holds.
    private static func holds(_ conditions: Substring, _ context: Context) -> Bool {
        conditions.split(whereSeparator: { "[],".contains($0) }).allSatisfy { condition in
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return false }
            let value: String
            switch parts[0] {
            case "sdk": value = context.sdk
            case "arch": value = context.architecture
            case "config": value = context.configuration
            case "variant": value = "normal"
            default: return false
            }
            return matches(parts[1], value)
        }
    }

    private static func matches(_ pattern: Substring, _ value: String) -> Bool {
        pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
    }
}
