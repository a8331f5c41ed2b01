/// Build settings in layers, later ones over earlier ones, with Xcode's substitution.
///
/// `$(inherited)` stands for the same setting's value in the layer below. Substitution is bounded in depth and length, so that
/// settings that name each other end.
public struct BuildSettings: Sendable, Hashable {
    /// One layer: what Xcode knows by itself, an xcconfig file, a project's or a target's settings.
    typealias Layer = [String: String]
    private var layers: [Layer]

    static let maximumDepth = 40
    static let maximumLength = 1 << 16

    /// How many references one value may follow: settings that each name another twice would double without end.
    private struct Budget { var references = 5_000 }

    init(builtIn: Layer) { layers = [builtIn] }

    mutating func add(_ layer: Layer) { layers.append(layer) }

    /// The value of a setting with everything put in; nil where no layer has it or it is empty.
    public subscript(name: String) -> String? {
        var budget = Budget()
        let text = value(of: name, below: layers.count, depth: 0, &budget) ?? ""
        return text.isEmpty ? nil : text
    }

    /// Whether the setting is YES.
    func isOn(_ name: String) -> Bool { self[name].map { PropertyValue.string($0).booleanValue == true } ?? false }

    /// A list setting: words separated by spaces, quotes and backslashes as in a shell.
    func list(_ name: String) -> [String] { Self.words(self[name] ?? "") }

    /// A text with every reference replaced by its value.
    public func expand(_ text: String) -> String {
        var budget = Budget()
        return expand(text, setting: nil, depth: 0, &budget)
    }

    /// A property list with every text and key replaced likewise.
    func expand(_ value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let text): .string(expand(text))
        case .array(let values): .array(values.map(expand))
        case .dictionary(let entries): .dictionary(Dictionary(entries.map { (expand($0.key), expand($0.value)) }, uniquingKeysWith: { first, _ in first }))
        default: value
        }
    }

    /// Every name set in any layer.
    var names: Set<String> { layers.reduce(into: []) { $0.formUnion($1.keys) } }

    private func value(of name: String, below end: Int, depth: Int, _ budget: inout Budget) -> String? {
        budget.references -= 1
        guard depth < Self.maximumDepth, budget.references > 0 else { return nil }
        for index in stride(from: end - 1, through: 0, by: -1) {
            if let text = layers[index][name] { return expand(text, setting: (name, index), depth: depth + 1, &budget) }
        }
        return nil
    }

    /// `setting` is the one whose value this is, and its layer: what `inherited` means.
    private func expand(_ text: String, setting: (name: String, layer: Int)?, depth: Int, _ budget: inout Budget) -> String {
        guard depth < Self.maximumDepth, text.utf8.contains(UInt8(ascii: "$")) else { return text }
        let source = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < source.count {
            guard source[index] == "$", index + 1 < source.count else { result.append(source[index]); index += 1; continue }
            let open = source[index + 1]
            if open == "(" || open == "{" {
                guard let close = Self.matching(source, from: index + 1) else { result.append(source[index]); index += 1; continue }
                var inner = String.UnicodeScalarView()
                inner.append(contentsOf: source[(index + 2)..<close])
                result.append(contentsOf: reference(String(inner), setting: setting, depth: depth + 1, &budget).unicodeScalars)
                index = close + 1
            } else if open == "_" || open.properties.isAlphabetic {
                var end = index + 1
                while end < source.count, source[end] == "_" || source[end].properties.isAlphabetic || ("0"..."9").contains(source[end]) { end += 1 }
                var inner = String.UnicodeScalarView()
                inner.append(contentsOf: source[(index + 1)..<end])
                let name = String(inner)
                if let value = value(of: name, below: layers.count, depth: depth + 1, &budget) { result.append(contentsOf: value.unicodeScalars) }
                else { result.append("$"); result.append(contentsOf: inner) }
                index = end
            } else { result.append(source[index]); index += 1 }
            guard result.count <= Self.maximumLength else { break }
        }
        return String(result)
    }

    private static func matching(_ source: [UnicodeScalar], from open: Int) -> Int? {
        let opening = source[open], closing: UnicodeScalar = opening == "(" ? ")" : "}"
        var level = 0
        for index in open..<source.count {
            if source[index] == opening { level += 1 } else if source[index] == closing {
                level -= 1
                if level == 0 { return index }
            }
        }
        return nil
    }

    /// The value of what stands between the parentheses: a name, itself maybe with references in it, and operators.
    private func reference(_ inner: String, setting: (name: String, layer: Int)?, depth: Int, _ budget: inout Budget) -> String {
        var parts: [String] = []
        var current = "", level = 0
        for character in inner {
            if character == "(" || character == "{" { level += 1 } else if character == ")" || character == "}" { level -= 1 }
            if character == ":", level == 0 { parts.append(current); current = "" } else { current.append(character) }
        }
        parts.append(current)
        let name = expand(parts[0], setting: setting, depth: depth, &budget)
        var value: String?
        if name == "inherited" || name == setting?.name {
            if let setting { value = self.value(of: setting.name, below: setting.layer, depth: depth, &budget) }
        } else {
            value = self.value(of: name, below: layers.count, depth: depth, &budget)
        }
        for part in parts.dropFirst() { value = Self.apply(expand(part, setting: setting, depth: depth, &budget), to: value) }
        return value ?? ""
    }

    private static func apply(_ modifier: String, to value: String?) -> String? {
        if modifier.hasPrefix("default=") { return value.map { $0.isEmpty ? String(modifier.dropFirst(8)) : $0 } ?? String(modifier.dropFirst(8)) }
        guard let value else { return nil }
        return switch modifier {
        case "c99extidentifier", "identifier": SwiftNames.identifier(value)
        case "rfc1034identifier": SwiftNames.reverseDomain(value)
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "dir": Paths.folder(of: value)
        case "file": Paths.name(of: value)
        case "base": Paths.stem(of: value)
        case "suffix": Paths.pathExtension(of: value).isEmpty ? "" : "." + Paths.pathExtension(of: value)
        case "standardizepath": Paths.standardized(value)
        default: value
        }
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = [], current = "", quote: Character?, isOpen = false, isEscaped = false
        for character in text {
            if isEscaped { current.append(character); isEscaped = false; continue }
            if character == "\\" { isEscaped = true; isOpen = true; continue }
            if let open = quote {
                if character == open { quote = nil } else { current.append(character) }
            } else if character == "\"" || character == "'" { quote = character; isOpen = true }
            else if character.isWhitespace { if isOpen { words.append(current) }; current = ""; isOpen = false }
            else { current.append(character); isOpen = true }
        }
        if isOpen { words.append(current) }
        return words
    }
}
