import SwiftSyntax
import SwiftSyntaxMacros

/// `@Model` on a class: its stored properties are kept by a store.
///
/// A variable gets accessors that ask the object's data, a constant is read from it when the object is made. The properties' names,
/// key paths, defaults and attributes become `schemaMetadata`, which all else is derived from.
struct ModelMacro {
    /// A stored property of the class.
    struct Property {
        var name: String
        /// The pattern as it is written, with backticks.
        var spelled: String
        var isConstant: Bool
        var type: TypeSyntax?
        var value: ExprSyntax?
        var isTransient: Bool
        var declaration: VariableDeclSyntax

        var isOptional: Bool {
            guard let type else { return false }
            return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
                || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
        }

        /// nil for what no store keeps: computed, static and lazy properties, and several in one declaration.
        init?(_ declaration: some DeclSyntaxProtocol) {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
                  let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil else { return nil }
            let words = variable.modifiers.map(\.name.text)
            guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else { return nil }
            spelled = pattern.identifier.text
            name = spelled.filter { $0 != "`" }
            isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
            type = binding.typeAnnotation?.type
            value = binding.initializer?.value
            isTransient = variable.attribute("Transient") != nil
            // What a constant begins with it keeps: no store could give it another value.
            if isConstant, value != nil { return nil }
            self.declaration = variable
        }
    }

    static func properties(of declaration: some DeclGroupSyntax) -> [Property] {
        declaration.memberBlock.members.compactMap { Property($0.decl) }
    }
}

extension VariableDeclSyntax {
    /// The attribute of a name, with or without its module's name in front.
    func attribute(_ name: String) -> AttributeSyntax? {
        for element in attributes {
            guard case .attribute(let attribute) = element else { continue }
            let written = attribute.attributeName.trimmedDescription
            if written == name || written == "SwiftData.\(name)" { return attribute }
        }
        return nil
    }
}

extension ModelMacro: MemberMacro {
    static func expansion(of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else { throw MacroExpansionErrorMessage("'@Model' can only be applied to a class") }
        let words = type.modifiers.map(\.name.text)
        let access = words.contains("public") || words.contains("open") ? "public " : words.contains("package") ? "package " : ""
        let name = type.name.text
        let properties = properties(of: declaration).filter { !$0.isTransient }
        let metadata = properties.map { property(of: $0, in: name) }.joined(separator: ",\n")
        // Constants and the marks of the variables are all that the object itself stores.
        let assignments = properties.map {
            $0.isConstant ? "self.\($0.spelled) = _modelData._constant(\"\($0.name)\")" : "self._\($0.name) = SwiftData._PersistedMark()"
        }.joined(separator: "\n")
        return [
            "\(raw: access)private(set) var _$modelData = SwiftData._ModelData()",
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                return [
                    \(raw: metadata)
                ]
            }
            """,
            """
            \(raw: access)required init(_modelData: SwiftData._ModelData) {
                \(raw: assignments)
                self._$modelData = _modelData
            }
            """,
        ]
    }

    private static func property(of property: Property, in type: String) -> String {
        var arguments = ["\"\(property.name)\"", "\\\(type).\(property.spelled)"]
        if let value = property.value { arguments.append("default: { \(value.trimmedDescription) }") }
        if property.isConstant { arguments.append("isConstant: true") }
        for (attribute, label) in [("Attribute", "attribute"), ("Relationship", "relationship")] {
            guard let written = property.declaration.attribute(attribute) else { continue }
            let list = written.arguments?.as(LabeledExprListSyntax.self)?.trimmedDescription ?? ""
            arguments.append("\(label): SwiftData.Schema.\(attribute)(\(list))")
        }
        return "SwiftData.Schema.PropertyMetadata._property(\(arguments.joined(separator: ", ")))"
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingAttributesFor member: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [AttributeSyntax] {
        guard let property = Property(member), !property.isTransient, !property.isConstant, !property.name.hasPrefix("_$") else { return [] }
        return ["@SwiftData._PersistedProperty"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
                          conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        let conformance: DeclSyntax = "extension \(type.trimmed): SwiftData.PersistentModel {}"
        return conformance.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}

/// The accessors of a variable of a `@Model` class.
struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [AccessorDeclSyntax] {
        guard let property = ModelMacro.Property(declaration),
              let type = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.name.text else { return [] }
        return [
            """
            @storageRestrictions(accesses: _$modelData, initializes: _\(raw: property.name))
            init(initialValue) {
                _$modelData._initialize("\(raw: property.name)", initialValue)
                _\(raw: property.name) = SwiftData._PersistedMark()
            }
            """,
            "get { _$modelData._get(self, \\\(raw: type).\(raw: property.spelled), \"\(raw: property.name)\") }",
            "set { _$modelData._set(self, \\\(raw: type).\(raw: property.spelled), \"\(raw: property.name)\", newValue) }",
        ]
    }

    static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        guard let property = ModelMacro.Property(declaration) else { return [] }
        // An optional property without a value is nil from the start: its mark needs none.
        let isSet = property.isOptional && property.value == nil
        return ["private var _\(raw: property.name): SwiftData._PersistedMark\(raw: isSet ? " = SwiftData._PersistedMark()" : "")"]
    }
}

/// `@Attribute`, `@Relationship` and `@Transient`: `@Model` reads them from the declaration; they add nothing of their own.
struct ModelMarkMacro: PeerMacro {
    static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] { [] }
}

/// `#Unique<Model>([\.a, \.b])`: combinations of values that only one object may have.
struct UniqueMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        let model = node.genericArgumentClause?.arguments.first?.trimmedDescription ?? "Self"
        let lists = node.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
        return ["public static var _uniqueKeys: [[AnyKeyPath]] { let keys: [[PartialKeyPath<\(raw: model)>]] = [\(raw: lists)]; return keys }"]
    }
}

/// `#Index<Model>([\.a])`: speeds fetching up on a phone. Nothing here is slow enough to need one.
struct IndexMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] { [] }
}

/// `@ModelActor` on an actor: the executor and the context that its methods use.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax, conformingTo protocols: [TypeSyntax],
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        guard let type = declaration.as(ActorDeclSyntax.self) else { throw MacroExpansionErrorMessage("'@ModelActor' can only be applied to an actor") }
        let access = type.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let makesNone = node.arguments?.as(LabeledExprListSyntax.self)?.contains { $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true" } ?? false
        var members: [DeclSyntax] = [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
        ]
        if !makesNone {
            members.append("""
                \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                    self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
                    self.modelContainer = modelContainer
                }
                """)
        }
        return members
    }

    static func expansion(of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, providingExtensionsOf type: some TypeSyntaxProtocol,
                          conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        let conformance: DeclSyntax = "extension \(type.trimmed): SwiftData.ModelActor {}"
        return conformance.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}
