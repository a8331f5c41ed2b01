import Drawing
import FindingTable

/// `kind-not-constant`: a kind made at run time orphans the widgets people have placed.
struct KindNotConstant: ProjectRule {
    static let code = FindingCode.kindNotConstant

    func findings(in project: DoctorProject) -> [Finding] {
        project.sources.flatMap { file -> [Finding] in
            let tokens = file.scan.tokens
            return tokens.indices.dropLast(4).compactMap { index in
                guard WidgetKinds.configurations.contains(tokens[index].text), tokens[index + 1].text == "(", tokens[index + 2].text == "kind", tokens[index + 3].text == ":" else { return nil }
                let value = tokens[index + 4]
                guard value.kind == .literal ? value.isInterpolated : ["UUID", "Date", "ProcessInfo"].contains(value.text) else { return nil }
                return finding("The widget's kind is made at run time: placed widgets of another kind are orphaned and stay blank.",
                               file: file.path, line: value.line, severity: .warning)
            }
        }
    }
}

/// Where sources name the kinds of widgets.
enum WidgetKinds {
    static let configurations: Set<String> = ["StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration", "StaticControlConfiguration", "AppIntentControlConfiguration", "RelevanceConfiguration"]
}
