import Foundation

/// The words and signs of a predicate's format.
struct PredicateLexer {
    enum Token: Hashable {
        case word(String)
        case string(String)
        case number(Double)
        /// `%@`, `%d` and the like take the next argument; `%K` takes a key path.
        case argument
        case keyPathArgument
        case variable(String)
        case sign(String)
        case end
    }
    private let characters: [Character]
    private let format: String
    private(set) var offset = 0

    init(_ format: String) { characters = Array(format); self.format = format }

    func error(_ message: String) -> PredicateFormatError { PredicateFormatError(message: message, offset: offset, format: format) }

    mutating func next() throws -> Token {
        while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
        guard offset < characters.count else { return .end }
        let c = characters[offset]
        if c == "%" { return try argument() }
        if c == "\"" || c == "'" { return try string(c) }
        if Self.isDigit(c) || (c == "." && offset + 1 < characters.count && Self.isDigit(characters[offset + 1])) { return try number() }
        if c == "$" { offset += 1; return .variable(word()) }
        if c.isLetter || c == "_" || c == "@" || c == "#" { return .word(word()) }
        for sign in ["&&", "||", "==", "!=", "<>", "<=", ">=", "=<", "=>", "**"] where characters[offset...].starts(with: Array(sign)) {
            offset += 2
            return .sign(sign)
        }
        offset += 1
        return .sign(String(c))
    }

    private mutating func argument() throws -> Token {
        offset += 1
        var letters = ""
        while offset < characters.count, "lhqzt".contains(characters[offset]) { offset += 1 }
        guard offset < characters.count else { throw error("a % stands at the end") }
        letters.append(characters[offset])
        offset += 1
        switch letters {
        case "K": return .keyPathArgument
        case "@", "d", "D", "i", "u", "U", "f", "g", "e", "s", "c", "C", "S", "x", "X": return .argument
        default: throw error("%\(letters) is no argument")
        }
    }
    private mutating func string(_ quote: Character) throws -> Token {
        offset += 1
        var text = ""
        while offset < characters.count, characters[offset] != quote {
            if characters[offset] == "\\", offset + 1 < characters.count { offset += 1 }
            text.append(characters[offset])
            offset += 1
        }
        guard offset < characters.count else { throw error("a quotation mark is not closed") }
        offset += 1
        return .string(text)
    }
    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    private mutating func number() throws -> Token {
        var text = ""
        while offset < characters.count, Self.isDigit(characters[offset]) || "._eE".contains(characters[offset]) || ("+-".contains(characters[offset]) && "eE".contains(text.last ?? " ")) {
            text.append(characters[offset])
            offset += 1
        }
        guard let value = Double(text) else { throw error("\(text) is no number") }
        return .number(value)
    }
    /// Key paths keep their points: `a.b.@count`.
    private mutating func word() -> String {
        var text = ""
        if characters[offset] == "#" { offset += 1 }
        while offset < characters.count, characters[offset].isLetter || characters[offset].isNumber || "_.@".contains(characters[offset]) {
            text.append(characters[offset])
            offset += 1
        }
        return text
    }
}
