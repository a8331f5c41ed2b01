import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What every `#Preview` becomes: a type that describes it, and a record in the section `wkpreviews` that leads to the type.
///
/// The record is a C function that writes the type's existential metatype to the address it is given. The loader finds it by
/// the section, so no list of types is kept and none is lost to the optimiser.
struct PreviewRegistration {
    /// The expression of the name argument: `nil` or the user's own.
    var name: String
    /// Statements that make a `SwiftUI.PreviewBox`; the last one returns it.
    var body: String
    /// Declarations beside `body`, such as the view that holds `@Previewable` properties.
    var members: String = ""

    func declarations(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext) -> [DeclSyntax] {
        let type = context.makeUniqueName("Preview").text
        let record = context.makeUniqueName("previewRecord").text
        let location = context.location(of: node)
        let file = location?.file.description ?? "\"\""
        let line = location?.line.description ?? "0"
        // Inside a type the record must be static; elsewhere it is a global, which needs no word.
        let isMember = context.lexicalContext.first.map { $0.isProtocol((any DeclGroupSyntax).self) } ?? false
        return [
            """
            nonisolated enum \(raw: type): SwiftUI.PreviewRegistration {
                static var name: String? { \(raw: name) }
                static var fileID: String { \(raw: file) }
                static var line: Int { \(raw: line) }
                \(raw: members)
                @MainActor static func makePreview() -> SwiftUI.PreviewBox {
                    \(raw: body)
                }
            }
            """,
            """
            @used @section("wkpreviews") \(raw: isMember ? "static " : "")nonisolated let \(raw: record): @convention(c) (UnsafeMutableRawPointer) -> Void = {
                $0.assumingMemoryBound(to: (any SwiftUI.PreviewRegistration.Type).self).initialize(to: \(raw: type).self)
            }
            """,
        ]
    }
}

/// The arguments of a `#Preview`, trailing closures included, by label.
struct PreviewArguments {
    /// In source order; the first unlabelled string is the name and not among them.
    var arguments: [(label: String?, value: ExprSyntax)] = []
    var name = "nil"

    /// - Parameter firstClosure: the label that the declaration gives the first trailing closure.
    init(_ node: some FreestandingMacroExpansionSyntax, firstClosure: String) {
        for argument in node.arguments {
            if argument.label == nil, arguments.isEmpty, name == "nil" {
                name = argument.expression.trimmedDescription
            } else {
                arguments.append((argument.label?.text, argument.expression))
            }
        }
        if let closure = node.trailingClosure { arguments.append((firstClosure, ExprSyntax(closure))) }
        for closure in node.additionalTrailingClosures { arguments.append((closure.label.text, ExprSyntax(closure.closure))) }
    }

    /// The arguments as they stand in a call: "as: .systemSmall, widget: { … }".
    var call: String {
        arguments.map { argument in (argument.label.map { "\($0): " } ?? "") + argument.value.trimmedDescription }.joined(separator: ", ")
    }

    func closure(_ label: String) -> ClosureExprSyntax? {
        arguments.last { $0.label == label }?.value.as(ClosureExprSyntax.self)
    }
}
