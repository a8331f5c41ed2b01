/// What two matched views have in common.
nonisolated struct MatchedGeometryKey: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

nonisolated struct MatchedGeometryModifier: WrappingModifier {
    let key: MatchedGeometryKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    func wrap(_ child: _ViewElement, _ inputs: _ViewInputs) -> _ViewElement {
        let element = MatchedGeometryElement(inputs, child: child, modifier: self)
        inputs.graph.matched.append(element)
        return element
    }
}

/// `matchedGeometryEffect`: a source keeps its place, another view takes over that of its source once all are placed.
final class MatchedGeometryElement: PassthroughElement {
    let modifier: MatchedGeometryModifier
    init(_ inputs: _ViewInputs, child: _ViewElement, modifier: MatchedGeometryModifier) {
        self.modifier = modifier
        super.init(inputs, child: child)
    }
    override var typeName: String { "matchedGeometryEffect" }
    // What is matched is placed in the space it is drawn in.
    override var mirrorsChildren: Bool { false }

    /// Lays the view out in the source's size and moves it there; its own frame, which its parent sees, stays.
    func follow(_ source: MatchedGeometryElement) {
        let target = source.globalFrame, own = globalFrame
        let takesSize = modifier.properties.contains(.size), takesPosition = modifier.properties.contains(.position)
        let proposal = takesSize ? ProposedViewSize(target.size) : self.proposal
        let size = child.size(for: proposal), anchor = modifier.anchor
        let at = anchor.point(in: takesPosition ? target : own)
        child.place(at: CGPoint(x: at.x - anchor.x * size.width - own.minX, y: at.y - anchor.y * size.height - own.minY), proposal: proposal)
    }
}

extension ViewGraph {
    /// Moves every view that follows another to it. Of several sources the first counts; a view without one stays.
    func matchGeometry() {
        var sources: [MatchedGeometryKey: MatchedGeometryElement] = [:]
        for element in matched where element.modifier.isSource && sources[element.modifier.key] == nil { sources[element.modifier.key] = element }
        for element in matched where !element.modifier.isSource { sources[element.modifier.key].map(element.follow) }
    }
}
