/// Something that would go wrong on a phone.
public struct Finding: Hashable, Sendable, Codable {
    public enum Severity: String, Hashable, Sendable, Codable, Comparable {
        case note, warning, error
        private var rank: Int { switch self { case .note: 0; case .warning: 1; case .error: 2 } }
        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    }
    /// Whether Apple documents the rule, a device showed it, or we assume it. Assumed rules never raise an error.
    public enum Basis: String, Hashable, Sendable, Codable { case doc, seen, assumed }
    /// Stable and readable: "container-background-missing".
    public var code: String
    public var severity: Severity
    public var basis: Basis
    public var message: String
    /// What to do next.
    public var fix: String
    public var file: String?
    public var line: Int?
    public var widget: String?
    public var family: String?
    /// The return address to resolve to `file` and `line`; 0 where unknown.
    public var source: UInt64
    public init(code: String, severity: Severity, basis: Basis, message: String, fix: String, file: String? = nil, line: Int? = nil,
                widget: String? = nil, family: String? = nil, source: UInt64 = 0) {
        self.code = code; self.severity = severity; self.basis = basis; self.message = message; self.fix = fix
        self.file = file; self.line = line; self.widget = widget; self.family = family; self.source = source
    }
}
