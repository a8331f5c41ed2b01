/// What can go wrong with a scenario's file; the text names file and line and ends with what to do next.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
    public var file: String
    /// Counted from 1; 0 where it is about the whole file.
    public var line: Int
    public var reason: String
    public init(file: String, line: Int, reason: String) { self.file = file; self.line = line; self.reason = reason }
    public var description: String { line > 0 ? "\(file):\(line): \(reason)" : "\(file): \(reason)" }
}
