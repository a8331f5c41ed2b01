// Status of this file: exact as data: Siri and Spotlight, which read phrases (`token`, `keyPath`), are not on a simulated device.

import Foundation

/// Shortcuts that an app offers without being set up.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Nothing is registered: Siri and Spotlight are not here.
    public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable { case grayBlue, grayBrown, grayGreen, grapefruit, navy, orange, lightBlue, lime, lime2, blue, pink, purple, red, tangerine, teal, yellow }

public struct AppShortcut: Sendable {
    public let intent: any AppIntent
    public let phrases: [String]
    public let shortTitle: LocalizedStringResource?
    public let systemImageName: String?
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String) {
        self.intent = intent; self.phrases = phrases.map(\.text); self.shortTitle = shortTitle; self.systemImageName = systemImageName
    }
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.intent = intent; self.phrases = phrases.map(\.text); shortTitle = nil; systemImageName = nil
    }
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(_ phrase: StringLiteralType) { text = phrase }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += "${applicationName}" }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) { text += "${parameter}" }
    }
}
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
}
