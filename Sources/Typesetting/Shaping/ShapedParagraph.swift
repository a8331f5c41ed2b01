import Drawing

/// A paragraph's glyphs at one scale, in the text's own order: what lines are cut from.
///
/// Made by one thread and never changed after, so that a `TextLayout` may carry it to another.
final class ShapedParagraph: @unchecked Sendable {
    struct Glyph {
        var id: UInt32
        /// The character it stands for, or the first of several.
        var cluster: Int32
        /// From the pen, in points; y upwards.
        var xOffset, yOffset: Float
        /// Kerning and tracking included.
        var advance: Double
    }

    /// A stretch of glyphs in one face, size, direction and run. Glyphs are in visual order.
    struct Item {
        var range: Range<Int>
        var glyphs: Range<Int>
        var run: Int
        var face: FontFace?
        var level: UInt8
        var horizontalScale, skew, emboldening: Double
        var isObject: Bool
    }

    /// A run's font and line measures.
    struct Run {
        var font: ResolvedFont
        /// Upwards and downwards from the line's baseline, the run's baseline offset included.
        var ascent, descent, leading: Double
        var baselineOffset: Double
        var symbol: SymbolLayout?
        var image: (index: Int, size: Size)?
    }

    let paragraph: Paragraph
    let text: ParagraphText
    let scale: Double
    var runs: [Run] = []
    var items: [Item] = []
    var glyphs: [Glyph] = []
    /// Where each character begins, in points from the paragraph's start; one more than there are characters.
    var positions: [Double] = []
    /// What a character's advance holds for the sake of its neighbour: taken away at the end of a line. Empty where there is no kerning.
    var kerning: [Float] = []
    /// Whether a glyph begins at each character, so that a line may be cut before it. Empty where one does at every one.
    var isClusterStart: [Bool] = []
    var isRightToLeft = false
    /// Whether every item is written from left to right.
    var isPlain = true
    /// Characters that end a line; of a carriage return and a line feed the first.
    var newlines: [Int] = []
    /// Where lines may break, found when the first line does not fit.
    var breaks: [Bool]?
    /// The ellipses and hyphens that lines needed, by run.
    var signs: [Int: SignLetter] = [:]
    /// The text without limits, once it was asked for.
    var ideal: LineStack?
    /// Ascent, descent and leading of lines, where all have the same.
    var uniform: Run?

    init(paragraph: Paragraph, text: ParagraphText, scale: Double) {
        self.paragraph = paragraph; self.text = text; self.scale = scale
    }

    var count: Int { text.scalars.count }

    /// The width of some characters on a line of their own, without kerning to what follows.
    @inline(__always)
    func width(_ range: Range<Int>) -> Double {
        guard range.lowerBound < range.upperBound else { return 0 }
        let width = positions[range.upperBound] - positions[range.lowerBound]
        return kerning.isEmpty ? width : width - Double(kerning[range.upperBound - 1])
    }

    @inline(__always)
    func mayCut(before index: Int) -> Bool { isClusterStart.isEmpty || index >= isClusterStart.count || isClusterStart[index] }

    /// The end of a line's ink: where the spaces at its end begin.
    func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, Scalars.isSpace(text.scalars[end - 1]) { end -= 1 }
        return end
    }

    /// Where the line after a line's end begins.
    func afterNewline(_ index: Int) -> Int {
        guard index < count else { return count }
        return text.scalars[index] == 0x0D && index + 1 < count && text.scalars[index + 1] == 0x0A ? index + 2 : index + 1
    }

    /// The run of a character.
    func run(at index: Int) -> Int {
        var low = 0, high = text.runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if text.runs[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func attributes(ofRun index: Int) -> TextAttributes { paragraph.runs[text.runs[index].source].attributes }
}
