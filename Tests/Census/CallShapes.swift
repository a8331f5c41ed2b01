import SwiftParser
import SwiftSyntax

/// The shapes of the calls in a source: a name with its argument labels and trailing closures, `.frame(maxWidth:alignment:)`,
/// `Button(intent:) {}`.
final class CallShapes: SyntaxVisitor {
    private(set) var shapes: Set<String> = []

    init(source: String) {
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: source))
    }

    override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var shape = "(" + call.arguments.map { "\($0.label?.text ?? "_"):" }.joined() + ")"
        if call.trailingClosure != nil { shape += " {}" }
        for closure in call.additionalTrailingClosures { shape += " \(closure.label.text):{}" }
        for name in names(of: call.calledExpression) { shapes.insert(name + shape) }
        return .visitChildren
    }

    /// `.name` for a member, with its type's name too where it stands before it; `Name` for a type or function.
    private func names(of callee: ExprSyntax) -> [String] {
        if let member = callee.as(MemberAccessExprSyntax.self) {
            let name = "." + member.declName.baseName.text
            guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base.first?.isUppercase == true else { return [name] }
            return [name, base + name]
        }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return names(of: generic.expression) }
        return callee.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] } ?? []
    }
}
