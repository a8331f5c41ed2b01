import Drawing

/// Turns paragraphs into lines of glyphs.
///
/// All state is in caches that each thread has for itself, so that one typesetter serves any number of threads.
public final class Typesetter: @unchecked Sendable {
    public static let shared = Typesetter()
    private init() {}

    /// The paragraph in lines.
    ///
    /// - Parameters:
    ///   - width: the space for a line in points; nil: unlimited.
    ///   - height: the space for all lines in points; nil: unlimited. At least one line is set.
    ///   - moment: seconds since 1970-01-01 that live text is written for; nil: the date it carries.
    public func layout(_ p: Paragraph, width: Double?, height: Double?, moment: Double?) -> TextLayout {
        let state = ThreadState.current
        let written = p.isDynamic ? LiveTextWriter.write(p, moment: moment) : p
        let natural = state.shaped(written, scale: 1)
        guard natural.count > 0 else { return TextLayout(empty: written, state: state) }
        let ideal = TextLayout.size(of: natural.idealStack(state), in: written, displayScale: written.displayScale)
        // Text asked for no length has none (layout-rules 8.1, 8.2).
        if let width, width <= 0 { return TextLayout(without: 0, height: height, natural: natural, ideal: ideal) }
        if let height, height <= 0 { return TextLayout(without: min(width ?? .infinity, ideal.width), height: 0, natural: natural, ideal: ideal) }
        var stack = LineMaker(natural, width: width, height: height, state: state).make()
        var shaped = natural
        if written.minimumScaleFactor < 1, written.minimumScaleFactor.isFinite, !stack.fits(width: width, height: height) {
            let scale = Typesetter.scale(from: max(written.minimumScaleFactor, 0.0001)) {
                LineMaker(state.shaped(written, scale: $0), width: width, height: height, state: state).make().fits(width: width, height: height)
            }
            shaped = state.shaped(written, scale: scale)
            stack = LineMaker(shaped, width: width, height: height, state: state).make()
        }
        return TextLayout(stack, of: shaped, ideal: ideal)
    }

    /// The scale that Apple's bisection ends at (layout-rules 8.10b, seen): not the largest that fits, but the last midpoint that did.
    static func scale(from factor: Double, fits: (Double) -> Bool) -> Double {
        var low = factor, high = 1.0
        while high - low >= 0.01 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The measures of a font in points.
    public func metrics(_ f: FontDescriptor) -> FontMetrics {
        ThreadState.current.font(FontKey(descriptor: f, scale: 1)).metrics
    }
}

extension LineStack {
    /// Whether all of the text is shown, no word is cut, and nothing reaches beyond the space: what `minimumScaleFactor` tries for.
    func fits(width: Double?, height: Double?) -> Bool {
        !isTruncated && !cutsWords && self.width <= (width ?? .infinity) + LineMaker.tolerance && self.height <= (height ?? .infinity) + LineMaker.tolerance
    }
}

/// What a paragraph's glyphs are kept under.
struct ParagraphKey: Hashable {
    var paragraph: Paragraph
    var scale: Double

    func hash(into hasher: inout Hasher) {
        hasher.combine(paragraph.runs.count)
        hasher.combine(scale)
        // The first words and the font tell paragraphs apart; the comparison looks at the rest.
        guard let first = paragraph.runs.first else { return }
        if case .text(let text) = first.content { hasher.combine(text) }
        hasher.combine(first.attributes.font.size)
        hasher.combine(first.attributes.font.weight)
    }
}

extension ThreadState {
    /// A paragraph's glyphs at a scale.
    func shaped(_ paragraph: Paragraph, scale: Double) -> ShapedParagraph {
        let key = ParagraphKey(paragraph: paragraph, scale: scale)
        if let known = paragraphs[key] { return known }
        let shaped = Shaper.shape(paragraph, text: ParagraphText(paragraph), scale: scale, state: self)
        // A long text weighs more than many labels.
        paragraphWeight += shaped.count + 64
        if paragraphWeight > ThreadState.paragraphLimit {
            paragraphs.removeAll(keepingCapacity: true)
            paragraphWeight = shaped.count
        }
        paragraphs[key] = shaped
        return shaped
    }
}

extension ShapedParagraph {
    /// The text without limits, computed once.
    func idealStack(_ state: ThreadState) -> LineStack {
        if let ideal { return ideal }
        let stack = LineMaker(self, width: nil, height: nil, state: state).make()
        ideal = stack
        return stack
    }
}
