import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// Makes a key type beside the property and the accessors that read and write it.
struct EntryMacro {
    /// How a container spells its keys.
    private struct Container {
        var keyProtocol: String
        /// Focused values have no default: the property's type is optional and the key's value is what is in it.
        var hasDefault = true
        static let all: [String: Container] = [
            "EnvironmentValues": Container(keyProtocol: "SwiftUI.EnvironmentKey"),
            "Transaction": Container(keyProtocol: "SwiftUI.TransactionKey"),
            "ContainerValues": Container(keyProtocol: "SwiftUI.ContainerValueKey"),
            "FocusedValues": Container(keyProtocol: "SwiftUI.FocusedValueKey", hasDefault: false),
        ]
    }

    private struct Property {
        var name: String
        var type: TypeSyntax?
        var value: ExprSyntax?
    }

    private static func property(_ declaration: some DeclSyntaxProtocol) throws -> Property {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.tokenKind == .keyword(.var),
              variable.bindings.count == 1, let binding = variable.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            throw MacroExpansionErrorMessage("'@Entry' can only be attached to a 'var' that declares one property")
        }
        return Property(name: name, type: binding.typeAnnotation?.type, value: binding.initializer?.value)
    }

    private static func container(_ context: some MacroExpansionContext) throws -> Container {
        for scope in context.lexicalContext {
            guard let extended = scope.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { continue }
            if let container = Container.all[extended.split(separator: ".").last.map(String.init) ?? extended] { return container }
        }
        throw MacroExpansionErrorMessage(
            "'@Entry' must be in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or 'FocusedValues'")
    }

    private static func isLiteral(_ value: ExprSyntax) -> Bool {
        value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
            || value.is(BooleanLiteralExprSyntax.self)
    }

    private static func keyName(_ property: Property) -> String {
        "__Key_" + property.name.filter { $0 != "`" }
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [AccessorDeclSyntax] {
        let key = keyName(try property(declaration))
        return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        let property = try property(declaration)
        let container = try container(context)
        let key = keyName(property)
        guard container.hasDefault else {
            guard let type = property.type else { throw MacroExpansionErrorMessage("'@Entry' of a focused value needs a type") }
            let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
            return ["nonisolated private struct \(raw: key): \(raw: container.keyProtocol) { typealias Value = \(wrapped.trimmed) }"]
        }
        let isOptional = property.type.map { $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) } ?? false
        guard let value = property.value?.trimmedDescription ?? (isOptional ? "nil" : nil) else {
            throw MacroExpansionErrorMessage("'@Entry' needs a default value")
        }
        guard let type = property.type else {
            // The type comes from the value. A constant: there is no way to spell a computed property without its type. Literals
            // are Sendable, and the compiler warns where the word is not needed.
            let isolation = property.value.map(isLiteral) == true ? "" : "nonisolated(unsafe) "
            return ["nonisolated private struct \(raw: key): \(raw: container.keyProtocol) { \(raw: isolation)static let defaultValue = \(raw: value) }"]
        }
        return ["nonisolated private struct \(raw: key): \(raw: container.keyProtocol) { static var defaultValue: \(type.trimmed) { \(raw: value) } }"]
    }
}
