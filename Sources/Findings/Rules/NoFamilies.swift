import Drawing

/// `no-families`: a widget that supports no family is offered nowhere.
struct NoFamilies: ExtensionRule {
    static let code = FindingCode.noFamilies

    func findings(in subject: ListedExtension) -> [Finding] {
        subject.widgets
            .filter { $0.families.isEmpty && !["activity", "control"].contains($0.configuration) }
            .map { Self.code.finding("The widget \"\($0.kind)\" supports no family.", widget: $0.kind) }
    }
}
