// Status of this file: exact.

import Foundation

/// What an intent answers.
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult {
    associatedtype Value: _IntentValue
    var value: Value? { get }
}
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog? { get }
}
public protocol OpensIntent: IntentResult {
    associatedtype OpensIntentType: AppIntent
    var opensIntent: OpensIntentType? { get }
}
/// Shows a view; the view itself is opaque below SwiftUI.
public protocol ShowsSnippetView: IntentResult {
    var snippetContent: Any? { get }
}
public protocol ShowsSnippetIntent: IntentResult {}

/// What Siri says.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
    public var full: LocalizedStringResource
    public var supporting: LocalizedStringResource?
    public var systemImageName: String?
    public init(_ text: LocalizedStringResource) { full = text }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource? = nil, systemImageName: String? = nil) {
        self.full = full; self.supporting = supporting; self.systemImageName = systemImageName
    }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { full = LocalizedStringResource(stringInterpolation: stringInterpolation) }
    public var localizedStringResource: LocalizedStringResource { full }
}

/// The result that `.result(…)` makes; `Never` stands for parts it has not.
public struct IntentResultContainer<Value, OpensIntentType, SnippetContent, Dialog>: IntentResult, @unchecked Sendable {
    public var value: Value?
    public var opensIntent: OpensIntentType?
    public var snippetContent: Any?
    public var dialog: IntentDialog?
    public init(value: Value? = nil, opensIntent: OpensIntentType? = nil, snippetContent: Any? = nil, dialog: IntentDialog? = nil) {
        self.value = value; self.opensIntent = opensIntent; self.snippetContent = snippetContent; self.dialog = dialog
    }
}
extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetContent == IntentSnippet {}

/// Stands for the view of a result.
public enum IntentSnippet: Sendable {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self() }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }
}
extension IntentResult {
    public static func result<Value: _IntentValue>(value: Value) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }
    public static func result<Next: AppIntent>(opensIntent: Next) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> { Self(opensIntent: opensIntent) }
    public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
        Self(opensIntent: opensIntent, dialog: dialog)
    }
    public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next) -> Self where Self == IntentResultContainer<Value, Next, Never, Never> {
        Self(value: value, opensIntent: opensIntent)
    }
    public static func result<Value: _IntentValue, Next: AppIntent>(value: Value, opensIntent: Next, dialog: IntentDialog) -> Self
        where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
        Self(value: value, opensIntent: opensIntent, dialog: dialog)
    }
    public static func result<Next: AppIntent>(snippetIntent: Next) -> Self where Self == IntentResultContainer<Never, Next, Never, Never> { Self(opensIntent: snippetIntent) }
}
