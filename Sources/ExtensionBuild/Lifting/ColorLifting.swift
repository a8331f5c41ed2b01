import SwiftSyntax

/// Colours that are written by their names alone. Only where the frameworks' function, or a declaration of the source, says that a colour
/// or a style is wanted: a name such as `.red` may be anything elsewhere.
extension LiteralLifting {
    /// Takes `.red` as an argument of a function that wants a style or a colour, and those of a list of colours.
    func takeColor(_ argument: LabeledExprSyntax, _ index: Int, of call: FunctionCallExprSyntax, _ name: String) {
        guard KnownPositions.colored.contains(name), limits.isKnown(name) else { return }
        let label = argument.label?.text, position = LiteralPosition.argument(of: name)
        if label == "colors", KnownPositions.gradients.contains(name) {
            for element in argument.expression.as(ArrayExprSyntax.self)?.elements ?? [] { takeColors(element.expression, .color, position) }
            return
        }
        guard call.calledExpression.is(MemberAccessExprSyntax.self) else { return }
        if label == nil, index == 0, KnownPositions.styles.contains(name) {
            if let after = KnownPositions.labelsAfterStyle[name], !call.arguments.dropFirst().allSatisfy({ $0.label.map { after.contains($0.text) } ?? false }) { return }
            takeColors(argument.expression, .style, position)
        } else if label == nil ? index == 0 && KnownPositions.colors.contains(name) : KnownPositions.colorLabels[name]?.contains(label ?? "") == true {
            takeColors(argument.expression, .color, position)
        }
    }

    /// Takes the colour of an expression, or those between which a condition chooses.
    ///
    /// - Parameter form: `.style`: only names that are styles of the colour's own type.
    func takeColors(_ expression: ExprSyntax, _ form: LiteralSlot.Form, _ position: LiteralPosition) {
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count >= 3, let last = parts.last, let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self),
                  parts.dropLast(2).allSatisfy({ !$0.is(UnresolvedTernaryExprSyntax.self) }) else { return }
            // Both are of one type: a name that is a style of another type in one of them would make it the type of both.
            guard let first = color(choice.thenExpression, form), let second = color(last, form) else { return }
            add(form, first.name, position, at: first.node)
            add(form, second.name, position, at: second.node)
        } else if let found = color(expression, form) {
            add(form, found.name, position, at: found.node)
        }
    }

    /// The colour at the beginning of `.red`, `.red.opacity(0.5)` or `.red.gradient`.
    private func color(_ expression: ExprSyntax, _ form: LiteralSlot.Form) -> (node: MemberAccessExprSyntax, name: String)? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.trailingClosure == nil, let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, member.declName.baseName.text == "opacity" else { return nil }
            return color(base, form)
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil else { return nil }
        let name = member.declName.baseName.text
        if let base = member.base { return name == "gradient" && form == .style ? color(base, form) : nil }
        return (form == .style ? KnownPositions.styleNames : KnownPositions.colorNames).contains(name) ? (member, name) : nil
    }

    /// Takes `Color.red`; whether it is one.
    func takeNamed(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Color", base.argumentNames == nil, node.declName.argumentNames == nil,
              KnownPositions.colorNames.contains(node.declName.baseName.text), node.parent?.is(FunctionCallExprSyntax.self) != true else { return false }
        add(.color, node.declName.baseName.text, .declared, at: node)
        return true
    }
}
