// Status of this file: exact.

import Drawing
import Typesetting

extension Text {
    /// The lines of a text, for a renderer: a collection of lines, which are collections of runs, which are collections of glyphs.
    /// Points, in the space of the text's view.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether something of the text is not shown.
        public let isTruncated: Bool
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// The place of a character in the text.
        public struct CharacterIndex: Comparable, Hashable, Sendable {
            let offset: Int
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
        }

        /// Where ink may be, about a baseline; points.
        public struct TypographicBounds: Equatable, Sendable {
            /// Where the baseline begins.
            public var origin: CGPoint
            public var width, ascent, descent, leading: CGFloat
            public init() { (origin, width, ascent, descent, leading) = (.zero, 0, 0, 0, 0) }
            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
                (self.origin, self.width, self.ascent, self.descent, self.leading) = (origin, width, ascent, descent, leading)
            }
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }

        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Letters are drawn where they are, not on fractions of pixels; of what stands still they differ by less than a pixel.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// Where the baseline begins.
            public var origin: CGPoint
            let width, ascent, descent, leading: CGFloat
            public var typographicBounds: TypographicBounds { TypographicBounds(origin: origin, width: width, ascent: ascent, descent: descent, leading: leading) }
            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }
        }

        public struct Run: RandomAccessCollection, Equatable {
            let part: TextLayout.RunPart
            let attributes: [ObjectIdentifier: any TextAttribute]
            /// What its commands name by their places; nil: what the drawing names that the layout was made for.
            let resources: LayoutResources?
            public var startIndex: Int { 0 }
            public var endIndex: Int { part.glyphs.count }
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
            /// The value of `customAttribute` on this part of the text.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[ObjectIdentifier(key)] as? T }
            public var layoutDirection: LayoutDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
            public var characterIndices: [CharacterIndex] { part.glyphs.map { CharacterIndex(offset: $0.character) } }
            public var typographicBounds: TypographicBounds { bounds(from: part.origin.x, width: part.width) }
            func bounds(from x: Double, width: Double) -> TypographicBounds {
                TypographicBounds(origin: CGPoint(x: x, y: part.origin.y), width: width, ascent: part.ascent, descent: part.descent, leading: part.leading)
            }
            public static func == (a: Run, b: Run) -> Bool { a.part == b.part }
        }

        /// Some glyphs of a run, side by side.
        public struct RunSlice: RandomAccessCollection, Equatable {
            public var run: Run
            public var indices: Range<Int>
            public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices.clamped(to: 0..<run.count)) }
            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
            public var characterIndices: [CharacterIndex] { glyphs.map { CharacterIndex(offset: $0.character) } }
            var glyphs: ArraySlice<TextLayout.GlyphPart> { run.part.glyphs[indices] }
            public var typographicBounds: TypographicBounds {
                guard let first = glyphs.first else { return run.bounds(from: run.part.origin.x, width: 0) }
                let left = glyphs.reduce(first.x) { Swift.min($0, $1.x) }, right = glyphs.reduce(first.x) { Swift.max($0, $1.x + $1.width) }
                return run.bounds(from: left, width: right - left)
            }
        }
    }
}

extension Text {
    /// The layouts of the texts in a view, with where each begins: a preference, of which a text that is redacted gives none.
    public struct LayoutKey: PreferenceKey {
        public struct AnchoredLayout: Equatable {
            /// The upper leading corner of the text's view, from which the layout is counted.
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout
        }
        public static var defaultValue: [AnchoredLayout] { [] }
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) { value += nextValue() }

        /// What every text gives: made only where it is asked for.
        static let contribution = PreferenceContribution(value: { ($0 as? TextElement)?.anchoredLayouts() ?? defaultValue })
    }
}

extension Text.Layout {
    /// - Parameter attributes: of each run of the paragraph.
    init(_ parts: [TextLayout.LinePart], attributes: [[ObjectIdentifier: any TextAttribute]], isTruncated: Bool, resources: LayoutResources? = nil) {
        lines = parts.map { line in
            Line(runs: line.runs.map { Run(part: $0, attributes: attributes.indices.contains($0.run) ? attributes[$0.run] : [:], resources: resources) },
                 origin: CGPoint(line.origin), width: line.width, ascent: line.ascent, descent: line.descent, leading: line.leading)
        }
        self.isTruncated = isTruncated
    }
}

/// The fonts and pictures of a layout that was taken out of its text.
struct LayoutResources {
    var fonts: [FontReference]
    var images: [ImageResource]

    /// A command that names them by their places in another drawing.
    func placed(_ command: DisplayCommand, in builder: DisplayListBuilder) -> DisplayCommand {
        switch command {
        case .glyphs(var run):
            guard fonts.indices.contains(run.font) else { return command }
            run.font = builder.fonts.index(of: fonts[run.font])
            return .glyphs(run)
        case .image(var drawing):
            guard images.indices.contains(drawing.image) else { return command }
            drawing.image = builder.index(of: images[drawing.image])
            return .image(drawing)
        default: return command
        }
    }
}

private extension GraphicsContext {
    /// Appends commands of a run.
    func append(_ commands: [DisplayCommand], of run: Text.Layout.Run) {
        let builder = target.builder
        builder.append(run.resources.map { resources in commands.map { resources.placed($0, in: builder) } } ?? commands, element: target.element)
    }
}

extension GraphicsContext {
    /// Draws a line of a text where it lies in the text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        // The line may have been moved.
        let first = line.runs.first.map { CGPoint(x: $0.part.origin.x, y: $0.part.origin.y) }
        var moved = self
        if let first, let start = line.runs.map(\.part.origin.x).min(), abs(start - line.origin.x) > 0.001 || abs(first.y - line.origin.y) > 0.001, line.runs.allSatisfy({ $0.part.origin.y == first.y }) {
            moved.translateBy(x: line.origin.x - start, y: line.origin.y - first.y)
        }
        moved.emit {
            for run in line { append(run.part.below, of: run) }
            for run in line { append(run.part.glyphs.flatMap(\.commands), of: run) }
            for run in line { append(run.part.above, of: run) }
        }
    }

    /// Draws a run of a text where it lies in the text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        emit { append(run.part.below + run.part.glyphs.flatMap(\.commands) + run.part.above, of: run) }
    }

    /// Draws some glyphs of a text where they lie in the text, with their part of the lines along it.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let part = slice.run.part, rect = slice.typographicBounds.rect.insetBy(dx: 0, dy: -part.ascent)
        func cut(_ commands: [DisplayCommand]) -> [DisplayCommand] {
            commands.isEmpty || rect.width <= 0 ? [] : [.beginGroup(.clip(Path(rect).drawing, evenOdd: false))] + commands + [.endGroup]
        }
        emit { append(cut(part.below) + slice.glyphs.flatMap(\.commands) + cut(part.above), of: slice.run) }
    }
}
