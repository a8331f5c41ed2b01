import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query(sort: \Item.name) var items: [Item]`: a stored `SwiftData.Query` beside the property, which reads it.
///
/// A property wrapper alone could not do it: without arguments there is nothing that its model could be told from.
struct QueryMacro: AccessorMacro, PeerMacro {
    private static func property(_ declaration: some DeclSyntaxProtocol) throws -> (name: String, type: TypeSyntax) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1, let binding = variable.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation?.type else {
            throw MacroExpansionErrorMessage("'@Query' needs a 'var' with a type")
        }
        return (name.filter { $0 != "`" }, type.trimmed)
    }

    static func expansion(of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [AccessorDeclSyntax] {
        ["get { _\(raw: try property(declaration).name).wrappedValue }"]
    }

    static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        let (name, type) = try property(declaration)
        let element = type.as(ArrayTypeSyntax.self)?.element.trimmedDescription ?? "\(type.trimmedDescription).Element"
        let arguments = node.arguments?.as(LabeledExprListSyntax.self)?.trimmedDescription ?? ""
        return ["var _\(raw: name): SwiftData.Query<\(raw: element), \(type)> = SwiftData.Query<\(raw: element), \(type)>(\(raw: arguments))"]
    }
}
