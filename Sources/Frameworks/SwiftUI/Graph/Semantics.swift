import Drawing

/// What modifiers say about the meaning of an element: accessibility, links, intents.
struct ElementSemantics {
    var role: String?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: [String] = []
    var isHidden = false
    var sortPriority = 0.0
    var action: TapAction?
    var intent: (any AppIntent)?
}

/// An element that says what its child means.
final class SemanticElement: PassthroughElement {
    private let own: ElementSemantics
    private let name: String
    init(_ inputs: _ViewInputs, child: _ViewElement, _ semantics: ElementSemantics, name: String) {
        own = semantics
        self.name = name
        super.init(inputs, child: child)
        self.semantics = semantics
    }
    override var typeName: String { name }
    override func describe() -> SemanticNode? {
        var node = SemanticNode(role: own.role ?? "container", type: typeName)
        node.label = own.label ?? ""
        node.value = own.value ?? ""
        node.hint = own.hint ?? ""
        node.identifier = own.identifier ?? ""
        node.traits = own.traits
        node.isHidden = own.isHidden
        node.action = own.action
        return node
    }
}

nonisolated struct SemanticModifier: WrappingModifier {
    let semantics: ElementSemantics
    let name: String
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement { SemanticElement(inputs, child: child, semantics, name: name) }
}

/// Turns placed elements into the tree that people and programs read.
struct SemanticTreeBuilder {
    func tree(of root: _ViewElement, at origin: CGPoint = .zero) -> SemanticNode {
        let nodes = nodes(root, origin, .identity)
        if nodes.count == 1 { return nodes[0] }
        return SemanticNode(role: "container", type: root.typeName, frame: CGRect(origin: origin, size: root.frame.size).drawing, children: nodes)
    }

    private func nodes(_ element: _ViewElement, _ parentOrigin: CGPoint, _ transform: CGAffineTransform) -> [SemanticNode] {
        var nodes = untransitioned(element, parentOrigin, transform)
        if let transition = element.ownTransition {
            for index in nodes.indices { nodes[index].change = (nodes[index].change ?? ContentChange()).coming(by: transition.name) }
        }
        return nodes
    }

    private func untransitioned(_ element: _ViewElement, _ parentOrigin: CGPoint, _ transform: CGAffineTransform) -> [SemanticNode] {
        let origin = CGPoint(x: parentOrigin.x + element.frame.minX, y: parentOrigin.y + element.frame.minY)
        let inner = CGPoint(x: origin.x + element.contentOffset.width, y: origin.y + element.contentOffset.height)
        guard !element.isSemanticallyHidden else { return [] }
        let frame = CGRect(origin: inner, size: element.frame.size)
        let children = element.adjust(element.semanticChildren.flatMap { nodes($0, inner, transform) }, frame: frame)
        if var node = element.describe() {
            node.frame = frame.drawing
            node.identity = element.identity.hash
            node.source = element.source
            node.change = element.environment.archivedChange
            // Parts that an element describes itself, as a text its links, are in its own space.
            node.children = node.children.map { $0.moved(by: inner) } + children
            return [node]
        }
        // Arrangements are kept, so that a tree shows what people wrote; modifiers that only pass on are not.
        guard element.isStructural else { return children }
        return [SemanticNode(role: "container", type: element.typeName, frame: frame.drawing, identity: element.identity.hash, source: element.source, children: children)]
    }
}

extension _ViewElement {
    /// Whether the element is an arrangement that people wrote and look for in a tree.
    var isStructural: Bool {
        switch self {
        case is PassthroughElement, is SecondaryElement: false
        default: true
        }
    }
}

extension SemanticNode {
    fileprivate func moved(by offset: CGPoint) -> SemanticNode {
        var copy = self
        copy.frame.origin = Drawing.Point(x: frame.minX + Double(offset.x), y: frame.minY + Double(offset.y))
        copy.children = children.map { $0.moved(by: offset) }
        return copy
    }
}
