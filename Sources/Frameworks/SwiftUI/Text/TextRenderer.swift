// Status of this file: declared: the text is drawn as without it, and a finding says so.

import Drawing

/// Draws the lines of a text in a way of one's own.
///
/// Status: declared. The text is drawn as without it, and a finding says so.
public protocol TextRenderer: Animatable {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// The text that a renderer draws.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Text {
    /// The lines of a text for a renderer. Status: declared; nothing makes one here.
    public struct Layout: RandomAccessCollection {
        let lines: [Line]
        public let isTruncated: Bool
        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        /// Where ink may be, about a baseline; points.
        public struct TypographicBounds: Equatable, Sendable {
            public var origin: CGPoint
            public var width, ascent, descent, leading: CGFloat
            public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
        }
        public struct Line: RandomAccessCollection {
            let runs: [Run]
            public var origin: CGPoint
            public let typographicBounds: TypographicBounds
            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }
        }
        public struct Run: RandomAccessCollection {
            let slices: [RunSlice]
            public let typographicBounds: TypographicBounds
            public var startIndex: Int { 0 }
            public var endIndex: Int { slices.count }
            public subscript(index: Int) -> RunSlice { slices[index] }
        }
        public struct RunSlice {
            public let typographicBounds: TypographicBounds
        }
    }
}

extension GraphicsContext {
    /// Draws a part of a text's layout. Status: declared, as `TextRenderer`.
    public func draw(_ line: Text.Layout.Line) { target.report("A text's layout", "the text is drawn by itself.") }
    public func draw(_ run: Text.Layout.Run) { target.report("A text's layout", "the text is drawn by itself.") }
    public func draw(_ slice: Text.Layout.RunSlice) { target.report("A text's layout", "the text is drawn by itself.") }
}

nonisolated struct TextRendererModifier: PrimitiveModifier {
    let name: String
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        inputs.graph.report(Finding(code: "unsupported-api", severity: .warning, basis: .assumed, message: "The text renderer \(name) is not run here; the text is drawn as without it.",
                                    fix: "Look at this text on a phone, or draw it with a Canvas.", source: inputs.source))
        return content(inputs)
    }
}

extension View {
    /// Has texts inside drawn by a renderer. Status: declared.
    @inline(never) nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modified(TextRendererModifier(name: "\(T.self)")) }
}
