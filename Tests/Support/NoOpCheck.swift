import SwiftSyntax

/// Looks for what a function leaves out without saying so.
enum NoOpCheck {
    /// What the function leaves out: it returns `self` or `content` as it is, or never looks at a parameter.
    ///
    /// - Returns: nil for one that uses everything, and for one that raises a finding.
    static func leftOut(parameters: FunctionParameterListSyntax, body: CodeBlockItemListSyntax?, returnType: String?) -> (what: String, ignored: [String])? {
        guard let body, DerivedStatus.status(ofBody: body.trimmedDescription) == nil else { return nil }
        let statements = body.map(\.item)
        if !parameters.isEmpty, statements.count == 1, let only = statements.first, returnType != nil {
            let text = only.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription ?? only.trimmedDescription
            if text == "self" || text == "content" { return ("returns `\(text)` as it is", parameters.map { Self.local($0) }) }
        }
        // A trap at once: nobody takes the answer for one.
        if statements.count == 1, ["preconditionFailure(", "fatalError("].contains(where: { statements[statements.startIndex].trimmedDescription.hasPrefix($0) }) { return nil }
        let used = Names(body).names
        let ignored = parameters.compactMap { parameter -> String? in
            let local = local(parameter)
            guard local != "_", !isMark(parameter.type.trimmedDescription), !used.contains(local) else { return nil }
            return local
        }
        return ignored.isEmpty ? nil : ("ignores " + ignored.map { "`\($0)`" }.joined(separator: ", "), ignored)
    }

    private static func local(_ parameter: FunctionParameterSyntax) -> String { (parameter.secondName ?? parameter.firstName).text.filter { $0 != "`" } }

    /// A parameter whose type is all that it says: `attributesType: Attributes.Type`.
    private static func isMark(_ type: String) -> Bool { type.hasSuffix(".Type") || type.hasSuffix(".Type?") || type == "Void" || type == "()" }

    /// Every name that is read in a body.
    private final class Names: SyntaxVisitor {
        private(set) var names: Set<String> = []
        init(_ body: CodeBlockItemListSyntax) {
            super.init(viewMode: .sourceAccurate)
            walk(body)
        }
        // Labels and members are names of others.
        override func visit(_ argument: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            walk(argument.expression)
            return .skipChildren
        }
        override func visit(_ member: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if let base = member.base { walk(base) }
            return .skipChildren
        }
        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if case .identifier(let name) = token.tokenKind { names.insert(name.filter { $0 != "`" }) }
            if case .keyword = token.tokenKind { names.insert(token.text) }
            return .visitChildren
        }
    }
}
