import Drawing
import JSONValues

/// What a screen reader meets, in the order it reads: one element for each thing that is read as a whole.
///
/// A control and a group whose children are combined are read as one; its words are its own, or else those of what it holds. What is
/// hidden from accessibility is left out with all it holds.
public struct ReadingOrder {
    public struct Element: Hashable, Sendable {
        public var role: String
        public var label: String
        public var value: String
        public var hint: String
        public var traits: [String]
        public var frame: Rect
    }

    public private(set) var elements: [Element] = []

    public init(_ root: SemanticNode) { add(root) }

    private static let wholes: Set<String> = ["button", "toggle", "link", "combined"]

    private mutating func add(_ node: SemanticNode) {
        guard !node.isHidden else { return }
        if Self.wholes.contains(node.role) {
            let parts = Self.words(of: node)
            let label = node.label.isEmpty ? parts.joined(separator: ", ") : node.label
            if !label.isEmpty || !node.value.isEmpty { append(node, label) }
            return
        }
        if !node.label.isEmpty || !node.value.isEmpty { append(node, node.label) }
        node.children.forEach { add($0) }
    }

    private mutating func append(_ node: SemanticNode, _ label: String) {
        elements.append(Element(role: node.role, label: label, value: node.value, hint: node.hint, traits: node.traits, frame: node.frame))
    }

    private static func words(of node: SemanticNode) -> [String] {
        node.children.flatMap { child -> [String] in
            if child.isHidden { return [] }
            return (child.label.isEmpty ? [] : [child.label]) + words(of: child)
        }
    }

    /// One line an element: "button \"Refresh\", hint".
    public var lines: [String] {
        elements.map { element in
            var parts = [element.role, "\"\(element.label)\""]
            if !element.value.isEmpty { parts.append("value \"\(element.value)\"") }
            if !element.hint.isEmpty { parts.append("hint \"\(element.hint)\"") }
            return (parts + element.traits).joined(separator: " ")
        }
    }

    public var json: JSONValue {
        .array(elements.map { element in
            var members: [JSONValue.Member] = [.init("role", .string(element.role)), .init("label", .string(element.label))]
            if !element.value.isEmpty { members.append(.init("value", .string(element.value))) }
            if !element.hint.isEmpty { members.append(.init("hint", .string(element.hint))) }
            if !element.traits.isEmpty { members.append(.init("traits", JSONValue(element.traits))) }
            return .object(members)
        })
    }
}
