import Drawing
import FindingTable

/// `version-differs-from-app`: the store refuses or warns about an extension whose version or build number is not its app's.
struct VersionDiffersFromApp: ProjectRule {
    static let code = FindingCode.versionDiffersFromApp

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app, project.model.project != nil else { return [] }
        let file = project.model.infoPlistPath ?? project.model.project
        let pairs = [("CFBundleShortVersionString", project.model.version, app.version, "MARKETING_VERSION"), ("CFBundleVersion", project.model.build, app.build, "CURRENT_PROJECT_VERSION")]
        return pairs.compactMap { key, own, apps, setting in
            own == apps ? nil : finding("\(key) of \(project.model.name) is \(own), but that of \(app.name) is \(apps).",
                                        fix: "Let both targets take \(setting) from the project's settings.", file: file)
        }
    }
}
