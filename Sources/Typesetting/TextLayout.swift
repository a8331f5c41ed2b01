import Drawing

/// A paragraph in lines: its measures, and what draws it.
public struct TextLayout: Sendable {
    /// Points, rounded up to whole pixels (layout-rules 8.3, 8.4).
    public var size: Size
    /// Points from the top of the box to the first and the last line's baseline (layout-rules 8.5).
    public var firstBaseline, lastBaseline: Double
    public var lineCount: Int
    public var isTruncated: Bool
    /// What is left of the fonts' sizes; 1: nothing was taken.
    public var scaleFactor: Double
    /// The size on one line, without limits.
    public var ideal: Size
    /// The lines from top to bottom.
    public var lines: [Line]

    /// One line: where it stands when the box is as wide as `size`, and what it shows.
    public struct Line: Hashable, Sendable {
        /// Points, the origin at the box's top-left corner.
        public var rect: Rect
        /// Points from the top of the box.
        public var baseline: Double
        /// Unicode scalars of the paragraph's text (an object is one scalar) that the line shows, the space at its end included.
        public var range: Range<Int>
        public init(rect: Rect, baseline: Double, range: Range<Int>) { self.rect = rect; self.baseline = baseline; self.range = range }
    }

    /// Appends backgrounds, underlines, glyph runs, symbols, images, strikethroughs or the bars of a redacted text.
    ///
    /// - Parameters:
    ///   - origin: the top-left corner of the box.
    ///   - boxWidth: the width in points in which lines are aligned.
    public func draw(at origin: Point, boxWidth: Double, fonts: inout FontTable, into commands: inout [DisplayCommand]) {
    }
}
