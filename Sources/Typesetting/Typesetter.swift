import Drawing

/// Turns paragraphs into lines of glyphs.
///
/// All state is in caches that each thread has for itself, so that one typesetter serves any number of threads.
public final class Typesetter: @unchecked Sendable {
    public static let shared = Typesetter()

    /// The paragraph in lines.
    ///
    /// - Parameters:
    ///   - width: the space for a line in points; nil: unlimited.
    ///   - height: the space for all lines in points; nil: unlimited. At least one line is set.
    ///   - moment: seconds since 1970-01-01 that live text is written for; nil: the date it carries.
    public func layout(_ p: Paragraph, width: Double?, height: Double?, moment: Double?) -> TextLayout {
        TextLayout(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false, scaleFactor: 1, ideal: .zero, lines: [])
    }

    /// The measures of a font in points.
    public func metrics(_ f: FontDescriptor) -> FontMetrics {
        FontMetrics(ascent: 0.952148 * f.size, descent: 0.241211 * f.size, leading: 0, capHeight: 0.70459 * f.size, xHeight: 0.526367 * f.size)
    }

    /// A symbol at its size.
    public func symbol(_ d: SymbolDescriptor, displayScale: Double) -> SymbolLayout {
        SymbolLayout(size: Size(width: d.font.size, height: d.font.size), firstBaseline: d.font.size, isMissing: true)
    }
}
