/// The arguments and options of a command, read but not interpreted.
public struct ParsedOptions: Hashable, Sendable {
    public var arguments: [String] = []
    /// The values by option name; a flag that is on has one empty value.
    public var values: [String: [String]] = [:]
    /// Whether `--help` was given.
    public var asksForHelp = false

    public init(arguments: [String] = [], values: [String: [String]] = [:]) { self.arguments = arguments; self.values = values }

    public func isOn(_ flag: String) -> Bool { values[flag] != nil }
    public func value(_ name: String) -> String? { values[name]?.last }
    public func list(_ name: String) -> [String] { values[name] ?? [] }

    /// Takes what `other` says for the options that are not given here.
    public func fallingBack(to other: ParsedOptions) -> ParsedOptions {
        var merged = self
        merged.values.merge(other.values) { own, _ in own }
        return merged
    }

    /// The value as a whole number within a range.
    public func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError.badValue(option: name, value: text, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The value as a number within a range.
    public func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = value(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw UsageError.badValue(option: name, value: text, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// Values of the form KEY=VALUE, in the order given.
    public func pairs(_ name: String) throws -> [(key: String, value: String)] {
        try list(name).map { text in
            guard let divider = text.firstIndex(of: "="), divider != text.startIndex else {
                throw UsageError.badValue(option: name, value: text, expected: "KEY=VALUE")
            }
            return (String(text[..<divider]), String(text[text.index(after: divider)...]))
        }
    }
}
