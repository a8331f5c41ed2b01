import Drawing
import FindingTable

/// `intent-in-two-targets`: a widget's configuration intent declared once for the app and once for the extension: the system may take either.
struct IntentInTwoTargets: ProjectRule {
    static let code = FindingCode.intentInTwoTargets

    func findings(in project: DoctorProject) -> [Finding] {
        let own = Set(project.model.sources)
        var apps: [String: String] = [:]
        // A file in both targets is one declaration; two files are two.
        for file in project.appSources where !own.contains(file.path) {
            for declaration in file.scan.declarations where declaration.inherits.contains("WidgetConfigurationIntent") { apps[declaration.name] = file.path }
        }
        return project.sources.flatMap { file in
            file.scan.declarations.filter { $0.inherits.contains("WidgetConfigurationIntent") }.compactMap { intent in
                guard let other = apps[intent.name] else { return nil }
                return finding("\(intent.name) is declared here and again in \(Paths.name(of: other)) of \(project.model.app?.name ?? "the app").", file: file.path, line: intent.line)
            }
        }
    }
}
