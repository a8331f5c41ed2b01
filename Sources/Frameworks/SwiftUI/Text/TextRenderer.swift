// Status of this file: exact, but that a text with live parts is drawn as at the entry's moment.

/// Draws the lines of a text in a way of one's own.
public protocol TextRenderer: Animatable {
    /// Draws the lines; a line, run or glyph that is not drawn is not seen.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of the text's view; without one of its own, that of the text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the drawing reaches beyond the text, in points. Nothing is cut off here, so it says nothing more.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A value that marks a part of a text for its renderer.
public protocol TextAttribute {}

/// The text that a renderer draws.
public struct TextProxy {
    let size: (ProposedViewSize) -> CGSize
    /// The text's own size in a space, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Text {
    /// Marks the text for a renderer, which finds the value at the text's runs.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.custom(ObjectIdentifier(T.self), value)) }
}

extension EnvironmentValues {
    private struct TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }
    var textRenderer: (any TextRenderer)? { get { self[TextRendererKey.self] } set { self[TextRendererKey.self] = newValue } }
}

extension View {
    /// Has texts inside drawn by a renderer.
    ///
    /// Status: exact, but that a text with live parts is drawn as at the entry's moment.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { modified(EnvironmentChange { $0.textRenderer = renderer }) }
}
