import SwiftSyntax

/// Decides `#if` conditions as a build for an iPhone does.
struct BuildConditions: Hashable, Sendable {
    /// SWIFT_ACTIVE_COMPILATION_CONDITIONS.
    var flags: Set<String>
    /// What `canImport` finds: modules of the phone that are there, and the project's own.
    var modules: Set<String>
    /// The language mode's version, as `swift(>=)` sees it: [5, 10] in mode 5.
    var languageVersion: [Int]
    /// The compiler's version, as `compiler(>=)` sees it.
    var compilerVersion: [Int]
    /// Modules of the project whose names Vitrine's own modules have too, with the names they are built under.
    var renamed: [String: String] = [:]

    /// The value of a platform condition that differs between a phone and this machine; nil for a condition that is left to
    /// the compiler.
    func platformCondition(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
              let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
        return switch name {
        case "os": argument == "iOS"
        case "targetEnvironment": false
        case "arch": argument == "arm64"
        case "canImport": modules.contains(argument.split(separator: ".").first.map(String.init) ?? argument)
        case "_runtime": argument == "_Native"
        default: nil
        }
    }

    /// Whether a clause is compiled; nil where that cannot be told.
    func value(_ condition: ExprSyntax) -> Bool? {
        if let call = condition.as(FunctionCallExprSyntax.self) { return platformCondition(call) ?? versionCondition(call) }
        if let flag = condition.as(DeclReferenceExprSyntax.self) { return flags.contains(flag.baseName.text) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
        if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" { return value(not.expression).map { !$0 } }
        if let group = condition.as(TupleExprSyntax.self), group.elements.count == 1, let inner = group.elements.first { return value(inner.expression) }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(sequence) }
        return nil
    }

    /// The parser leaves operators in a row: `a && b || c` is three operands and two operators.
    private func value(_ sequence: SequenceExprSyntax) -> Bool? {
        var alternatives: [[Bool?]] = [[]]
        for element in sequence.elements {
            if let operation = element.as(BinaryOperatorExprSyntax.self) {
                switch operation.operator.text {
                case "||": alternatives.append([])
                case "&&": break
                default: return nil
                }
            } else {
                alternatives[alternatives.count - 1].append(value(element))
            }
        }
        let values = alternatives.map { all -> Bool? in all.contains(false) ? false : (all.contains(nil) ? nil : true) }
        return values.contains(true) ? true : (values.contains(nil) ? nil : false)
    }

    private func versionCondition(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "swift" || name == "compiler",
              let comparison = call.arguments.first?.expression.as(PrefixOperatorExprSyntax.self) else { return nil }
        let wanted = comparison.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
        let actual = name == "swift" ? languageVersion : compilerVersion
        // Parts that are not written are 0.
        let isBelow = (actual + [0, 0, 0]).prefix(4).lexicographicallyPrecedes((wanted + [0, 0, 0, 0]).prefix(4))
        return switch comparison.operator.text {
        case ">=": !isBelow
        case "<": isBelow
        default: nil
        }
    }
}
