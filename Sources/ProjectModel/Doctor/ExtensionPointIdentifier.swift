import Drawing
import FindingTable

/// `extension-point-identifier`: the Info.plist does not say that this is a widget extension, so the system never loads it.
struct ExtensionPointIdentifier: ProjectRule {
    static let code = FindingCode.extensionPointIdentifier

    func findings(in project: DoctorProject) -> [Finding] {
        let model = project.model
        // A folder or package without an Info.plist leaves the matter open.
        guard let path = model.infoPlistPath ?? (model.project?.hasSuffix(".xcodeproj") == true ? model.project : nil), !model.infoPlist.isEmpty else { return [] }
        let point = model.infoPlist["NSExtension"]?["NSExtensionPointIdentifier"]?.text ?? model.infoPlist["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.text
        guard point != TargetChoice.widgetExtensionPoint else { return [] }
        let state = point.map { "is \"\($0)\"" } ?? "is missing"
        return [finding("NSExtension > NSExtensionPointIdentifier of \(model.name) \(state).",
                fix: "Set it to \"\(TargetChoice.widgetExtensionPoint)\" in the Info.plist.", file: path)]
    }
}
