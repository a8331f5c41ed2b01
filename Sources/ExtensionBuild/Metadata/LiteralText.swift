import SwiftSyntax

/// Reads texts from expressions that are literals, or that wrap one in the types that titles have.
enum LiteralText {
    private static let wrappers: Set<String> = ["LocalizedStringResource", "IntentDescription", "TypeDisplayRepresentation", "DisplayRepresentation", "LocalizedStringKey", "IntentDialog", ".init", "init"]
    /// The arguments that hold the words, the likeliest first.
    private static let labels = ["defaultValue", "title", "name", "stringLiteral"]

    /// - Returns: nil where the expression has to be run to know its text.
    static func of(_ expression: ExprSyntax) -> String? {
        if let literal = expression.as(StringLiteralExprSyntax.self) {
            // An interpolation is known only when it runs.
            return literal.representedLiteralValue
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard wrappers.contains(call.calledExpression.trimmedDescription.split(separator: ".").last.map(String.init) ?? "") else { return nil }
            for label in labels { if let argument = call.arguments.first(where: { $0.label?.text == label }), let text = of(argument.expression) { return text } }
            guard let first = call.arguments.first, first.label == nil else { return nil }
            return of(first.expression)
        }
        if let cast = expression.as(AsExprSyntax.self) { return of(cast.expression) }
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3, sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
            return sequence.elements.first.flatMap { of($0) }
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 { return tuple.elements.first.flatMap { of($0.expression) } }
        return nil
    }

    /// The initial value of a property, or what its getter returns where that is one expression.
    static func value(of binding: PatternBindingSyntax) -> ExprSyntax? {
        if let value = binding.initializer?.value { return value }
        guard let block = binding.accessorBlock else { return nil }
        let statements: CodeBlockItemListSyntax? = switch block.accessors {
        case .getter(let statements): statements
        case .accessors(let accessors): accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        @unknown default: nil
        }
        guard let statements, statements.count == 1, let only = statements.first?.item else { return nil }
        if let expression = only.as(ExprSyntax.self) { return expression }
        return only.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
    }
}
