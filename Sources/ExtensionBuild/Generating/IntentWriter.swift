import ProjectModel

/// Writes the Swift text of one definition file.
struct IntentWriter {
    let definition: IntentDefinition
    /// Types that Intents has.
    let known: Set<String>
    /// The enumerations and objects of all definition files of the target, by the names that parameters use.
    let enumerations: [String: IntentDefinition.Enumeration]
    let objects: [String: String]
    let table: String
    var text = ""

    init(_ definition: IntentDefinition, known: Set<String>, beside others: [IntentDefinition] = []) {
        self.definition = definition
        self.known = known
        let all = [definition] + others
        enumerations = Dictionary(all.flatMap(\.enums).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        objects = Dictionary(all.flatMap(\.types).map { ($0.name, Self.className($0)) }, uniquingKeysWith: { first, _ in first })
        table = definition.path.split(separator: "/").last.map { String($0.dropLast(".intentdefinition".count)) } ?? ""
    }

    /// The text of a file on its own, for an Intents that has everything.
    static func text(of definition: IntentDefinition) -> String {
        var writer = IntentWriter(definition, known: Set(IntentType.needed)), made: Set<String> = []
        return writer.source(skipping: &made)
    }

    mutating func source(skipping made: inout Set<String>) -> String {
        text = "import Foundation\nimport Intents\n\n"
        for enumeration in definition.enums where made.insert(enumeration.name).inserted { write(enumeration) }
        for type in definition.types where made.insert(Self.className(type)).inserted { write(type) }
        for intent in definition.intents where intent.type != "System" && made.insert(intent.generatedClassName).inserted { write(intent) }
        return text
    }

    mutating func line(_ line: String = "") { text += line + "\n" }

    // MARK: Names and literals

    static func className(_ type: IntentDefinition.ObjectType) -> String { type.className ?? "\(type.classPrefix ?? "")\(type.name)" }

    static func literal(_ text: String?) -> String {
        guard let text else { return "nil" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result += scalar.value < 0x20 ? " " : String(scalar)
            }
        }
        return result + "\""
    }

    func text(_ value: IntentDefinition.Text?) -> String {
        guard let value else { return "nil" }
        return "_IntentText(\(Self.literal(value.text)), key: \(Self.literal(value.identifier)), table: \(Self.literal(table)))"
    }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    static let keywords: Set<String> = ["default", "class", "enum", "case", "in", "for", "if", "else", "return", "switch", "where", "while", "self", "init",
                                                "func", "var", "let", "true", "false", "nil", "is", "as", "import", "extension", "protocol", "public", "private",
                                                "internal", "static", "struct", "super", "try", "throw", "throws", "do", "repeat", "break", "continue", "guard",
                                                "operator", "subscript", "typealias", "defer", "catch", "inout", "rethrows", "fallthrough", "deinit"]

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// Names that the file brings in are put into Swift text only where they are identifiers.
    static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    /// Properties of the base classes, which a definition cannot declare once more.
    static let inherited: Set<String> = ["identifier", "description", "debugDescription", "hash", "values", "userActivity", "displayString", "pronunciationHint", "subtitleString",
                                                 "displayImage", "alternativeSpeakableMatches", "suggestedInvocationPhrase", "shortcutAvailability", "donationMetadata", "intentDescription"]
}
