/// An expression of a package manifest, read without running it.
indirect enum ManifestExpression: Hashable, Sendable {
    case text(String)
    case number(String)
    case name(String)
    case array([ManifestExpression])
    case dictionary([Member])
    /// `.target(name: "A")` is a call of "target".
    case call(String, [Argument])
    /// Something this reader does not understand.
    case unknown

    struct Argument: Hashable, Sendable { var label: String?; var value: ManifestExpression }
    struct Member: Hashable, Sendable { var key: ManifestExpression; var value: ManifestExpression }

    func argument(_ label: String) -> ManifestExpression? {
        guard case .call(_, let arguments) = self else { return nil }
        return arguments.first { $0.label == label }?.value
    }
    var firstArgument: ManifestExpression? { if case .call(_, let arguments) = self { arguments.first?.value } else { nil } }
    var callee: String? { switch self { case .call(let name, _), .name(let name): name; default: nil } }
    var string: String? { if case .text(let text) = self { text } else { nil } }
    var elements: [ManifestExpression] { if case .array(let values) = self { values } else { [] } }
    var strings: [String] { elements.compactMap(\.string) }
}

/// Reads the expressions of a manifest (a package's or Tuist's) from its tokens: literals, calls, names bound by `let` and `+`.
///
/// Loops, functions and conditions are not followed; what depends on them is `unknown`.
struct ManifestExpressionParser {
    private let tokens: [SwiftScan.Token]
    private var position = 0
    private var bindings: [String: ManifestExpression] = [:]
    private var steps = 0
    static let maximumDepth = 64
    static let maximumSteps = 200_000

    init(_ scan: SwiftScan) { tokens = scan.tokens }

    /// The expression bound to the package, and whatever later statements add to its lists.
    mutating func package() -> ManifestExpression? { value(of: "Package") }

    /// The call of a type's initialiser that is bound to a name, with what later statements add where that is a package.
    mutating func value(of type: String) -> ManifestExpression? {
        var package: ManifestExpression?
        while position < tokens.count {
            let token = tokens[position]
            if token.kind == .word, token.text == "let" || token.text == "var", let name = word(at: position + 1) {
                var next = position + 2
                // A type annotation ends at "=".
                while next < tokens.count, next < position + 24, tokens[next].text != "=", !["let", "var", "func"].contains(tokens[next].text) { next += 1 }
                guard next < tokens.count, tokens[next].text == "=", tokens[next].kind == .symbol else { position += 1; continue }
                position = next + 1
                let value = expression(depth: 0)
                bindings[name] = value
                if value.callee == type { package = value }
                continue
            }
            if token.kind == .word, token.text == "package", symbol(at: position + 1) == ".", let list = word(at: position + 2) {
                append(to: &package, list: list)
                continue
            }
            position += 1
        }
        return package
    }

    /// `package.targets += [...]` and `package.targets.append(...)`.
    private mutating func append(to package: inout ManifestExpression?, list: String) {
        position += 3
        var added: [ManifestExpression] = []
        if symbol(at: position) == "+", symbol(at: position + 1) == "=" {
            position += 2
            added = expression(depth: 0).elements
        } else if symbol(at: position) == ".", word(at: position + 1) == "append", symbol(at: position + 2) == "(" {
            position += 1
            if case .call(_, let arguments) = primary(depth: 0) {
                for argument in arguments { if argument.label == "contentsOf" { added += argument.value.elements } else { added.append(argument.value) } }
            }
        }
        guard case .call(let name, var arguments) = package, !added.isEmpty else { return }
        if let index = arguments.firstIndex(where: { $0.label == list }) { arguments[index].value = .array(arguments[index].value.elements + added) }
        else { arguments.append(.init(label: list, value: .array(added))) }
        package = .call(name, arguments)
    }

    private func word(at index: Int) -> String? { index < tokens.count && tokens[index].kind == .word ? tokens[index].text : nil }
    private func symbol(at index: Int) -> String? { index < tokens.count && tokens[index].kind == .symbol ? tokens[index].text : nil }

    private mutating func expression(depth: Int) -> ManifestExpression {
        var value = primary(depth: depth)
        while symbol(at: position) == "+", symbol(at: position + 1) != "=" {
            position += 1
            let more = primary(depth: depth)
            switch (value, more) {
            case (.array(let a), .array(let b)): value = .array(a + b)
            case (.text(let a), .text(let b)): value = .text(a + b)
            // A list that is partly unknown is still worth its known part.
            case (.array, _): break
            case (_, .array): value = more
            default: value = .unknown
            }
        }
        return value
    }

