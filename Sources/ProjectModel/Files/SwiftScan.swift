/// What a Swift file says at a glance, without parsing it: imports, `@main`, inheritance clauses, string literals.
///
/// A lexer that knows comments, string literals (raw and multi-line ones, interpolations) and identifiers, nothing else. It is
/// for choosing targets and for the doctor, which must work where the code does not compile.
///
/// Not SwiftParser, which the rewriting of an extension's own sources uses: it takes 48 ms for a dense file of 218 lines, and the
/// doctor looks through every file of the app at each start.
struct SwiftScan: Sendable {
    struct Token: Sendable, Hashable {
        enum Kind: Sendable, Hashable { case word, symbol, literal }
        var kind: Kind
        /// A literal's contents without its quotes; interpolations left out.
        var text: String
        var line: Int
        /// Whether a literal has an interpolation.
        var isInterpolated = false
        /// Whether it stands inside `#if`.
        var isConditional = false
    }
    struct Declaration: Sendable, Hashable {
        /// "struct", "class", "enum", "actor", "extension" or "protocol".
        var keyword: String
        var name: String
        /// The names of the inheritance clause, generic arguments left out.
        var inherits: [String]
        var isMain: Bool
        var line: Int
        /// Whether it stands inside `#if`.
        var isConditional: Bool
        /// The tokens between its braces; empty where it has none.
        var body: Range<Int>
    }
    struct Import: Sendable, Hashable { var module: String; var line: Int; var isConditional: Bool }

    private(set) var tokens: [Token] = []
    private(set) var imports: [Import] = []
    private(set) var declarations: [Declaration] = []

    init(_ source: String) { self.init(bytes: Array(source.utf8)) }

    init(bytes: [UInt8]) {
        var lexer = SwiftLexer(bytes: bytes)
        tokens = lexer.tokens()
        markConditions()
        findImports()
        findDeclarations()
    }

    var mainTypes: [Declaration] { declarations.filter(\.isMain) }

    private static let entryPoints: Set<String> = ["Widget", "WidgetBundle", "ControlWidget", "WidgetKit.Widget", "WidgetKit.WidgetBundle", "SwiftUI.Widget", "SwiftUI.WidgetBundle"]

    /// Whether the `@main` type is a widget or a bundle of widgets, or chooses between bundles in a `main()` of its own.
    var hasWidgetEntryPoint: Bool {
        mainTypes.contains { type in
            if type.inherits.contains(where: Self.entryPoints.contains) { return true }
            let body = tokens[type.body]
            let hasOwnMain = zip(body, body.dropFirst()).contains { $0.text == "func" && $1.text == "main" }
            return hasOwnMain && imports.contains { $0.module == "WidgetKit" }
        }
    }

    func inherits(from name: String) -> Declaration? {
        declarations.first { $0.inherits.contains(name) && $0.keyword != "protocol" }
    }

    private mutating func markConditions() {
        var depth = 0
        for index in tokens.indices {
            if tokens[index].kind == .symbol {
                if tokens[index].text == "#if" { depth += 1 } else if tokens[index].text == "#endif" { depth -= 1 }
            }
            tokens[index].isConditional = depth > 0
        }
    }

    private mutating func findImports() {
        for (index, token) in tokens.enumerated() {
            guard token.kind == .word, token.text == "import", index + 1 < tokens.count, tokens[index + 1].line == token.line else { continue }
            if index > 0, tokens[index - 1].kind == .symbol, tokens[index - 1].text == "." { continue }
            var next = index + 1
            if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"].contains(tokens[next].text), next + 1 < tokens.count { next += 1 }
            if tokens[next].kind == .word { imports.append(Import(module: tokens[next].text, line: token.line, isConditional: token.isConditional)) }
        }
    }

    private mutating func findDeclarations() {
        let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension", "protocol"]
        var isMain = false
        var index = 0
        let closings = matchingBraces()
        while index < tokens.count {
            let token = tokens[index]
            if token.kind == .symbol, token.text == "@", index + 1 < tokens.count, tokens[index + 1].text == "main" { isMain = true }
            guard token.kind == .word, keywords.contains(token.text), index + 1 < tokens.count, tokens[index + 1].kind == .word,
                  !["func", "var", "let", "subscript"].contains(tokens[index + 1].text), index == 0 || tokens[index - 1].text != "import" else {
                if token.kind == .symbol, token.text == "{" || token.text == "}" { isMain = false }
                index += 1
                continue
            }
            var name = tokens[index + 1].text
            var next = index + 2
            while next + 1 < tokens.count, tokens[next].text == ".", tokens[next + 1].kind == .word { name += "." + tokens[next + 1].text; next += 2 }
            var inherits: [String] = []
            (inherits, next) = inheritance(from: next)
            let body = next < tokens.count && tokens[next].text == "{" ? (next + 1)..<(closings[next] ?? tokens.count) : next..<next
            declarations.append(Declaration(keyword: token.text, name: name, inherits: inherits, isMain: isMain, line: token.line, isConditional: token.isConditional, body: body))
            isMain = false
            index = next
        }
    }

    /// For each opening brace, the place of the one that closes it.
    private func matchingBraces() -> [Int: Int] {
        var open: [Int] = [], result: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() where token.kind == .symbol {
            if token.text == "{" { open.append(index) } else if token.text == "}", let start = open.popLast() { result[start] = index }
        }
        return result
    }

    /// The names after ":" up to "{" or "where", and where reading stopped.
    private func inheritance(from start: Int) -> ([String], Int) {
        var next = start, angle = 0, names: [String] = [], seenColon = false
        let end = min(tokens.count, start + 400)
        while next < end {
            let token = tokens[next]
            if token.kind == .symbol {
                if token.text == "<" { angle += 1 } else if token.text == ">" { angle -= 1 }
                else if token.text == "{" || token.text == "}" || token.text == ";" { break }
                else if token.text == ":", angle == 0 { seenColon = true }
            } else if token.kind == .word {
                if token.text == "where", angle == 0 { break }
                if seenColon, angle == 0 {
                    if next > start, tokens[next - 1].text == ".", let last = names.popLast() { names.append("\(last).\(token.text)") }
                    else if !(next > start && tokens[next - 1].text == "@") { names.append(token.text) }
                }
            }
            next += 1
        }
        return (names, next)
    }
}
