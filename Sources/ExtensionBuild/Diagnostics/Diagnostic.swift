/// What the compiler says about a place in the user's sources.
public struct Diagnostic: Hashable, Sendable, Codable {
    public enum Severity: String, Hashable, Sendable, Codable { case error, warning, note }
    public var severity: Severity
    /// The user's own path; empty where the message is about the whole build.
    public var path: String
    /// Counted from 1; 0 where unknown.
    public var line: Int
    /// UTF-8 bytes from the start of the user's line, counted from 1; 0 where unknown.
    public var column: Int
    public var message: String

    public init(severity: Severity, path: String, line: Int, column: Int, message: String) {
        self.severity = severity; self.path = path; self.line = line; self.column = column; self.message = message
    }
}

extension Diagnostic: CustomStringConvertible {
    /// As compilers print it: "path:line:column: error: message".
    public var description: String {
        let place = path.isEmpty ? "" : line == 0 ? "\(path): " : "\(path):\(line):\(column): "
        return "\(place)\(severity.rawValue): \(message)"
    }
}
