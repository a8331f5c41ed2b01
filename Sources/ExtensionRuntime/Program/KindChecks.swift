import Drawing
import ExtensionMessages

/// Kinds identify placed widgets: they must be the same each time and told apart.
enum KindChecks {
    static func findings(first: [String], second: [String]) -> [Finding] {
        var findings: [Finding] = []
        for (before, after) in zip(first, second) where before != after {
            findings.append(Finding(code: "kind-not-constant", severity: .error, basis: .seen,
                                    message: "The kind of a widget changes each time the bundle is read: \"\(before)\", then \"\(after)\". Placed widgets are orphaned.",
                                    fix: "Use a constant string as kind.", widget: before))
        }
        var seen = Set<String>()
        for kind in first where !seen.insert(kind).inserted {
            findings.append(Finding(code: "kind-duplicate", severity: .error, basis: .doc, message: "Two widgets have the kind \"\(kind)\".",
                                    fix: "Give each widget a kind of its own.", widget: kind))
        }
        return findings
    }
}
