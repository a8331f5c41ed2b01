import Drawing

/// `kind-not-constant`: a placed widget is found again by its kind, so that it must be the same at each start.
struct KindNotConstant: ExtensionRule {
    static let code = FindingCode.kindNotConstant

    func findings(in subject: ListedExtension) -> [Finding] {
        guard let second = subject.widgetsOfSecondStart else { return [] }
        let kept = Set(second.map(\.kind))
        return subject.widgets.filter { !kept.contains($0.kind) }.map {
            Self.code.finding("The kind \"\($0.kind)\" was not there at the second start of the extension.", widget: $0.kind)
        }
    }
}
