import Drawing
import FindingTable

/// `deployment-target-above-app`: on systems between the two versions the app installs and has no widget, without a message.
struct DeploymentTargetAboveApp: ProjectRule {
    static let code = FindingCode.deploymentTargetAboveApp

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app, let own = project.model.deploymentTarget, let apps = app.deploymentTarget,
              SystemVersion(own) > SystemVersion(apps) else { return [] }
        return [finding("\(project.model.name) needs \(project.model.platform.rawValue) \(own), but \(app.name) runs from \(apps): on systems from \(apps) to below \(own) its widgets are missing from the gallery.",
                        fix: "Set the extension's deployment target to \(apps), and guard newer API with `if #available`.", file: project.model.project)]
    }
}

/// A version compared number by number ("16.4" is below "16.10").
struct SystemVersion: Comparable {
    private var numbers: [Int]
    init(_ text: String) {
        numbers = text.split(separator: ".").map { Int($0) ?? 0 }
        while numbers.last == 0 { numbers.removeLast() }
    }
    static func < (a: Self, b: Self) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}
