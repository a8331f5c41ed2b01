import Drawing

// What the frameworks that build on SwiftUI (Charts) need of its engine. Not for use by apps.

extension ForEach {
    /// One piece of content for each element, whatever the content is.
    package init(elements data: Data, id: @escaping (Data.Element) -> ID, making content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

extension Group {
    /// A group of content that is no view.
    package init(holding content: Content) { self.init(content: content) }
    /// What is in the group.
    package var heldContent: Content { content }
}

/// A part of a view that is drawn as a whole, as people and programs read it: a bar of a chart.
package struct DescribedPart {
    package var role: String
    package var type: String
    package var label: String
    package var value: String
    /// In the space of the view.
    package var frame: CGRect

    package init(role: String, type: String, label: String, value: String, frame: CGRect) {
        self.role = role
        self.type = type
        self.label = label
        self.value = value
        self.frame = frame
    }
}

extension View {
    /// Says what a view that is drawn as a whole means, and what its parts do.
    nonisolated package func described(role: String, type: String, label: String = "", value: String = "", parts: [DescribedPart] = []) -> some View {
        modifier(DescribedModifier(role: role, type: type, label: label, value: value, parts: parts))
    }

    /// Raises `unsupported-api` where the view is drawn.
    nonisolated package func reportingUnsupported(_ messages: [(message: String, fix: String)]) -> some View {
        modifier(UnsupportedReport(messages: messages))
    }
}

nonisolated struct DescribedModifier: WrappingModifier {
    let role, type, label, value: String
    let parts: [DescribedPart]
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { DescribedElement(inputs, child: child, self) }
}

nonisolated struct UnsupportedReport: PrimitiveModifier {
    let messages: [(message: String, fix: String)]
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        for (message, fix) in messages {
            inputs.graph.report(Finding(code: "unsupported-api", severity: .warning, basis: .assumed, message: message, fix: fix, source: inputs.source))
        }
        return content(inputs)
    }
}

/// An element with a meaning of its own, whose parts have no elements.
final class DescribedElement: PassthroughElement {
    private let meaning: DescribedModifier

    init(_ inputs: _ViewInputs, child: _ViewElement, _ meaning: DescribedModifier) {
        self.meaning = meaning
        super.init(inputs, child: child)
    }

    override var typeName: String { meaning.type }

    override func describe() -> SemanticNode? {
        var node = SemanticNode(role: meaning.role, type: meaning.type)
        node.label = meaning.label
        node.value = meaning.value
        return node
    }

    override func adjust(_ nodes: [SemanticNode], frame: CGRect) -> [SemanticNode] {
        meaning.parts.enumerated().map { index, part in
            var node = SemanticNode(role: part.role, type: part.type)
            node.label = part.label
            node.value = part.value
            node.frame = part.frame.offsetBy(dx: frame.minX, dy: frame.minY).drawing
            node.identity = identity.child(index).hash
            node.source = source
            return node
        } + nodes
    }
}

extension Anchor where Value == CGRect {
    /// A rectangle in the root's space.
    package init(rootRect rect: CGRect) { self.init(read: { rect }, convert: { $0.offsetBy(dx: -$1.x, dy: -$1.y) }) }
}

/// Which of the views that describe a control one of its places shows: symbols, or words.
package enum ControlPart: Sendable { case symbol, words }

extension View {
    /// Shows of several views only those that are symbols, or only those that are words.
    nonisolated package func showing(_ part: ControlPart) -> some View { modifier(PartFilter(part: part)) }
}

nonisolated struct PartFilter: PrimitiveModifier {
    let part: ControlPart
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        content(inputs).filter { part == .symbol ? $0.holds { $0 is ImageElement } : $0.holds { $0 is TextElement } }
    }
}

extension _ViewElement {
    fileprivate func holds(_ isWanted: (_ViewElement) -> Bool) -> Bool { isWanted(self) || semanticChildren.contains { $0.holds(isWanted) } }
}
