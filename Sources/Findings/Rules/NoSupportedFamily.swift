import Drawing

/// `no-supported-family`: a widget that supports no family is offered nowhere.
struct NoSupportedFamily: ExtensionRule {
    static let code = FindingCode.noSupportedFamily

    func findings(in subject: ListedExtension) -> [Finding] {
        subject.widgets
            .filter { $0.families.isEmpty && !["activity", "control"].contains($0.configuration) }
            .map { Self.code.finding("The widget \"\($0.kind)\" supports no family.", widget: $0.kind) }
    }
}
