import Drawing

extension FindingCodes {
    /// The finding as the table has it: one code has one severity and one basis, whoever raised it.
    ///
    /// A milder severity stays: a rule may know that its case is a harmless one.
    public static func settled(_ finding: Finding) -> Finding {
        guard let row = code(finding.code) else { return finding }
        var finding = finding
        finding.severity = min(finding.severity, row.severity)
        finding.basis = row.basis
        return finding
    }
}
