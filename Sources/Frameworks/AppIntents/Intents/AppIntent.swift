// Status of this file: exact; donations (`donate`) are counted only, and `mode` is not told apart.

import Foundation

/// Something an app can do, or what a widget is configured with.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    /// What `description` is: the requirement takes both `IntentDescription` and its optional.
    associatedtype _DescriptionValue: _IntentDescriptionValue = IntentDescription?

    static var title: LocalizedStringResource { get }
    static var description: _DescriptionValue { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<WhenContent: ParameterSummary, OtherContent: ParameterSummary> = ParameterSummaryWhenCondition<Self, WhenContent, OtherContent>
    public typealias Switch = ParameterSummarySwitchCondition<Self>
    public typealias Case<Value> = ParameterSummaryCase<Self, Value>
    public typealias DefaultCase<Value> = ParameterSummaryDefaultCase<Self, Value>

    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// Runs the intent and forgets its result.
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
    /// Nothing predicts anything here: the donation is only counted.
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationManager.shared.donate(intent: self) }
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

public protocol _IntentDescriptionValue {
    var _intentDescription: IntentDescription? { get }
}
extension Optional: _IntentDescriptionValue where Wrapped == IntentDescription {
    public var _intentDescription: IntentDescription? { self }
}

/// What an intent is for.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringInterpolation, _IntentDescriptionValue, CustomLocalizedStringResourceConvertible {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public var resultValueName: LocalizedStringResource?
    public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
                resultValueName: LocalizedStringResource? = nil) {
        descriptionText = text; self.categoryName = categoryName; self.searchKeywords = searchKeywords; self.resultValueName = resultValueName
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(LocalizedStringResource(stringInterpolation: stringInterpolation)) }
    public var _intentDescription: IntentDescription? { self }
    public var localizedStringResource: LocalizedStringResource { descriptionText }
}

public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public enum ForegroundMode: Sendable { case immediate, dynamic, deferred }
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

public struct IntentSystemContext: Sendable {
    public var preciseTimestamp: Date? { Date() }
    public var currentMode: IntentModes { .background }
}

/// What went wrong, in words for people.
public struct AppIntentError: Error, CustomLocalizedStringResourceConvertible, Sendable {
    public var localizedStringResource: LocalizedStringResource
    init(_ text: LocalizedStringResource) { localizedStringResource = text }
    public static var restartPerform: AppIntentError { .init("The intent asks to be run again.") }
    public enum PermissionRequired { public static var unknown: AppIntentError { .init("A permission is missing.") } }
    public enum UserActionRequired {
        public static var signin: AppIntentError { .init("Sign in first.") }
        public static var accountSetup: AppIntentError { .init("Set up an account first.") }
        public static var confirmation: AppIntentError { .init("A confirmation is needed.") }
    }
    public enum Unrecoverable {
        public static var unknown: AppIntentError { .init("The intent failed.") }
        public static var entityNotFound: AppIntentError { .init("The item was not found.") }
        public static var unsupportedOnDevice: AppIntentError { .init("The device does not support this.") }
    }
}
