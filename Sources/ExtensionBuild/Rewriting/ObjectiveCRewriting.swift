import SwiftSyntax

/// Attributes that speak to the Objective-C runtime or to Interface Builder. Without either, code does without them.
private let harmless: Set<String> = [
    "objc", "objcMembers", "nonobjc", "NSCopying", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSApplicationMain", "UIApplicationMain",
]

extension SourceRewriter {
    func rewrite(_ node: AttributeSyntax) {
        let name = node.attributeName.trimmedDescription
        if name == "Entry" || name == "SwiftUI.Entry" {
            // SwiftUI's macro has another name here; its declaration says why.
            edits.append(SourceEdit(range: bounds(node.attributeName), replacement: Array("SwiftUI._Entry".utf8)))
        } else if harmless.contains(name) {
            edits.append(.blank(bounds(node), in: source))
        } else if name == "convention", node.arguments?.trimmedDescription.hasPrefix("block") == true {
            // A block is a closure here.
            edits.append(.blank(bounds(node), in: source))
        } else if name == "NSManaged", let variable = node.parent?.parent?.as(VariableDeclSyntax.self) {
            edits.append(.blank(bounds(node), in: source))
            rewriteManaged(variable)
        }
    }

    /// A property that Core Data implements at run time gets accessors that ask the object.
    private func rewriteManaged(_ variable: VariableDeclSyntax) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }) else { return }
        edits.append(.insertion("{get{FoundationSupplement._managedValue(self,\"\(name)\")}set{FoundationSupplement._setManagedValue(self,\"\(name)\",newValue)}}",
                                at: variable.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// A protocol with `@objc` holds for classes only. Without it that has to be said.
    func rewrite(_ node: ProtocolDeclSyntax) {
        let isObjectiveC = node.attributes.contains {
            if case .attribute(let attribute) = $0 { attribute.attributeName.trimmedDescription == "objc" } else { false }
        }
        guard isObjectiveC else { return }
        if let clause = node.inheritanceClause {
            edits.append(.insertion(" AnyObject,", at: clause.colon.endPositionBeforeTrailingTrivia.utf8Offset))
        } else {
            edits.append(.insertion(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset))
        }
    }

    /// `#selector(Type.method(_:))` becomes a selector of that text; `#keyPath(Type.a.b)` the string "a.b".
    func rewrite(_ node: MacroExpansionExprSyntax) {
        let argument = node.arguments.first.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
        }
        guard let text = argument?.filter({ !$0.isNewline && $0 != "\"" && $0 != "\\" }) else { return }
        switch node.macroName.text {
        case "selector":
            edits.append(.padded(bounds(node), with: "_sel(\"\(text)\")", in: source))
        case "keyPath":
            let path = text.split(separator: ".").drop { $0.first?.isUppercase == true }.joined(separator: ".")
            edits.append(.padded(bounds(node), with: "\"\(path)\"", in: source))
        default: break
        }
    }
}
