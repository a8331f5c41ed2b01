import Drawing
import SwiftParser
import SwiftSyntax

/// Types by name, collected over files: conformances may stand in extensions.
struct FoundDeclarations {
    /// Those of the protocols that Apple's build reads.
    var declarations: [IntentMetadata.Declaration] = []
    var findings: [Finding] = []
}

/// Reads the declarations of one file.
final class IntentDeclarationReader: SyntaxVisitor {
    private let path: String
    private let converter: SourceLocationConverter
    private var outer: [String] = []
    /// What a type's own braces and its extensions hold, by name.
    private var types: [String: OpenType] = [:]
    private var order: [String] = []

    private struct OpenType {
        var protocols: [String] = []
        var members: [MemberBlockItemListSyntax] = []
        var rawType: String?
        var line = 0
        var isEnum = false
    }

    static func read(_ source: String, path: String, into found: inout FoundDeclarations) {
        let tree = Parser.parse(source: source)
        let reader = IntentDeclarationReader(path: path, tree: tree)
        reader.walk(tree)
        reader.finish(&found)
    }

    private init(path: String, tree: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.inheritanceClause, node.memberBlock, Syntax(node)) }
    override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.inheritanceClause, node.memberBlock, Syntax(node)) }
    override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.inheritanceClause, node.memberBlock, Syntax(node)) }
    override func visitPost(_ node: ActorDeclSyntax) { outer.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node.name.text, node.inheritanceClause, node.memberBlock, Syntax(node), isEnum: true) }
    override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { open(node.extendedType.trimmedDescription, node.inheritanceClause, node.memberBlock, nil) }
    override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func open(_ name: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ declaration: Syntax?, isEnum: Bool = false) -> SyntaxVisitorContinueKind {
        outer.append(name)
        let full = outer.joined(separator: ".")
        var type = types[full] ?? OpenType()
        if types[full] == nil { order.append(full) }
        type.protocols += (clause?.inheritedTypes ?? []).flatMap { $0.type.trimmedDescription.split(separator: "&").map { $0.trimmingWhitespace() } }
        type.members.append(block.members)
        if let declaration {
            type.line = converter.location(for: declaration.positionAfterSkippingLeadingTrivia).line
            type.isEnum = isEnum
        }
        types[full] = type
        return .visitChildren
    }

    // MARK: What was found

    private func finish(_ found: inout FoundDeclarations) {
        for name in order {
            guard let type = types[name], let kind = Self.kind(of: type.protocols) else { continue }
            var declaration = IntentMetadata.Declaration(kind: kind, name: name, protocols: type.protocols, file: path, line: type.line)
            for member in type.members.flatMap({ $0 }).flatMap(Self.members) { read(member, into: &declaration, isEnum: type.isEnum, &found.findings) }
            found.declarations.append(declaration)
        }
    }

    /// The members under `#if` too: which of them is built is not known here.
    private static func members(_ item: MemberBlockItemSyntax) -> [DeclSyntax] {
        guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
        return conditional.clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let items)? = clause.elements else { return [] }
            return items.flatMap(members)
        }
    }

    /// The protocols of Apple's list, and those that refine them.
    private static func kind(of protocols: [String]) -> IntentMetadata.Declaration.Kind? {
        for name in protocols.map({ $0.split(separator: ".").last.map(String.init) ?? $0 }) {
            switch name {
            case "AppEnum": return .enumeration
            case "AppEntity", "TransientAppEntity", "IndexedEntity", "UniqueAppEntity", "FileEntity": return .entity
            case "EntityQuery", "EntityStringQuery", "EnumerableEntityQuery", "EntityPropertyQuery", "UniqueAppEntityQuery", "IntentValueQuery", "DynamicOptionsProvider": return .query
            case "AppShortcutsProvider": return .shortcuts
            case "AppIntentsPackage": return .package
            case "AppIntent", "SystemIntent", "ForegroundContinuableIntent", "ProgressReportingIntent", "UndoableIntent": return .intent
            case let name where name.hasSuffix("Intent") && Self.intentKinds.contains(name): return .intent
            default: continue
            }
        }
        return nil
    }

    private static let intentKinds: Set<String> = [
        "WidgetConfigurationIntent", "ControlConfigurationIntent", "SetValueIntent", "OpenIntent", "LiveActivityIntent", "LiveActivityStartingIntent", "AudioPlaybackIntent",
        "AudioStartingIntent", "AudioRecordingIntent", "PushToTalkTransmissionIntent", "CameraCaptureIntent", "StartWorkoutIntent", "SnippetIntent", "DeprecatedAppIntent",
        "CustomIntentMigratedAppIntent", "PredictableIntent", "URLRepresentableIntent", "ShowInAppSearchResultsIntent", "TargetContentProvidingIntent",
    ]

    private func read(_ member: DeclSyntax, into declaration: inout IntentMetadata.Declaration, isEnum: Bool, _ findings: inout [Finding]) {
        if isEnum, let cases = member.as(EnumCaseDeclSyntax.self) {
            for element in cases.elements {
                let name = element.name.text.trimmingBackticks()
                guard !declaration.cases.contains(where: { $0.name == name }) else { continue }
                declaration.cases.append(.init(name: name, value: element.rawValue.map { LiteralText.of($0.value) ?? $0.value.trimmedDescription } ?? name))
            }
        }
        guard let variable = member.as(VariableDeclSyntax.self) else { return }
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) {
                read(static: name, binding, into: &declaration, &findings)
            } else if let parameter = parameter(name, variable.attributes, binding) {
                declaration.parameters.append(parameter)
            }
        }
    }

    private func read(static name: String, _ binding: PatternBindingSyntax, into declaration: inout IntentMetadata.Declaration, _ findings: inout [Finding]) {
        guard let value = LiteralText.value(of: binding) else { return }
        switch (declaration.kind, name) {
        case (.intent, "title"), (.entity, "typeDisplayRepresentation"), (.enumeration, "typeDisplayRepresentation"), (.enumeration, "typeDisplayName"):
            declaration.title = LiteralText.of(value)
            if declaration.title == nil { findings.append(notLiteral("\(declaration.name).\(name)", value)) }
        case (.intent, "description"):
            declaration.details = LiteralText.of(value)
            if declaration.details == nil, !value.is(NilLiteralExprSyntax.self) { findings.append(notLiteral("\(declaration.name).\(name)", value)) }
        case (.enumeration, "caseDisplayRepresentations"): readCases(value, into: &declaration, &findings)
        case (.intent, _):
            if let flag = value.as(BooleanLiteralExprSyntax.self) { declaration.flags[name] = flag.literal.text == "true" }
        default: break
        }
    }

    private func readCases(_ value: ExprSyntax, into declaration: inout IntentMetadata.Declaration, _ findings: inout [Finding]) {
        guard let dictionary = value.as(DictionaryExprSyntax.self) else { return findings.append(notLiteral("\(declaration.name).caseDisplayRepresentations", value)) }
        guard case .elements(let elements) = dictionary.content else { return }
        for element in elements {
            guard let name = element.key.as(MemberAccessExprSyntax.self)?.declName.baseName.text.trimmingBackticks() else { continue }
            let title = LiteralText.of(element.value)
            if title == nil { findings.append(notLiteral("\(declaration.name).caseDisplayRepresentations, \(name)", element.value)) }
            if let index = declaration.cases.firstIndex(where: { $0.name == name }) { declaration.cases[index].title = title }
            else { declaration.cases.append(.init(name: name, value: name, title: title)) }
        }
    }

    /// A property with `@Parameter` or `@Property`.
    private func parameter(_ name: String, _ attributes: AttributeListSyntax, _ binding: PatternBindingSyntax) -> IntentMetadata.Parameter? {
        for attribute in attributes {
            guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
            let kind = attribute.attributeName.trimmedDescription
            guard ["Parameter", "IntentParameter", "Property", "EntityProperty"].contains(where: { kind == $0 || kind.hasPrefix($0 + "<") || kind.hasSuffix("." + $0) }) else { continue }
            var parameter = IntentMetadata.Parameter(name: name, type: binding.typeAnnotation?.type.trimmedDescription ?? "")
            if case .argumentList(let arguments)? = attribute.arguments {
                for argument in arguments {
                    switch argument.label?.text {
                    case "title": parameter.title = LiteralText.of(argument.expression)
                    case "description": parameter.details = LiteralText.of(argument.expression)
                    case "default": parameter.defaultValue = argument.expression.trimmedDescription
                    default: break
                    }
                }
            }
            if parameter.defaultValue == nil { parameter.defaultValue = binding.initializer?.value.trimmedDescription }
            return parameter
        }
        return nil
    }

    private func notLiteral(_ what: String, _ value: ExprSyntax) -> Finding {
        Finding(code: "intent-metadata-not-literal", severity: .warning, basis: .doc, message: "\(what) is not a literal: \(value.trimmedDescription.prefix(80)).",
                fix: "Write the text as a literal.", file: path, line: converter.location(for: value.positionAfterSkippingLeadingTrivia).line)
    }
}

private extension StringProtocol {
    func trimmingWhitespace() -> String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    func trimmingBackticks() -> String { String(drop { $0 == "`" }.reversed().drop { $0 == "`" }.reversed()) }
}
