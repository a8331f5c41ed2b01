import Drawing

/// What a tap meets.
public struct TapTarget: Hashable, Sendable {
    public enum Effect: Hashable, Sendable {
        /// An intent is run: its type's name, its archived parameters, and for a toggle the value it is set to.
        case intent(name: String, parameters: String, toggleTo: Bool?)
        /// The app is opened with a URL.
        case open(url: String)
        /// The app is opened as from its icon, told which widget was tapped (widgetkit-behaviour D9).
        case launch
    }
    public enum Element: String, Sendable { case button, toggle, link, widget }
    public var element: Element
    /// The words of the element: its own or those inside it. Empty for the whole widget.
    public var label: String
    /// Points, in the widget's coordinate space.
    public var frame: Rect
    public var effect: Effect
    /// The element's identity in the tree; 0 for the whole widget.
    public var identity: UInt64
    /// Where user code made it: an offset in the extension's library.
    public var source: UInt64

    public init(element: Element, label: String, frame: Rect, effect: Effect, identity: UInt64 = 0, source: UInt64 = 0) {
        self.element = element; self.label = label; self.frame = frame; self.effect = effect; self.identity = identity; self.source = source
    }
}
