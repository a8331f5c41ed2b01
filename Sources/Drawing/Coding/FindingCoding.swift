extension Finding: ArchiveValue {
    static var minimumSize: Int { 10 }
    func write(to writer: inout ArchiveWriter) {
        writer.string(code); writer.string(severity.rawValue); writer.string(basis.rawValue); writer.string(message); writer.string(fix)
        writer.optional(file); writer.optional(line); writer.optional(widget); writer.optional(family); writer.unsigned(source)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let code = try reader.string()
        guard let severity = Severity(rawValue: try reader.string()), let basis = Basis(rawValue: try reader.string()) else {
            throw reader.invalid("a finding of no severity or basis")
        }
        self.init(code: code, severity: severity, basis: basis, message: try reader.string(), fix: try reader.string(),
                  file: try reader.optionalString(), line: try reader.optionalInteger(), widget: try reader.optionalString(),
                  family: try reader.optionalString(), source: try reader.unsigned())
    }
}
