// Status of this file: exact as data; nothing predicts from donations (`intent`, `matching`), relevant intents (`widgetKind`,
// `relevance`) have an effect on watches only, as on a phone, and are noted as a finding (`relevantIntents`), and what asks to go on in the app (`dialog`, `continuation`) throws, as in a widget on a
// phone.

import Foundation
import FoundationSupplement

public protocol SystemIntent: AppIntent {}

/// What a widget is configured with.
public protocol WidgetConfigurationIntent: SystemIntent {}
extension WidgetConfigurationIntent {
    /// Does nothing: a configuration is read, not run.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}
/// What a control is configured with.
public protocol ControlConfigurationIntent: SystemIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .init() }
}

/// Sets a value: what toggles run.
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}
/// Opens the app on something.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}
extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
}
/// Opens a URL.
public struct OpenURLIntent: SystemIntent {
    public static var title: LocalizedStringResource { "Open URL" }
    @Parameter(title: "URL") public var url: URL
    public init() {}
    public init(_ url: URL) { self.url = url }
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        IntentHost.open(url)
        return .init()
    }
}

public protocol ForegroundContinuableIntent: SystemIntent {}
extension ForegroundContinuableIntent {
    /// The error that asks the system to open the app and go on there.
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil) -> any Error { NeedsForeground() }
    public func needsToContinueInForegroundError() -> any Error { NeedsForeground() }
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws { throw NeedsForeground() }
    public func requestToContinueInForeground<T>(_ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> T) async throws -> T { throw NeedsForeground() }
}
/// The intent asked to go on in the app, which a widget's process cannot do.
public struct NeedsForeground: LocalizedError {
    public init() {}
    public var errorDescription: String? { "The intent asks to continue in the app, which is not running. Do without it when the intent is run from a widget." }
}

public protocol LiveActivityIntent: SystemIntent {}
public protocol LiveActivityStartingIntent: SystemIntent {}
public protocol AudioPlaybackIntent: SystemIntent {}
public protocol AudioStartingIntent: SystemIntent {}
public protocol AudioRecordingIntent: SystemIntent {}
public protocol PushToTalkTransmissionIntent: SystemIntent {}
public protocol CameraCaptureIntent: SystemIntent {}
public protocol StartWorkoutIntent: SystemIntent {}
public protocol UndoableIntent: AppIntent {}
public protocol SnippetIntent: AppIntent {}
public protocol TargetContentProvidingIntent: AppIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: SystemIntent {}
public protocol ProgressReportingIntent: SystemIntent {}
extension ProgressReportingIntent {
    public var progress: Progress { Progress(totalUnitCount: 1) }
}
/// Takes the place of a SiriKit intent of the class named.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}
/// An intent whose use may be predicted.
public protocol PredictableIntent: SystemIntent {}

/// Whether an intent runs in the app although a widget asks for it (live activities and audio do).
public enum IntentProcess {
    public static func runsInApp(_ type: any AppIntent.Type) -> Bool { appReason(type) != nil }

    /// Why: the protocol's name or the property's; nil for an intent that the extension runs (widgetkit-behaviour G3).
    public static func appReason(_ type: any AppIntent.Type) -> String? {
        if type.openAppWhenRun { return "openAppWhenRun" }
        if type is any LiveActivityIntent.Type { return "LiveActivityIntent" }
        if type is any AudioPlaybackIntent.Type { return "AudioPlaybackIntent" }
        if type is any AudioRecordingIntent.Type { return "AudioRecordingIntent" }
        if type is any PushToTalkTransmissionIntent.Type { return "PushToTalkTransmissionIntent" }
        if type is any ForegroundContinuableIntent.Type { return "ForegroundContinuableIntent" }
        return nil
    }

    /// Whether an intent may begin a Live Activity: its app is in front, or the protocol lets it (that no other may is assumed).
    public static func mayBeginActivity(_ type: any AppIntent.Type) -> Bool {
        type.openAppWhenRun || type is any LiveActivityIntent.Type || type is any LiveActivityStartingIntent.Type
    }
}

/// Donations are counted; nothing predicts from them.
public final class IntentDonationManager: @unchecked Sendable {
    public static let shared = IntentDonationManager()
    private let lock = NSLock()
    private var count = 0
    @discardableResult public func donate<I: AppIntent>(intent: I) -> IntentDonationIdentifier {
        lock.lock()
        defer { lock.unlock() }
        count += 1
        return IntentDonationIdentifier(raw: count)
    }
    public func deleteDonations(matching: IntentDonationMatchingPredicate) async throws {}
}
public struct IntentDonationIdentifier: Hashable, Sendable { let raw: Int }
public struct IntentDonationMatchingPredicate: Sendable {}

/// When a widget is relevant; used by watches only (widgetkit-behaviour A2).
public struct RelevantContext: Hashable, Sendable {
    public enum Sleep: Sendable { case bedtime, wakeup }
    let name: String
    public static func date(_ date: Date) -> RelevantContext { .init(name: "date \(date.timeIntervalSince1970)") }
    public static func date(interval: DateInterval) -> RelevantContext { .init(name: "interval \(interval.start.timeIntervalSince1970)") }
    public static func date(from start: Date, to end: Date) -> RelevantContext { .date(interval: DateInterval(start: start, end: max(start, end))) }
    public static func date(range: ClosedRange<Date>) -> RelevantContext { .date(from: range.lowerBound, to: range.upperBound) }
    public static func sleep(_ state: Sleep) -> RelevantContext { .init(name: "sleep \(state)") }
}
public struct RelevantIntent: Sendable {
    public init<I: WidgetConfigurationIntent>(_ intent: I, widgetKind: String, relevance: RelevantContext) {}
}
public final class RelevantIntentManager: Sendable {
    public static let shared = RelevantIntentManager()
    /// Has an effect on watches only (widgetkit-behaviour C6). Noted.
    public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
        MissingCapabilities.note("RelevantIntentManager.updateRelevantIntents(_:)", "Watches alone turn widgets by relevant intents; an iPhone or iPad does nothing with them.")
    }
}

public enum IntentWidgetFamily: String, Hashable, Sendable, CaseIterable {
    case accessoryCircular, accessoryCorner, accessoryInline, accessoryRectangular, systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
}

/// A package of intents.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
