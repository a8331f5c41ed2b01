import SwiftSyntax

/// A function with the result `some View` may return another type for each version of the system that it asks for: the compiler
/// picks one by the version. Here the version is known when the extension runs, so that every `return` of such a function gives
/// the type that stands for all of them: `return _erasedView(text)`.
extension SourceRewriter {
    /// The protocols whose values have such a type.
    private static let erasable: Set<String> = ["View", "Shape", "ShapeStyle", "Widget", "WidgetConfiguration"]

    /// - Parameter type: what a function or a property is declared to give.
    func rewriteResults(of type: TypeSyntax?, in body: some SyntaxProtocol) {
        guard let opaque = type?.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else { return }
        let name = opaque.constraint.as(MemberTypeSyntax.self)?.name.text ?? opaque.constraint.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        guard Self.erasable.contains(name) else { return }
        let results = VersionedResults(viewMode: .sourceAccurate)
        results.walk(body)
        guard results.asksForVersion, results.returned.count > 1 else { return }
        for expression in results.returned {
            let range = bounds(expression)
            edits.append(.insertion("_erased\(name)(", at: range.lowerBound))
            edits.append(.insertion(")", at: range.upperBound))
        }
    }

    func rewrite(_ node: FunctionDeclSyntax) {
        if let body = node.body { rewriteResults(of: node.signature.returnClause?.type, in: body.statements) }
    }

    func rewrite(_ node: SubscriptDeclSyntax) { rewriteGetter(node.accessorBlock, type: node.returnClause.type) }

    func rewrite(_ node: PatternBindingSyntax) { rewriteGetter(node.accessorBlock, type: node.typeAnnotation?.type) }

    private func rewriteGetter(_ block: AccessorBlockSyntax?, type: TypeSyntax?) {
        switch block?.accessors {
        case .getter(let statements): rewriteResults(of: type, in: statements)
        case .accessors(let accessors):
            for accessor in accessors where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                if let body = accessor.body { rewriteResults(of: type, in: body.statements) }
            }
        case nil: break
        @unknown default: break
        }
    }
}

/// What a function itself returns, without the functions inside it, and whether it asks for the system's version.
private final class VersionedResults: SyntaxVisitor {
    var returned: [ExprSyntax] = []
    var asksForVersion = false

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { asksForVersion = true; return .skipChildren }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let expression = node.expression { returned.append(expression) }
        return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
