import Drawing
import FindingTable

/// `bundle-identifier-not-below-app`: an extension's identifier must be its app's with one more part, or it does not install.
struct BundleIdentifierNotBelowApp: ProjectRule {
    static let code = FindingCode.bundleIdentifierNotBelowApp

    func findings(in project: DoctorProject) -> [Finding] {
        guard let app = project.model.app, !app.bundleIdentifier.isEmpty, !project.model.bundleIdentifier.isEmpty else { return [] }
        let own = project.model.bundleIdentifier, prefix = app.bundleIdentifier + "."
        // Settings that were never filled in say nothing.
        guard !own.contains("$("), !prefix.contains("$("), !own.hasPrefix("local.") else { return [] }
        if own.hasPrefix(prefix), !own.dropFirst(prefix.count).contains("."), own.count > prefix.count { return [] }
        return [finding("The bundle identifier of \(project.model.name) is \(own), which is not \(app.bundleIdentifier) and one more part: the app does not install.",
                        fix: "Set PRODUCT_BUNDLE_IDENTIFIER of the extension to \(prefix)\(project.model.moduleName).", file: project.model.infoPlistPath ?? project.model.project)]
    }
}
