import Drawing
import ExtensionMessages
import FindingTable

/// Kinds identify placed widgets: they must be the same each time and told apart.
enum KindChecks {
    static func findings(first: [String], second: [String]) -> [Finding] {
        var findings: [Finding] = []
        for (before, after) in zip(first, second) where before != after {
            findings.append(FindingCode.kindNotConstant.finding("The kind of a widget changes each time the bundle is read: \"\(before)\", then \"\(after)\". Placed widgets are orphaned.", widget: before))
        }
        var seen = Set<String>()
        for kind in first where !seen.insert(kind).inserted {
            findings.append(FindingCode.kindDuplicate.finding("Two widgets have the kind \"\(kind)\".", widget: kind))
        }
        return findings
    }
}
