import Drawing

/// A paragraph in lines: its measures, and what draws it.
public struct TextLayout: Sendable {
    /// Points, rounded up to whole pixels (layout-rules 8.3, 8.4).
    public var size: Size
    /// Points from the top of the box to the first and the last line's baseline (layout-rules 8.5).
    public var firstBaseline, lastBaseline: Double
    public var lineCount: Int { lineSet.lines.count }
    public var isTruncated: Bool
    /// What is left of the fonts' sizes; 1: nothing was taken.
    public var scaleFactor: Double { shaped.scale }
    /// The size on one line, without limits.
    public var ideal: Size

    /// One line: where it stands when the box is as wide as `size`, and what it shows.
    public struct Line: Hashable, Sendable {
        /// Points, the origin at the box's top-left corner.
        public var rect: Rect
        /// Points from the top of the box.
        public var baseline: Double
        /// Unicode scalars of the paragraph's text (an object is one scalar) that the line stands for: the spaces at its end, and
        /// in a truncated line what the ellipsis stands for, included.
        public var range: Range<Int>
        public init(rect: Rect, baseline: Double, range: Range<Int>) { self.rect = rect; self.baseline = baseline; self.range = range }
    }

    /// The lines from top to bottom.
    public var lines: [Line] {
        lineSet.lines.map {
            Line(rect: Rect(x: lineStart($0, boxWidth: size.width), y: $0.top, width: $0.width, height: $0.ascent + $0.descent), baseline: $0.baseline, range: $0.range)
        }
    }

    /// What each line shows, an ellipsis and a hyphen at a break included; an object is U+FFFC.
    public var shownText: [String] {
        setLines.map { line in
            func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(shaped.text.scalars[range].compactMap(Unicode.Scalar.init))) }
            let sign = line.sign == .ellipsis ? "…" : line.sign == .hyphen ? "-" : ""
            return line.isSignFirst ? sign + text(line.shown) : text(line.shown) + sign + text(line.resumed)
        }
    }

    let shaped: ShapedParagraph
    private let lineSet: LineSet
    var setLines: [SetLine] { lineSet.lines }

    /// Lines that no one changes any more.
    private final class LineSet: @unchecked Sendable {
        let lines: [SetLine]
        init(_ lines: [SetLine]) { self.lines = lines }
        static let none = LineSet([])
    }

    init(_ stack: LineStack, of shaped: ShapedParagraph, ideal: Size) {
        let scale = TextLayout.displayScale(shaped.paragraph)
        self.shaped = shaped
        self.ideal = ideal
        lineSet = LineSet(stack.lines)
        isTruncated = stack.isTruncated
        size = TextLayout.size(of: stack, in: shaped.paragraph, displayScale: scale)
        firstBaseline = ((stack.lines.first?.baseline ?? 0) * scale).rounded() / scale
        lastBaseline = TextLayout.roundUp(stack.lines.last?.baseline ?? 0, scale)
    }

    /// A text for which there is no space on an axis: it has the other length and draws nothing.
    init(without width: Double, height: Double?, natural: ShapedParagraph, ideal: Size) {
        let metrics = natural.uniform ?? natural.runs.first
        let scale = TextLayout.displayScale(natural.paragraph)
        let lineHeight = metrics.map { $0.ascent + $0.descent } ?? 0
        shaped = natural
        self.ideal = ideal
        lineSet = .none
        isTruncated = true
        size = Size(width: width, height: height.map { $0 <= 0 ? 0 : TextLayout.roundUp(lineHeight, scale) } ?? TextLayout.roundUp(lineHeight, scale))
        firstBaseline = ((metrics?.ascent ?? 0) * scale).rounded() / scale
        lastBaseline = TextLayout.roundUp(metrics?.ascent ?? 0, scale)
    }

    /// A text without characters: nothing, or the lines it reserves.
    init(empty paragraph: Paragraph, state: ThreadState) {
        let scale = TextLayout.displayScale(paragraph)
        var height = 0.0, ascent = 0.0
        if paragraph.minimumLines > 0, let font = paragraph.runs.first?.attributes.font {
            let metrics = state.font(FontKey(descriptor: font, scale: 1)).metrics
            height = TextLayout.reservedHeight(lines: paragraph.minimumLines, lineHeight: metrics.lineHeight, gap: metrics.leading + paragraph.lineSpacing)
            ascent = metrics.ascent
        }
        shaped = ShapedParagraph(paragraph: paragraph, text: ParagraphText(Paragraph(runs: [])), scale: 1)
        lineSet = .none
        isTruncated = false
        size = Size(width: 0, height: TextLayout.roundUp(height, scale))
        ideal = size
        firstBaseline = (ascent * scale).rounded() / scale
        lastBaseline = TextLayout.roundUp(ascent, scale)
    }

    // MARK: Measures

    /// Sizes are rounded up to pixels; a thousandth of a pixel beyond one is arithmetic and not ink.
    static func roundUp(_ length: Double, _ scale: Double) -> Double { (length * scale - 0.001).rounded(.up) / scale + 0 }

    static func displayScale(_ p: Paragraph) -> Double { p.displayScale.isFinite && p.displayScale > 0 ? p.displayScale : 1 }

    static func reservedHeight(lines: Int, lineHeight: Double, gap: Double) -> Double {
        let count = Double(min(lines, 1000))
        return count * lineHeight + (count - 1) * gap
    }

    static func size(of stack: LineStack, in paragraph: Paragraph, displayScale: Double) -> Size {
        let scale = displayScale.isFinite && displayScale > 0 ? displayScale : 1
        var height = stack.height
        if paragraph.minimumLines > stack.lines.count, let last = stack.lines.last {
            let spacing = paragraph.lineSpacing.isFinite ? paragraph.lineSpacing : 0
            height += Double(min(paragraph.minimumLines, 1000) - stack.lines.count) * (last.ascent + last.descent + last.leading + spacing)
        }
        return Size(width: max(0, roundUp(stack.width, scale)), height: max(0, roundUp(height, scale)))
    }

    /// Where a line begins in a box of some width, in points.
    func lineStart(_ line: SetLine, boxWidth: Double) -> Double {
        let isRight = shaped.paragraph.isRightToLeft
        let fraction = switch shaped.paragraph.alignment {
        case .leading: isRight ? 1.0 : 0
        case .center: 0.5
        case .trailing: isRight ? 0 : 1.0
        }
        return (boxWidth - line.width) * fraction
    }
}
