import SwiftParser
import SwiftSyntax

/// Finds the literals of a file that can be lifted into data: those that are evaluated as the program runs, whose type is the same with a
/// call around them, and that nobody reads before the program runs.
///
/// Left alone are conditions of `#if`, attributes and their arguments, macros and what they see, default arguments, patterns, raw values,
/// key paths, interpolations, operands of operators, and `T(8)` where `T` may be a type that is written as a literal itself.
final class LiteralLifting: SyntaxVisitor {
    /// A literal with its place.
    struct Found {
        var slot: LiteralSlot
        /// In the source's UTF-8.
        var range: Range<Int>
    }
    private(set) var found: [Found] = []
    let limits: LiftingLimits
    private var bodyOrdinal = 0
    private var memberOrdinal = 0
    /// How many functions are around what is visited.
    private var bodies = 0
    /// How many rows of operators are around what is visited, inside the innermost closure: there the compiler tries all overloads of all
    /// of them, and a literal helps it to a choice.
    private var operators = [0]

    /// Whether what is visited is a value of a function or property that says that it is a colour.
    private var givesColor = [false]

    init(_ limits: LiftingLimits) {
        self.limits = limits
        super.init(viewMode: .sourceAccurate)
    }

    /// The literals of a source, in its order; nil where it has none, or is not sound.
    static func literals(of tree: SourceFileSyntax, _ limits: LiftingLimits) -> [Found]? {
        guard !tree.hasError else { return nil }
        var limits = limits
        // A type of another module may stand under a name of the frameworks'.
        if tree.statements.contains(where: { $0.item.as(ImportDeclSyntax.self)?.importKindSpecifier != nil }) { limits.liftsUnlabelled = false }
        let lifting = LiteralLifting(limits)
        lifting.walk(tree)
        guard !lifting.found.isEmpty, lifting.found.count < LiftedSource.mostSlots else { return nil }
        return lifting.found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    func add(_ form: LiteralSlot.Form, _ text: String, _ position: LiteralPosition, at node: some SyntaxProtocol) {
        guard operators.last == 0 else { return }
        // Properties' values are part of what a file offers to others: their numbers do not follow from what is in functions.
        let ordinal: Int
        if bodies > 0 {
            bodyOrdinal += 1
            ordinal = bodyOrdinal
        } else {
            memberOrdinal += 1
            ordinal = LiftedSource.mostSlots + memberOrdinal
        }
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        found.append(Found(slot: LiteralSlot(form: form, text: text, ordinal: ordinal, position: position), range: range))
    }

    /// Takes an expression that is a literal.
    @discardableResult
    private func take(_ expression: ExprSyntax, texts: LiteralPosition, numbers: LiteralPosition) -> Bool {
        if let text = LiteralReader.text(expression) {
            add(.text, text, texts, at: expression)
        } else if let (form, digits) = LiteralReader.number(expression) {
            add(form, digits, numbers, at: expression)
        } else {
            return false
        }
        return true
    }

    /// Takes a literal, or those between which a condition chooses: `isWide ? 12 : 8`, `title ?? "None"`.
    private func takeChoice(_ expression: ExprSyntax, texts: LiteralPosition, numbers: LiteralPosition) {
        if take(expression, texts: texts, numbers: numbers) { return }
        guard let sequence = expression.as(SequenceExprSyntax.self) else { return }
        let parts = Array(sequence.elements)
        guard parts.count >= 3, let last = parts.last else { return }
        if let choice = parts[parts.count - 2].as(UnresolvedTernaryExprSyntax.self), parts.dropLast(2).allSatisfy({ !$0.is(UnresolvedTernaryExprSyntax.self) }) {
            // What an alternative is may depend on the other one.
            take(choice.thenExpression, texts: .inferred, numbers: .inferred)
            take(last, texts: .inferred, numbers: .inferred)
        } else if parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" {
            take(last, texts: .inferred, numbers: .inferred)
        }
    }

