import Drawing
import FindingTable

/// `app-group-in-one-target`: a group that only one of app and extension has shares nothing: the other writes to a store of its own.
struct AppGroupInOneTarget: ProjectRule {
    static let code = FindingCode.appGroupInOneTarget

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app, project.model.project != nil else { return [] }
        // Entitlements that are named and cannot be read leave the matter open.
        guard project.model.appGroups != nil || project.model.entitlementsPath == nil, app.appGroups != nil || app.entitlementsPath == nil else { return [] }
        let own = project.model.appGroups ?? [], apps = app.appGroups ?? []
        let used = AppGroupNames.used(in: project.sources + project.moduleSources)
        let lacking = own.filter { !apps.contains($0) }.map { group in
            // Granted and never named is untidy; the name may still come from settings, so it is said.
            let isUsed = used.contains { $0.name == group }
            return finding("The app group \(group) is granted to \(project.model.name) but not to \(app.name): what the app writes there never reaches the widget.",
                    fix: "Add \(group) to the App Groups of \(app.name).", file: app.entitlementsPath ?? project.model.entitlementsPath, severity: isUsed ? .error : .warning)
        }
        // A group of the app alone matters only where the extension means to use it.
        return lacking + apps.filter { group in !own.contains(group) && used.contains { $0.name == group } }.map { group in
            finding("The app group \(group) is granted to \(app.name) but not to \(project.model.name), whose code uses it: the widget reads an empty store.",
                    fix: "Add \(group) to the App Groups of \(project.model.name).", file: project.model.entitlementsPath ?? app.entitlementsPath)
        }
    }
}
