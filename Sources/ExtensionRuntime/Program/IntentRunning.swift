import ActivityKit
import AppIntents
import Drawing
import ExtensionMessages
import FindingTable
import ExtensionService
import Foundation
import WidgetKit

/// Runs the intent of a button or toggle, and says what came of it.
@MainActor enum IntentRunning {
    static func perform(_ request: PerformRequest) async throws -> PerformReply {
        if IntentHost.type(named: request.intent) == nil, let type = IntentTypes.find(request.intent) { IntentHost.register(type) }
        if request.isLocked, let type = IntentHost.type(named: request.intent), type.authenticationPolicy != .alwaysAllowed {
            var refused = PerformReply()
            refused.needsUnlock = true
            return refused
        }
        let opened = Opened()
        let before = IntentHost.open
        IntentHost.open = { opened.add($0) }
        defer { IntentHost.open = before }
        _ = WidgetCenter.shared.takeReloadRequests()
        ActivityRegistry.mayBegin = IntentHost.type(named: request.intent).map(IntentProcess.mayBeginActivity) ?? false
        defer { ActivityRegistry.mayBegin = false }
        var findings: [Finding] = [], thrown: String?, dialog: String?
        do {
            let outcome = try await IntentHost.perform(request.intent, parameters: request.parameters, toggleValue: request.toggleValue)
            if let url = outcome.opensURL { opened.add(url) }
            dialog = outcome.dialog.map { String(localized: $0.full) }
            findings += outcome.problems.map { self.finding(for: $0, intent: request.intent) }
        } catch let error as IntentHostError {
            throw error
        } catch {
            thrown = Self.words(error)
            // A phone shows nothing of it: the widget is loaded anew, as after every intent.
            findings.append(FindingCode.intentFailed.finding("perform() of \(request.intent) threw: \(error)"))
        }
        // "*" stands for every kind.
        var performed = PerformReply(findings: findings, openedURLs: opened.urls, reloadedKinds: WidgetCenter.shared.takeReloadRequests().map { $0 ?? "*" })
        performed.thrown = thrown
        performed.activities = ActivityKeeping.take()
        performed.dialog = dialog
        performed.appReason = IntentHost.type(named: request.intent).flatMap { IntentProcess.appReason($0) }
        return performed
    }

    private static func words(_ error: any Error) -> String {
        if let own = error as? any CustomLocalizedStringResourceConvertible { return String(localized: own.localizedStringResource) }
        return (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    }

    private static func finding(for problem: IntentRestoreProblem, intent: String) -> Finding {
        let message = switch problem {
        case .unknownParameter(let name, let known): "\(intent) has no parameter \(name); it has \(known.joined(separator: ", "))."
        case .unknownValue(let parameter, let value, let offered): "\(value) is no value of \(parameter) of \(intent); offered are \(offered.joined(separator: ", "))."
        case .failed(let parameter, let message): "\(parameter) of \(intent) could not be restored: \(message)"
        }
        return FindingCode.intentParameterLost.finding(message)
    }

    /// The URLs opened while an intent ran; it may do so from any thread.
    private final class Opened: @unchecked Sendable {
        private let lock = NSLock()
        private var list: [String] = []
        func add(_ url: URL) { lock.withLock { if list.count < 100 { list.append(url.absoluteString) } } }
        var urls: [String] { lock.withLock { list } }
    }
}

/// Finds an intent's type by its name in a process that has not drawn the button yet.
enum IntentTypes {
    /// - Parameter name: "Module.Type" or "Module.Outer.Type".
    static func find(_ name: String) -> (any AppIntent.Type)? {
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count >= 2, parts.count <= 4, name.utf8.count < 500 else { return nil }
        // The mangled name says of each part whether it is a struct, a class or an enum; the plain one does not.
        var names = ["\(parts[0].utf8.count)\(parts[0])"]
        for part in parts.dropFirst() { names = names.flatMap { start in ["V", "C", "O"].map { "\(start)\(part.utf8.count)\(part)\($0)" } } }
        return names.lazy.compactMap { _typeByName($0) as? any AppIntent.Type }.first
    }
}
