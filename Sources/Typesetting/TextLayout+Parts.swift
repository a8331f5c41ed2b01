import Drawing

extension TextLayout {
    /// One line of a text taken apart, for those who draw it in a way of their own. Points; y is that of the text's box.
    public struct LinePart: Equatable, Sendable {
        public var runs: [RunPart]
        /// Where the line begins, and its baseline on the pixel that letters stand on.
        public var origin: Point
        public var width, ascent, descent, leading: Double
    }

    /// A stretch of one line in one font, paint and direction, in the order in which it is seen.
    public struct RunPart: Equatable, Sendable {
        public var glyphs: [GlyphPart]
        /// The paragraph's run it comes from.
        public var run: Int
        public var isRightToLeft: Bool
        public var origin: Point
        public var width, ascent, descent, leading: Double
        /// Backgrounds and underlines, which lie under the letters, and the lines through them.
        public var below, above: [DisplayCommand]
    }

    /// A glyph, or a picture that stands as one.
    public struct GlyphPart: Equatable, Sendable {
        /// Where its advance begins, and the advance.
        public var x, width: Double
        /// The character it stands for, counted in Unicode scalars of the text.
        public var character: Int
        public var commands: [DisplayCommand]
    }

    /// The lines of the text, taken apart.
    ///
    /// - Parameter boxWidth: the width in points in which lines are aligned.
    public func parts(boxWidth: Double, fonts: inout FontTable) -> [LinePart] {
        guard boxWidth.isFinite else { return [] }
        let scale = TextLayout.displayScale(shaped.paragraph)
        return setLines.map { line in
            var drawing = TextDrawing(shaped, origin: .zero)
            drawing.pieces = []
            let start = lineStart(line, boxWidth: boxWidth), baseline = (line.baseline * scale).rounded() / scale
            drawing.draw(line, start: start, fonts: &fonts)
            var runs: [RunPart] = []
            for piece in drawing.pieces ?? [] {
                let glyph = GlyphPart(x: piece.x, width: piece.width, character: piece.character, commands: piece.commands)
                if let last = runs.last, last.run == shaped.text.runs[piece.run].source, last.isRightToLeft == piece.isRightToLeft {
                    runs[runs.count - 1].glyphs.append(glyph)
                    runs[runs.count - 1].width = piece.x + piece.width - last.origin.x
                } else {
                    let metrics = shaped.runs[piece.run].font.metrics
                    runs.append(RunPart(glyphs: [glyph], run: shaped.text.runs[piece.run].source, isRightToLeft: piece.isRightToLeft,
                                        origin: Point(x: piece.x, y: baseline - shaped.runs[piece.run].baselineOffset), width: piece.width,
                                        ascent: metrics.ascent, descent: metrics.descent, leading: metrics.leading, below: [], above: []))
                }
            }
            // What lies under and over letters is told of the run it is nearest to.
            for index in runs.indices {
                let from = runs[index].origin.x, to = from + runs[index].width
                func isInside(_ command: DisplayCommand) -> Bool { command.leftEdge.map { $0 >= from - 0.01 && $0 < to - 0.01 } ?? false }
                runs[index].below = (drawing.backgrounds + drawing.underlines).filter(isInside)
                runs[index].above = drawing.strikethroughs.filter(isInside)
            }
            return LinePart(runs: runs, origin: Point(x: start, y: baseline), width: line.width, ascent: line.ascent, descent: line.descent, leading: line.leading)
        }
    }
}

private extension DisplayCommand {
    /// Where a decoration begins.
    var leftEdge: Double? {
        switch self {
        case .fill(let path, _, _): path.controlPointBounds.minX
        case .stroke(let path, _, _): path.controlPointBounds.minX
        default: nil
        }
    }
}
