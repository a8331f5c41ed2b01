import Drawing

/// What lies under a finger.
enum TapTarget {
    /// The innermost element with an action at a point, in points of the widget; of several the one drawn last. Nil: the widget itself.
    static func node(in root: SemanticNode, at point: Point) -> SemanticNode? {
        var found: SemanticNode?
        var waiting = [root]
        while let node = waiting.popLast() {
            if node.action != nil, node.frame.contains(point) { found = node }
            // Reversed, so that those that are drawn later are met later.
            waiting += node.children.reversed()
        }
        return found
    }

    /// What an element says, with all in it.
    static func words(_ node: SemanticNode) -> String {
        let own = [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
        return own.isEmpty ? node.children.map(words).filter { !$0.isEmpty }.joined(separator: " ") : own
    }
}
