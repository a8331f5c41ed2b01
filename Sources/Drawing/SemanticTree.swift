/// What a widget means: the tree that accessibility, taps, tests and people read beside the picture.
public struct SemanticNode: Hashable, Sendable {
    /// "text", "image", "button", "toggle", "link", "gauge", "progress", "shape", "container", "chart" ...
    public var role: String
    /// The view type that made it ("VStack", "Text", "padding").
    public var type: String
    public var label: String
    public var value: String
    public var hint: String
    /// Points, in the widget's coordinate space.
    public var frame: Rect
    /// Text: the size it wanted and whether it was cut or scaled.
    public var text: TextFit?
    /// Where a tap leads.
    public var action: TapAction?
    public var traits: [String]
    public var identifier: String
    public var isHidden: Bool
    /// How it changes from one entry to the next; nil where nothing is said.
    public var change: ContentChange?
    public var identity: UInt64
    public var source: UInt64
    public var children: [SemanticNode]
    /// The identifier of what keeps the place of the sensors free in a Dynamic Island.
    public static let sensorsIdentifier = "vitrine.sensors"

    public init(role: String, type: String, label: String = "", value: String = "", hint: String = "", frame: Rect = .zero,
                text: TextFit? = nil, action: TapAction? = nil, traits: [String] = [], identifier: String = "", isHidden: Bool = false,
                change: ContentChange? = nil, identity: UInt64 = 0, source: UInt64 = 0, children: [SemanticNode] = []) {
        self.role = role; self.type = type; self.label = label; self.value = value; self.hint = hint; self.frame = frame
        self.text = text; self.action = action; self.traits = traits; self.identifier = identifier; self.isHidden = isHidden; self.change = change
        self.identity = identity; self.source = source; self.children = children
    }
}

/// How a text fitted the space it was given.
public struct TextFit: Hashable, Sendable {
    /// The size on one line, without limits, in points.
    public var ideal: Size
    public var lineCount: Int
    public var isTruncated: Bool
    /// What `minimumScaleFactor` left of the font's size; 1: nothing was taken.
    public var scaleFactor: Double
    public init(ideal: Size, lineCount: Int, isTruncated: Bool, scaleFactor: Double) {
        self.ideal = ideal; self.lineCount = lineCount; self.isTruncated = isTruncated; self.scaleFactor = scaleFactor
    }
}

/// What a tap does.
public enum TapAction: Hashable, Sendable {
    /// Opens the app with a URL (`Link`, `widgetURL`).
    case open(url: String)
    /// Runs an intent: its type's name and its archived parameters (JSON).
    case intent(name: String, parameters: String, isToggle: Bool)
    /// A closure button: WidgetKit cannot run it and opens the app instead.
    case unsupportedClosure
}
