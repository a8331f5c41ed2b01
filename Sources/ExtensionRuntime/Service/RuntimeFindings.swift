import Drawing
import ExtensionMessages
import Foundation
import PinnedWorld

/// What is found about user code outside any one call: completions called twice, late work, requests to a network that is off.
///
/// It is collected from any thread and goes out with the next reply that carries findings.
public final class RuntimeFindings: @unchecked Sendable {
    public static let shared = RuntimeFindings()
    private let lock = NSLock()
    private var findings: [Finding] = []

    public func add(_ finding: Finding) {
        lock.lock()
        defer { lock.unlock() }
        if findings.count < 1000, !findings.contains(finding) { findings.append(finding) }
    }

    /// Everything found since the last call.
    func take() -> [Finding] {
        lock.lock()
        defer { lock.unlock() }
        defer { findings = [] }
        return findings
    }

    // MARK: The findings themselves

    static func providerTimeout(_ provider: String, seconds: Double) -> Finding {
        Finding(code: "provider-timeout", severity: .error, basis: .seen,
                message: "\(provider) had not answered after \(plain(seconds)) s of the simulated clock, with nothing left running that could.",
                fix: "Call the completion on every path, and give requests a time-out shorter than the provider's own.")
    }

    static func answeredTwice(_ provider: String) -> Finding {
        Finding(code: "provider-answered-twice", severity: .warning, basis: .doc,
                message: "\(provider) called its completion more than once; only the first answer counts.",
                fix: "Return after calling the completion, and call it in one place.")
    }

    static func noAnswer(_ provider: String) -> Finding {
        Finding(code: "provider-no-answer", severity: .error, basis: .doc,
                message: "\(provider) let go of its completion without calling it, so no answer can ever come.",
                fix: "Call the completion on every path, errors included.")
    }

    static func answeredLate(_ provider: String) -> Finding {
        Finding(code: "provider-answered-late", severity: .warning, basis: .assumed,
                message: "\(provider) answered after its time was over; the answer has no effect.",
                fix: "Answer with what there is within the time, and ask for a reload when more has come.")
    }

    static func unawaited(_ provider: String, _ count: Int) -> Finding {
        Finding(code: "provider-work-unawaited", severity: .warning, basis: .doc,
                message: "\(provider) answered while \(count == 1 ? "a request was" : "\(count) requests were") under way; what comes back has no effect.",
                fix: "Await the request, or call the completion in its handler, and answer once.")
    }

    /// What views asked for.
    static func whileDrawing() -> [Finding] {
        let asked = PinnedNetwork.takeRequestsWhileDrawing()
        guard !asked.isEmpty else { return [] }
        return [Finding(code: "request-while-drawing", severity: .warning, basis: .doc,
                        message: "The view asks for \(list(asked)) while it is drawn; nothing that comes back later is shown.",
                        fix: "Load in the provider, and pass the data in the entry.")]
    }

    /// What the requests since the last reply met.
    static func network() -> [Finding] {
        let (asked, missing) = PinnedNetwork.takeRequests()
        if !missing.isEmpty {
            return [Finding(code: "network-fixture-missing", severity: .warning, basis: .doc,
                            message: "No recorded answer for \(list(missing)).",
                            fix: "Put the answer into the fixtures folder under HOST/PATH, or use --network live.")]
        }
        guard !asked.isEmpty, PinnedNetwork.isOff else { return [] }
        return [Finding(code: "network-off", severity: .note, basis: .doc,
                        message: "Requests met a device without network: \(list(asked)).",
                        fix: "Use --network fixtures:DIR with recorded answers, or --network live.")]
    }

    private static func list(_ names: [String]) -> String {
        var seen = Set<String>()
        let distinct = names.filter { seen.insert($0).inserted }
        return distinct.prefix(5).joined(separator: ", ") + (distinct.count > 5 ? " and \(distinct.count - 5) more" : "")
    }

    private static func plain(_ seconds: Double) -> String { seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds) }
}
