// Status of this file: approximate: curves become lines within a fiftieth of a point.

import Drawing

/// Paths made from paths.
extension Path {
    /// The part of the path between two shares of its length; empty where `from` is not below `to`.
    ///
    /// Status: exact.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(drawing.trimmed(from: from, to: to)) }
    /// The outline of what a stroke paints.
    ///
    /// Status: exact to a thousandth of the line's width.
    public func strokedPath(_ style: StrokeStyle) -> Path { Path(drawing.stroked(style.drawing)) }
    /// The path without lines that cross each other.
    ///
    /// Status: approximate, as all that follow: curves become lines within a fiftieth of a point.
    public func normalized(eoFill: Bool = true) -> Path { Path(drawing.normalized(evenOdd: eoFill)) }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.intersection(other.drawing, evenOdd: eoFill)) }
    public func union(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.union(other.drawing, evenOdd: eoFill)) }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.subtracting(other.drawing, evenOdd: eoFill)) }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.symmetricDifference(other.drawing, evenOdd: eoFill)) }
    /// The part of the line that is inside another path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.lineIntersection(other.drawing, evenOdd: eoFill)) }
    /// The part of the line that is outside another path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { Path(drawing.lineSubtraction(other.drawing, evenOdd: eoFill)) }
}

/// A shape made from two.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path
    nonisolated init(_ first: First, _ second: Second, _ combine: @escaping @Sendable (Path, Path) -> Path) {
        self.first = first
        self.second = second
        self.combine = combine
    }
    nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
    /// The areas that both shapes cover. Status of these: approximate (curves become lines within a fiftieth of a point).
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.intersection($1, eoFill: eoFill) } }
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.union($1, eoFill: eoFill) } }
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.subtracting($1, eoFill: eoFill) } }
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.symmetricDifference($1, eoFill: eoFill) } }
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.lineIntersection($1, eoFill: eoFill) } }
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { CombinedShape(self, other) { $0.lineSubtraction($1, eoFill: eoFill) } }
}