    private mutating func primary(depth: Int) -> ManifestExpression {
        steps += 1
        guard position < tokens.count, depth < Self.maximumDepth, steps < Self.maximumSteps else { position += 1; return .unknown }
        let token = tokens[position]
        switch token.kind {
        case .literal:
            position += 1
            return token.isInterpolated ? .unknown : .text(token.text)
        case .symbol where token.text == "[":
            position += 1
            return list(depth: depth + 1)
        case .symbol where token.text == "(":
            position += 1
            let arguments = self.arguments(depth: depth + 1)
            return arguments.count == 1 ? arguments[0].value : .unknown
        case .symbol where token.text == ".":
            position += 1
            return primary(depth: depth + 1)
        case .symbol where token.text == "-" || token.text == "&" || token.text == "!":
            position += 1
            return primary(depth: depth + 1)
        case .word:
            position += 1
            if token.text.first?.isNumber == true {
                while symbol(at: position) == ".", word(at: position + 1)?.first?.isNumber == true { position += 2 }
                return .number(token.text)
            }
            return postfix(named: token.text, depth: depth)
        default:
            // The caller decides what closes; anything else is passed over.
            if ![")", "]", "}", ","].contains(token.text) { position += 1 }
            return .unknown
        }
    }

    /// Names, members and calls: the last member counts (`Target.Dependency.product(...)` is `.product(...)`).
    private mutating func postfix(named first: String, depth: Int) -> ManifestExpression {
        var name = first, isMember = false
        var value: ManifestExpression?
        while true {
            if symbol(at: position) == "(" , tokens[position].line == tokens[position - 1].line || depth > 0 {
                position += 1
                let arguments = self.arguments(depth: depth + 1)
                // A method on a value (".when(...)", "map {}") does not change what the value is for us.
                if value == nil { value = .call(name, arguments) } else if isMember, case .call? = value {} else { value = .unknown }
            } else if symbol(at: position) == ".", let member = word(at: position + 1) {
                position += 2
                name = member; isMember = true
                if value == nil, member == "self" { value = .name(first) }
            } else if symbol(at: position) == "{" , value != nil || isMember {
                skipBraces()
                value = .unknown
            } else if symbol(at: position) == "?" || (symbol(at: position) == "!" && depth > 0) {
                position += 1
            } else { break }
        }
        return value ?? (isMember ? .name(name) : bindings[name] ?? .name(name))
    }

    private mutating func skipBraces() {
        var level = 0
        while position < tokens.count {
            if symbol(at: position) == "{" { level += 1 } else if symbol(at: position) == "}" { level -= 1 }
            position += 1
            if level == 0 { return }
        }
    }

    private mutating func list(depth: Int) -> ManifestExpression {
        var values: [ManifestExpression] = [], members: [ManifestExpression.Member] = [], isDictionary = false
        while position < tokens.count, symbol(at: position) != "]" {
            if symbol(at: position) == ":" {
                isDictionary = true
                position += 1
                if let key = values.popLast(), symbol(at: position) != "]" { members.append(.init(key: key, value: expression(depth: depth))) }
                if symbol(at: position) == "," { position += 1 }
                continue
            }
            if symbol(at: position)?.hasPrefix("#") == true { skipLine(); continue }
            let before = position
            values.append(expression(depth: depth))
            if position == before { position += 1 }
            if symbol(at: position) == "," { position += 1 }
        }
        position += 1
        return isDictionary ? .dictionary(members) : .array(values)
    }

    private mutating func arguments(depth: Int) -> [ManifestExpression.Argument] {
        var result: [ManifestExpression.Argument] = []
        while position < tokens.count, symbol(at: position) != ")" {
            if symbol(at: position)?.hasPrefix("#") == true { skipLine(); continue }
            var label: String?
            if let name = word(at: position), symbol(at: position + 1) == ":" { label = name; position += 2 }
            let before = position
            result.append(.init(label: label, value: expression(depth: depth)))
            if position == before { position += 1 }
            if symbol(at: position) == "," { position += 1 }
        }
        position += 1
        return result
    }

    private mutating func skipLine() {
        let line = tokens[position].line
        while position < tokens.count, tokens[position].line == line { position += 1 }
    }
}
