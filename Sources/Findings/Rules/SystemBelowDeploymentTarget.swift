import Drawing

/// `system-below-deployment-target`: the system is older than the oldest one the extension runs on, so that the gallery offers nothing of it.
struct SystemBelowDeploymentTarget: FindingRule {
    static let code = FindingCode.systemBelowDeploymentTarget

    func findings(in installed: InstalledExtension) -> [Finding] {
        guard let target = installed.deploymentTarget, installed.system.isOlder(than: target) else { return [] }
        let version = installed.system.version
        // Where the app runs and its widgets do not exist, people miss something; where neither runs, nobody does.
        guard let app = installed.app, let appTarget = app.deploymentTarget, !installed.system.isOlder(than: appTarget) else {
            return [Self.code.finding("\(installed.name) runs from OS \(target) on: the gallery of OS \(version) has no widget of it.",
                                      fix: "Choose --os \(target) or later, or lower the deployment target.", severity: .note)]
        }
        return [Self.code.finding("\(app.name) runs on OS \(version), but \(installed.name) only from OS \(target) on: the gallery has no widget of this app.",
                                  fix: "Set the extension's deployment target to \(appTarget), and guard newer API by #available; or choose --os \(target).")]
    }
}
