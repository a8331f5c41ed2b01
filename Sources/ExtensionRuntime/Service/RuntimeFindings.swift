import Drawing
import ExtensionMessages
import FindingTable
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
        FindingCode.providerTimeout.finding("\(provider) had not answered after \(plain(seconds)) s of the simulated clock, with nothing left running that could.")
    }

    static func tooSlow(_ provider: String, _ seconds: Double, allowance: Double) -> Finding {
        FindingCode.providerTimeout.finding("\(provider) took \(plain((seconds * 10).rounded() / 10)) s of the simulated clock; a provider has \(plain(allowance)) s.")
    }

    @Sendable static func intentTimeout(_ intent: String, seconds: Double) -> Finding {
        Finding(code: "intent-timeout", severity: .error, basis: .seen,
                message: "\(intent) had not returned after \(plain(seconds)) s of the simulated clock, with nothing left running that could end it.",
                fix: "Return on every path of perform(), and give requests a time-out of their own.")
    }

    static func answeredTwice(_ provider: String) -> Finding {
        FindingCode.providerAnsweredTwice.finding("\(provider) called its completion more than once; only the first answer counts.")
    }

    static func noAnswer(_ provider: String) -> Finding {
        FindingCode.providerNoAnswer.finding("\(provider) let go of its completion without calling it, so no answer can ever come.")
    }

    static func answeredLate(_ provider: String, after seconds: Double? = nil) -> Finding {
        FindingCode.providerAnsweredLate.finding("\(provider) answered \(seconds.map { "after \(plain(($0 * 10).rounded() / 10)) s, " } ?? "")when its time was over; the answer has no effect.")
    }

    static func unawaited(_ provider: String, _ count: Int) -> Finding {
        FindingCode.providerWorkUnawaited.finding("\(provider) answered while \(count == 1 ? "a request was" : "\(count) requests were") under way; what comes back has no effect.")
    }

    /// What views asked for.
    static func whileDrawing() -> [Finding] {
        let asked = PinnedNetwork.takeRequestsWhileDrawing()
        guard !asked.isEmpty else { return [] }
        return [FindingCode.requestWhileDrawing.finding("The view asks for \(list(asked)) while it is drawn; nothing that comes back later is shown.")]
    }

    /// What the requests since the last reply met.
    static func network() -> [Finding] {
        let (asked, missing) = PinnedNetwork.takeRequests()
        if !missing.isEmpty {
            return [FindingCode.networkFixtureMissing.finding("No recorded answer for \(list(missing)).")]
        }
        guard !asked.isEmpty, PinnedNetwork.isOff else { return [] }
        return [FindingCode.networkOff.finding("Requests met a device without network: \(list(asked)).")]
    }

    /// What a locked device kept closed since the last reply.
    static func files() -> [Finding] {
        let refused = PinnedWorld.takeRefusedFiles()
        guard !refused.isEmpty else { return [] }
        return [FindingCode.protectedFileWhileLocked.finding("The device is locked, and cannot open \(list(refused.map { ($0 as NSString).lastPathComponent })).")]
    }

    private static func list(_ names: [String]) -> String {
        var seen = Set<String>()
        let distinct = names.filter { seen.insert($0).inserted }
        return distinct.prefix(5).joined(separator: ", ") + (distinct.count > 5 ? " and \(distinct.count - 5) more" : "")
    }

    private static func plain(_ seconds: Double) -> String { seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds) }
}