    // MARK: Arguments

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = Callee.name(node.calledExpression)
        guard let name else { return .visitChildren }
        if !limits.liftsUnlabelled || !KnownPositions.madeOfLiteral.contains(name), Callee.mayBeConversion(node, name) { return .visitChildren }
        for (index, argument) in node.arguments.enumerated() {
            takeChoice(argument.expression, texts: KnownPositions.texts.contains(name) ? .argument(of: name) : .inferred,
                       numbers: KnownPositions.numbers.contains(name) ? .argument(of: name) : .inferred)
            takeColor(argument, index, of: node, name)
        }
        return .visitChildren
    }

    /// `Color.red`, wherever it stands.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind { takeNamed(node) ? .skipChildren : .visitChildren }

    // MARK: Values of declarations

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.initializer?.value else { return .visitChildren }
        // Without a type, the type is that of the literal.
        let isNamed = node.typeAnnotation.map { KnownTypes.isFloating($0.type) } ?? false
        let isText = node.typeAnnotation.map { KnownTypes.isText($0.type) } ?? true
        takeChoice(value, texts: isText ? .declared : .inferred, numbers: isNamed ? .declared : .inferred)
        if KnownTypes.isColor(node.typeAnnotation?.type) { takeColors(value, .color, .declared) }
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression {
            takeChoice(value, texts: .inferred, numbers: .inferred)
            if givesColor.last == true { takeColors(value, .color, .declared) }
        }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        // The value of a function or an alternative of one expression.
        if node.count == 1, let value = node.first?.item.as(ExprSyntax.self), node.parent?.is(SourceFileSyntax.self) != true {
            takeChoice(value, texts: .inferred, numbers: .inferred)
            if givesColor.last == true { takeColors(value, .color, .declared) }
        }
        return .visitChildren
    }

    // MARK: Where code is

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        bodies += 1
        // Of a setter or an observer nothing is the value.
        var isGetter = true
        if case .accessors(let accessors) = node.accessors { isGetter = accessors.allSatisfy { $0.accessorSpecifier.tokenKind == .keyword(.get) } }
        givesColor.append(isGetter && KnownTypes.isColor(node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type))
        return .visitChildren
    }
    override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1; givesColor.removeLast() }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { bodies += 1; return .visitChildren }
    override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { operators.append(0); givesColor.append(false); return .visitChildren }
    override func visitPost(_ node: ClosureExprSyntax) { operators.removeLast(); givesColor.removeLast() }
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind { operators[operators.count - 1] += hasOperators(node) ? 1 : 0; return .visitChildren }
    override func visitPost(_ node: SequenceExprSyntax) { operators[operators.count - 1] -= hasOperators(node) ? 1 : 0 }

    private func hasOperators(_ node: SequenceExprSyntax) -> Bool {
        node.elements.contains { $0.as(BinaryOperatorExprSyntax.self).map { $0.operator.text != "??" } ?? false }
    }

    // MARK: What is left alone

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // A wrapper or a macro sees the value; a body that others compile is theirs.
        for binding in node.bindings where binding.initializer != nil && !node.attributes.isEmpty { return .skipChildren }
        return DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        givesColor.append(KnownTypes.isColor(node.signature.returnClause?.type))
        return DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { givesColor.removeLast() }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { DeclarationAttributes.leaveAlone(node.attributes) ? .skipChildren : .visitChildren }
}

/// Attributes of declarations whose bodies may be rewritten: any other may be a macro that sees what it is attached to.
private enum DeclarationAttributes {
    private static let known: Set<String> = [
        "available", "MainActor", "discardableResult", "ViewBuilder", "SwiftUI.ViewBuilder", "WidgetBundleBuilder", "ToolbarContentBuilder", "escaping", "Sendable", "unknown",
        "objc", "objcMembers", "nonobjc", "frozen", "main", "dynamicMemberLookup", "propertyWrapper", "resultBuilder", "preconcurrency", "unchecked", "retroactive", "inline",
        "ShapeBuilder", "ControlWidgetTemplateBuilder", "DynamicIslandContentBuilder", "PreviewTimelineBuilder", "UIApplicationMain", "NSApplicationMain", "concurrent",
    ]

    static func leaveAlone(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element else { return true }
            return !known.contains(attribute.attributeName.trimmedDescription)
        }
    }
}

/// What a call calls, by its name.
private enum Callee {
    /// "padding" of `view.padding(8)`, "Text" of `Text("a")`, "system" of `.system(size: 8)`.
    static func name(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.argumentNames == nil ? reference.baseName.text : nil }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.argumentNames == nil ? member.declName.baseName.text : nil }
        return nil
    }

    /// Whether a call of one unlabelled argument may make its literal a value of the type itself, or asks the type that is expected.
    static func mayBeConversion(_ call: FunctionCallExprSyntax, _ name: String) -> Bool {
        guard call.arguments.count == 1, call.arguments.first?.label == nil, call.trailingClosure == nil else { return false }
        return name == "init" || name.first?.isUppercase == true || name.first == "`" || name.first == "_"
    }
}

private enum KnownTypes {
    private static let floating: Set<String> = ["CGFloat", "Double", "Float", "TimeInterval"]
    private static let texts: Set<String> = ["String", "LocalizedStringKey", "LocalizedStringResource"]
    static func isColor(_ type: TypeSyntax?) -> Bool { type?.trimmedDescription == "Color" }
    static func isText(_ type: TypeSyntax) -> Bool { texts.contains(type.trimmedDescription) }
    static func isFloating(_ type: TypeSyntax) -> Bool { floating.contains(type.trimmedDescription) }
}
