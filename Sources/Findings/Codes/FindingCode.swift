import Drawing

/// A kind of finding: its stable name, how bad it is, how we know, and what a person needs to understand and mend it.
public struct FindingCode: Hashable, Sendable {
    /// Stable and readable: "container-background-missing".
    public var code: String
    public var severity: Finding.Severity
    public var basis: Finding.Basis
    /// One sentence without a full stop: what is wrong.
    public var title: String
    /// Why it happens, and what a phone shows.
    public var cause: String
    /// Code or settings that raise it.
    public var example: String
    /// What to do.
    public var fix: String

    public init(_ code: String, _ severity: Finding.Severity, _ basis: Finding.Basis, title: String, cause: String, example: String, fix: String) {
        self.code = code; self.severity = severity; self.basis = basis
        self.title = title; self.cause = cause; self.example = example; self.fix = fix
    }

    /// A finding of this kind.
    ///
    /// - Parameter message: what was found, with its numbers.
    /// - Parameter fix: what to do here; the general fix where nil.
    /// - Parameter severity: a milder one than the table's, where this case is harmless or a guess.
    public func finding(_ message: String, fix: String? = nil, severity: Finding.Severity? = nil, widget: String? = nil, family: String? = nil, file: String? = nil,
                        line: Int? = nil, source: UInt64 = 0) -> Finding {
        Finding(code: code, severity: min(severity ?? self.severity, self.severity), basis: basis, message: message, fix: fix ?? self.fix, file: file, line: line,
                widget: widget, family: family, source: source)
    }
}

/// The one table of codes. A code that is raised anywhere has a row here.
public enum FindingCodes {
    /// Sorted by code.
    public static let all: [FindingCode] = (containerCodes + configurationCodes + timelineCodes + dayCodes + drawingCodes + processCodes + projectCodes + suppressionCodes)
        .sorted { $0.code.utf8.lexicographicallyPrecedes($1.code.utf8) }

    private static let byCode = Dictionary(all.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })

    /// The row of a code; nil where there is none.
    public static func code(_ name: String) -> FindingCode? { byCode[name] }
}
