import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview("Name", as: .systemSmall, widget: …, timeline: …)` and the forms with providers and intents.
///
/// The arguments go unchanged to an initialiser of `WidgetKit.WidgetPreview` that has the same labels as the macro, so a new
/// form needs a declaration and an initialiser and nothing here.
struct WidgetPreviewMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        forwarded(node, to: "WidgetKit.WidgetPreview", firstClosure: "widget", in: context)
    }
}

/// `#Preview("Name", as: .content, using: attributes, widget: …, contentStates: …)`.
struct ActivityPreviewMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        forwarded(node, to: "WidgetKit.ActivityPreview", firstClosure: "widget", in: context)
    }
}

/// `#Preview("Name", widget: …)` of a control.
struct ControlPreviewMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        forwarded(node, to: "WidgetKit.ControlPreview", firstClosure: "widget", in: context)
    }
}

private func forwarded(_ node: some FreestandingMacroExpansionSyntax, to type: String, firstClosure: String,
                       in context: some MacroExpansionContext) -> [DeclSyntax] {
    let arguments = PreviewArguments(node, firstClosure: firstClosure)
    return PreviewRegistration(name: arguments.name, body: "return SwiftUI.PreviewBox(\(type)(\(arguments.call)))")
        .declarations(of: node, in: context)
}

/// `#Preview("Name", traits: …) { … }` of a view.
///
/// Declarations that carry `@Previewable` become properties of a view around the rest, so that their state is installed in the
/// view graph as that of any other view.
struct ViewPreviewMacro: DeclarationMacro {
    static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) throws -> [DeclSyntax] {
        let arguments = PreviewArguments(node, firstClosure: "body")
        guard let body = arguments.closure("body"), let split = PreviewableBody(body) else {
            return PreviewRegistration(name: arguments.name, body: "return SwiftUI.PreviewBox(SwiftUI.ViewPreview(\(arguments.call)))")
                .declarations(of: node, in: context)
        }
        var others = arguments
        others.arguments.removeAll { $0.label == "body" }
        let call = others.call.isEmpty ? "" : others.call + ", "
        let wrapper = context.makeUniqueName("PreviewableView").text
        let members = """
            struct \(wrapper): SwiftUI.View {
            \(split.properties.joined(separator: "\n"))
            @SwiftUI.ViewBuilder var body: some SwiftUI.View {
            \(split.statements.joined(separator: "\n"))
            }
            }
            """
        return PreviewRegistration(name: arguments.name,
                                   body: "return SwiftUI.PreviewBox(SwiftUI.ViewPreview(\(call)body: { \(wrapper)() }))", members: members)
            .declarations(of: node, in: context)
    }
}

/// The closure of a `#Preview`, divided into `@Previewable` declarations and the rest.
struct PreviewableBody {
    var properties: [String] = []
    var statements: [String] = []

    /// nil when nothing in the closure is `@Previewable`.
    init?(_ closure: ClosureExprSyntax) {
        for statement in closure.statements {
            if case .decl(let declaration) = statement.item, var variable = declaration.as(VariableDeclSyntax.self),
               let index = variable.attributes.firstIndex(where: Self.isPreviewable) {
                variable.attributes.remove(at: index)
                properties.append(variable.trimmedDescription)
            } else {
                statements.append(statement.trimmedDescription)
            }
        }
        if properties.isEmpty { return nil }
        // A lone `return` is allowed in the closure; in a result builder's property it would switch the builder off.
        if statements.count == 1, let only = closure.statements.last?.item.as(ReturnStmtSyntax.self), let value = only.expression {
            statements = [value.trimmedDescription]
        }
    }

    private static func isPreviewable(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        let name = attribute.attributeName.trimmedDescription
        return name == "Previewable" || name == "SwiftUI.Previewable"
    }
}

/// `@Previewable` marks a declaration for `#Preview` and adds nothing of its own.
struct PreviewableMacro: PeerMacro {
    static func expansion(of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
                          in context: some MacroExpansionContext) throws -> [DeclSyntax] { [] }
}
