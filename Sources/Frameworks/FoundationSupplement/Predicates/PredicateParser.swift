import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    private var lexer: PredicateLexer
    private var token: PredicateLexer.Token
    private var arguments: ArraySlice<Any?>
    private var depth = 0
    /// Parentheses and NOTs may nest as deep as this.
    private static let depthLimit = 64

    static func parse(_ format: String, arguments: [Any?]) throws -> PredicateTree {
        var parser = try PredicateParser(format, arguments)
        let tree = try parser.disjunction()
        guard parser.token == .end else { throw parser.lexer.error("the text goes on after the predicate") }
        return tree
    }
    private init(_ format: String, _ arguments: [Any?]) throws {
        lexer = PredicateLexer(format)
        token = .end
        self.arguments = arguments[...]
        token = try lexer.next()
    }

    private mutating func advance() throws { token = try lexer.next() }
    private mutating func accept(sign: String) throws -> Bool {
        guard token == .sign(sign) else { return false }
        try advance()
        return true
    }
    private mutating func accept(word: String) throws -> Bool {
        guard case .word(let text) = token, text.uppercased() == word else { return false }
        try advance()
        return true
    }
    private mutating func expect(sign: String) throws { if try !accept(sign: sign) { throw lexer.error("\(sign) is missing") } }
    private mutating func deeper<T>(_ body: (inout PredicateParser) throws -> T) throws -> T {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw lexer.error("it is nested too deep") }
        return try body(&self)
    }

    // MARK: Predicates

    private mutating func disjunction() throws -> PredicateTree {
        var parts = [try conjunction()]
        while true {
            let or = try accept(word: "OR")
            if try !or && !accept(sign: "||") { break }
            parts.append(try conjunction())
        }
        return parts.count == 1 ? parts[0] : .or(parts)
    }
    private mutating func conjunction() throws -> PredicateTree {
        var parts = [try negation()]
        while true {
            let and = try accept(word: "AND")
            if try !and && !accept(sign: "&&") { break }
            parts.append(try negation())
        }
        return parts.count == 1 ? parts[0] : .and(parts)
    }
    private mutating func negation() throws -> PredicateTree {
        let not = try accept(word: "NOT")
        if try not || accept(sign: "!") { return .not(try deeper { try $0.negation() }) }
        if try accept(word: "TRUEPREDICATE") { return .constant(true) }
        if try accept(word: "FALSEPREDICATE") { return .constant(false) }
        if token == .sign("(") {
            // A parenthesis holds a predicate, or one side of a comparison.
            let mark = self
            if let inner = try? deeper({ parser -> PredicateTree in
                try parser.advance()
                let inner = try parser.disjunction()
                try parser.expect(sign: ")")
                return inner
            }) {
                if case .sign(let sign) = token, ["==", "=", "!=", "<", ">", "<=", ">=", "+", "-", "*", "/"].contains(sign) { self = mark } else { return inner }
            } else {
                self = mark
            }
        }
        return try comparison()
    }

    private mutating func comparison() throws -> PredicateTree {
        var quantifier: PredicateTree.Quantifier?
        if case .word(let word) = token, let found = ["ANY": PredicateTree.Quantifier.any, "SOME": .any, "ALL": .all, "NONE": PredicateTree.Quantifier.none][word.uppercased()] {
            quantifier = found
            try advance()
        }
        let left = try sum()
        guard let op = try comparator() else {
            if case .value(let value) = left, let predicate = value as? NSPredicate { return predicate.tree ?? .constant(false) }
            throw lexer.error("a comparison is missing")
        }
        var options: PredicateTree.Options = []
        if try accept(sign: "[") {
            if case .word(let letters) = token {
                if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
                if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
                try advance()
            }
            try expect(sign: "]")
        }
        let right = try sum()
        return .comparison(left, op, right, options, quantifier)
    }
    private mutating func comparator() throws -> PredicateTree.Operator? {
        let signs: [String: PredicateTree.Operator] = ["=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
                                                       ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual]
        switch token {
        case .sign(let sign):
            guard let found = signs[sign] else { return nil }
            try advance()
            return found
        case .word(let word):
            guard let found = PredicateTree.Operator(rawValue: word.uppercased()) else { return nil }
            try advance()
            return found
        default: return nil
        }
    }

    // MARK: Expressions

    private mutating func sum() throws -> PredicateExpression {
        var left = try product()
        while case .sign(let sign) = token, sign == "+" || sign == "-" {
            try advance()
            left = .function(sign, [left, try product()])
        }
        return left
    }
    private mutating func product() throws -> PredicateExpression {
        var left = try primary()
        while case .sign(let sign) = token, ["*", "/", "**"].contains(sign) {
            try advance()
            left = .function(sign, [left, try primary()])
        }
        return left
    }
    private mutating func primary() throws -> PredicateExpression {
        let expression = try operand()
        // `SUBQUERY(…).@count`, `(a).b`: a path from what was just read.
        guard try accept(sign: ".") else { return expression }
        guard case .word(let path) = token else { throw lexer.error("a key path is missing") }
        try advance()
        return .function("valueforkeypath", [expression, .value(path)])
    }
    private mutating func operand() throws -> PredicateExpression {
        switch token {
        case .string(let text): try advance(); return .value(text)
        case .number(let number): try advance(); return .value(number)
        // `$x.name` is one word of the lexer: the variable's name and a path.
        case .variable(let name): try advance(); return .variable(name)
        case .argument:
            guard let value = arguments.popFirst() else { throw lexer.error("an argument is missing") }
            try advance()
            return .value(value)
        case .keyPathArgument:
            guard let value = arguments.popFirst(), let key = value as? String else { throw lexer.error("%K needs a text") }
            try advance()
            return .keyPath(key)
        case .sign("("):
            return try deeper { parser in
                try parser.advance()
                let inner = try parser.sum()
                try parser.expect(sign: ")")
                return inner
            }
        case .sign("{"): return try deeper { try $0.list() }
        case .sign("-"):
            try advance()
            return .function("-", [.value(0.0), try deeper { try $0.primary() }])
        case .word(let word): return try self.word(word)
        case .sign(let sign): throw lexer.error("\(sign) is not expected")
        case .end: throw lexer.error("something is missing")
        }
    }
    private mutating func list() throws -> PredicateExpression {
        try advance()
        var items: [PredicateExpression] = []
        if try accept(sign: "}") { return .list(items) }
        repeat { items.append(try sum()) } while try accept(sign: ",")
        try expect(sign: "}")
        return .list(items)
    }
    private mutating func word(_ word: String) throws -> PredicateExpression {
        try advance()
        switch word.uppercased() {
        case "TRUE", "YES": return .value(true)
        case "FALSE", "NO": return .value(false)
        case "NIL", "NULL": return .value(nil)
        case "SELF": return .evaluatedObject
        case "SUBQUERY": return try subquery()
        case let upper where upper.hasPrefix("SELF."): return .keyPath(String(word.dropFirst(5)))
        default: break
        }
        guard token == .sign("(") || token == .sign(":") else { return .keyPath(word) }
        return try deeper { parser in
            _ = try parser.accept(sign: ":")
            try parser.expect(sign: "(")
            var items: [PredicateExpression] = []
            if try !parser.accept(sign: ")") {
                repeat { items.append(try parser.sum()) } while try parser.accept(sign: ",")
                try parser.expect(sign: ")")
            }
            return .function(word.lowercased(), items)
        }
    }
    private mutating func subquery() throws -> PredicateExpression {
        try deeper { parser in
            try parser.expect(sign: "(")
            let collection = try parser.sum()
            try parser.expect(sign: ",")
            guard case .variable(let name) = parser.token else { throw parser.lexer.error("SUBQUERY needs a variable") }
            try parser.advance()
            try parser.expect(sign: ",")
            let inner = try parser.disjunction()
            try parser.expect(sign: ")")
            return .subquery(collection, variable: name, inner)
        }
    }
}
