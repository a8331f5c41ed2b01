import Drawing
import FindingTable

/// Something that a project's files alone show to be wrong. One rule a file; a test of the same name states what it finds.
public protocol ProjectRule: Sendable {
    /// Its row in the table of codes, which says how bad it is and how that is known.
    static var code: FindingCode { get }
    init()
    func findings(in project: DoctorProject) -> [Finding]
}

extension ProjectRule {
    /// A finding of this rule.
    ///
    /// - Parameter fix: what to do here; the table's general advice where nil.
    /// - Parameter severity: a milder one than the table's, where this case is harmless or a guess.
    func finding(_ message: String, fix: String? = nil, file: String? = nil, line: Int? = nil, severity: Finding.Severity? = nil) -> Finding {
        Self.code.finding(message, fix: fix, severity: severity, file: file, line: line)
    }
}

/// Reads a project for what would go wrong on a phone. Works where the Swift does not compile.
public enum ProjectDoctor {
    /// All rules, in the order they report.
    public static let rules: [any ProjectRule.Type] = [
        ProjectFileDamaged.self, ModuleMissing.self, ExtensionPointIdentifier.self, DeploymentTargetAboveApp.self, BundleIdentifierNotBelowApp.self,
        VersionDiffersFromApp.self, SeveralMains.self, BundleBodyAvailability.self, NoSupportedFamily.self, KindNotConstant.self, KindDuplicate.self,
        AppGroupInOneTarget.self, AppGroupNotGranted.self, IntentNotInExtension.self, IntentInTwoTargets.self, AssetInOtherTarget.self, AssetMissing.self, FontMissing.self,
        StringsOnlyInApp.self, StringsMissingTranslation.self, URLSchemeUndeclared.self,
    ]

    /// What all rules find, grouped by rule.
    public static func findings(in model: ExtensionModel) -> [Finding] {
        let project = DoctorProject(model)
        return rules.flatMap { $0.init().findings(in: project) }
    }
}
