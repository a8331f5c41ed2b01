/// What one view drew: its part of a display list, and how it changes from one entry to the next.
///
/// An archive lists its texts, symbols, images and drawings, and the views around them that say how they come, go or move. Views
/// stand in the order in which they were drawn, one before those inside it. Nothing here changes a picture.
public struct ViewRecord: Hashable, Sendable {
    public enum Role: UInt8, Hashable, Sendable {
        case text, symbol, image
        /// A shape, a chart, a bar: what is drawn by commands of its own.
        case drawing
        /// A view around others.
        case group
    }
    /// As that of the items; equal in two archives for the same view.
    public var identity: UInt64
    public var role: Role
    /// The places of its items in the display list.
    public var items: Range<Int>
    /// Points, in the space that its items are drawn in.
    public var frame: Rect
    public var change: ContentChange?
    /// How it comes and goes; nil: it fades.
    public var passage: Passage?
    /// The turn that it gives to what it holds.
    public var turn: Turn?

    /// What a view looks like when it is not there yet, and not there any more: groups around it that are drawn ever less, or ever more.
    public struct Passage: Hashable, Sendable {
        public var arrival, departure: [GroupEffect]
        /// Whether it comes, or goes, at once.
        public var arrivesAtOnce, leavesAtOnce: Bool
        public init(arrival: [GroupEffect], departure: [GroupEffect], arrivesAtOnce: Bool = false, leavesAtOnce: Bool = false) {
            self.arrival = arrival; self.departure = departure; self.arrivesAtOnce = arrivesAtOnce; self.leavesAtOnce = leavesAtOnce
        }
    }

    /// A turn about a point. Its angle says more than the transform it makes: one of 350 degrees goes back to 10 the long way (seen).
    public struct Turn: Hashable, Sendable {
        /// Radians, clockwise on screen.
        public var angle: Double
        public var anchor: Point
        public init(angle: Double, anchor: Point) { self.angle = angle; self.anchor = anchor }
    }

    public init(identity: UInt64, role: Role, items: Range<Int>, frame: Rect, change: ContentChange? = nil, passage: Passage? = nil, turn: Turn? = nil) {
        self.identity = identity; self.role = role; self.items = items; self.frame = frame; self.change = change; self.passage = passage; self.turn = turn
    }
}
