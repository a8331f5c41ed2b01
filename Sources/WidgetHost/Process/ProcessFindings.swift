import Drawing
import FindingTable

extension ExtensionProcessError {
    /// What the error means for the user: one finding, at the place in the source where it is known.
    ///
    /// - Parameter doing: what was asked: "drawing entry 3".
    public func finding(doing: String, widget: String? = nil, family: String? = nil) -> Finding {
        func make(_ code: FindingCode, _ message: String, at location: SourceLocation? = nil) -> Finding {
            code.finding(message, widget: widget, family: family, file: location?.file, line: location?.line)
        }
        switch self {
        case .crashed(let crash): return make(.extensionCrashed, "The extension crashed while \(doing): \(crash.summary).", at: crash.location)
        case .exited(let code): return make(.extensionExited, "The extension ended its own process with code \(code) while \(doing).")
        case .hung(let seconds): return make(.extensionHung, "\(doing.prefix(1).uppercased() + doing.dropFirst()) had not ended after \(seconds) s.")
        case .outOfMemory(let limit, let peak):
            return make(.memoryExceeded, "The extension used \(peak >> 20) MB while \(doing); \(limit >> 20) MB is the most it is given.")
        case .disturbed(let error): return make(.outputUnreadable, "The extension's process answered with something that cannot be read while \(doing): \(error)")
        case .cannotStart, .refused: return make(.extensionNotStarted, description)
        }
    }
}
