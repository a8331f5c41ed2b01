/// The device that user code asks UIKit about.
public struct RenderDevice: Codable, Hashable, Sendable {
    /// "iPhone" or "iPad".
    public var model: String
    /// Points.
    public var screenWidth, screenHeight: Double
    public init(model: String, screenWidth: Double, screenHeight: Double) {
        self.model = model; self.screenWidth = screenWidth; self.screenHeight = screenHeight
    }
}

/// Everything outside the entry that a view's drawing may depend on.
public struct RenderEnvironment: Codable, Hashable, Sendable {
    /// "systemSmall" ...
    public var family: String
    /// Points.
    public var width, height: Double
    /// Content margins in points: top, leading, bottom, trailing.
    public var margins: [Double]
    public var cornerRadius: Double
    public var displayScale: Double
    /// "light" or "dark".
    public var appearance: String
    /// "fullColor", "accented" or "vibrant".
    public var renderingMode: String
    public var increasesContrast: Bool
    /// Whether motion is reduced: nothing moves from one entry to the next, it fades.
    public var reducesMotion: Bool {
        get { reducedMotion ?? false }
        set { reducedMotion = newValue ? true : nil }
    }
    /// Nil where it is not: so it is in the timelines that earlier versions kept.
    private var reducedMotion: Bool?
    public var showsContainerBackground: Bool
    public var isLuminanceReduced: Bool
    /// As Apple spells it: "large", "accessibility1".
    public var typeSize: String
    public var locale: String
    public var timeZone: String
    public var isRightToLeft: Bool
    /// The OS version simulated: "26.0".
    public var systemVersion: String
    public var isPreview: Bool
    /// "placeholder", "privacy", "invalidated".
    public var redactions: [String]
    /// Nil: a phone of the default size.
    public var device: RenderDevice?
    /// What a finger does to it while it is drawn.
    public var interaction: RenderInteraction?
    public init(family: String, width: Double, height: Double, margins: [Double] = [16, 16, 16, 16], cornerRadius: Double = 22, displayScale: Double = 3,
                appearance: String = "light", renderingMode: String = "fullColor", increasesContrast: Bool = false, reducesMotion: Bool = false,
                showsContainerBackground: Bool = true, isLuminanceReduced: Bool = false, typeSize: String = "large", locale: String = "en_US",
                timeZone: String = "UTC", isRightToLeft: Bool = false, systemVersion: String = "26.0", isPreview: Bool = false, redactions: [String] = [],
                device: RenderDevice? = nil) {
        self.family = family; self.width = width; self.height = height; self.margins = margins; self.cornerRadius = cornerRadius
        self.displayScale = displayScale; self.appearance = appearance; self.renderingMode = renderingMode
        self.increasesContrast = increasesContrast; reducedMotion = reducesMotion ? true : nil; self.showsContainerBackground = showsContainerBackground
        self.isLuminanceReduced = isLuminanceReduced; self.typeSize = typeSize; self.locale = locale; self.timeZone = timeZone
        self.isRightToLeft = isRightToLeft; self.systemVersion = systemVersion; self.isPreview = isPreview; self.redactions = redactions
        self.device = device
    }
}

/// What a finger does to a widget: the elements by their identity in the tree.
public struct RenderInteraction: Codable, Hashable, Sendable {
    /// The button that is held down.
    public var pressed: UInt64?
    /// The toggle that is drawn in its other position: the system flips it before the intent runs (widgetkit-behaviour G5).
    public var flipped: UInt64?
    public init(pressed: UInt64? = nil, flipped: UInt64? = nil) { self.pressed = pressed; self.flipped = flipped }
}

public struct RenderRequest: Codable, Sendable {
    public var set: Int
    public var index: Int
    public var environment: RenderEnvironment
    public init(set: Int, index: Int, environment: RenderEnvironment) { self.set = set; self.index = index; self.environment = environment }
}

/// Asks for the drawings of several entries at once: a message an entry would cost more than small views do.
public struct RenderEntriesRequest: Codable, Sendable {
    public var set: Int
    public var indices: [Int]
    public var environment: RenderEnvironment
    /// The instant that the views see; seconds since 1970-01-01.
    public var moment: Double
    public init(set: Int, indices: [Int], environment: RenderEnvironment, moment: Double) {
        self.set = set; self.indices = indices; self.environment = environment; self.moment = moment
    }
}
