import Drawing
import FoundationSupplement

/// What user code asked of the device that a simulated one cannot give, as findings.
enum CapabilityFindings {
    /// What was asked since the last time.
    static func take() -> [Finding] {
        MissingCapabilities.take().map { use in
            Finding(code: "unsupported-api", severity: .note, basis: .assumed, message: "\(use.symbol): \(use.outcome)",
                    fix: "Try this part on a device, and draw something for a phone that gives the same answer.")
        }
    }
}
