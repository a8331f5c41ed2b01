/// What a widget looks like: a flat list of drawing commands, in points, the origin at the widget's top-left corner.
///
/// Groups nest by `beginGroup` and `endGroup`, so that a reader needs no recursion and a damaged list no deep stack. Fonts and
/// images are named once in tables and referred to by index. The list holds no user code and needs none to be drawn.
public struct DisplayList: Hashable, Sendable {
    public var size: Size
    public var items: [DisplayItem]
    public var fonts: [FontReference]
    public var images: [ImageResource]
    public init(size: Size, items: [DisplayItem] = [], fonts: [FontReference] = [], images: [ImageResource] = []) {
        self.size = size; self.items = items; self.fonts = fonts; self.images = images
    }
}

/// One drawing command, and where it comes from.
public struct DisplayItem: Hashable, Sendable {
    public var command: DisplayCommand
    /// A hash of the view's identity: equal in two archives for the same view, so that transitions can match them.
    public var identity: UInt64
    /// The return address of the call that made the view, 0 where unknown; resolved to file and line from debug information.
    public var source: UInt64
    /// Whether the view is in the accent group (`widgetAccentable`).
    public var isAccented: Bool
    /// Whether edges are not smoothed: a pixel is painted whole where its middle is inside. Holds for fills, strokes, images and the
    /// outlines of clips.
    public var isAliased: Bool
    public init(_ command: DisplayCommand, identity: UInt64 = 0, source: UInt64 = 0, isAccented: Bool = false, isAliased: Bool = false) {
        self.command = command; self.identity = identity; self.source = source; self.isAccented = isAccented; self.isAliased = isAliased
    }
}

public enum DisplayCommand: Hashable, Sendable {
    case fill(Path, Paint, evenOdd: Bool)
    case stroke(Path, Paint, StrokeStyle)
    case glyphs(GlyphRun)
    case image(ImageDrawing)
    /// A paragraph that the host lays out for the moment drawn.
    case dynamicText(DynamicText)
    /// Two appearances of a progress bar between which the host draws the moment.
    case timerProgress(TimerProgress)
    case beginGroup(GroupEffect)
    /// Inside a `.mask` group: what follows is drawn where the items since `beginGroup` are opaque.
    case maskedContent
    case endGroup
}

/// What is done with the items of a group once they are drawn together.
public enum GroupEffect: Hashable, Sendable {
    case transform(AffineTransform)
    case perspective(PerspectiveTransform)
    case opacity(Double)
    case clip(Path, evenOdd: Bool)
    case blend(BlendMode)
    /// A Gaussian blur; radius in points.
    case blur(radius: Double, isOpaque: Bool)
    /// Radius and offset in points.
    case shadow(ColorValue, radius: Double, x: Double, y: Double)
    case colorAdjustment(ColorAdjustment)
    /// The items up to `maskedContent` are the mask.
    case mask(isInverted: Bool)
    /// Draws the items together before anything outside affects them.
    case isolated
    /// What removing the container background takes away.
    case containerBackground
}

/// A change of the colours of a group's pixels.
public enum ColorAdjustment: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// Radians.
    case hueRotation(Double)
    case inversion
    case multiply(ColorValue)
    case luminanceToAlpha
    /// Keeps alpha and paints everything in one colour.
    case flatten(ColorValue)
    /// Luminance, scaled by alpha, becomes the alpha of one colour.
    case luminanceTint(ColorValue)
}

/// Where a font's outlines come from.
public struct FontReference: Hashable, Sendable {
    /// The file's name in the font library ("Inter-Bold.otf"), or an absolute path for a font of the extension.
    public var file: String
    /// The face's index in a collection.
    public var face: Int
    /// Design coordinates of a variable font, by axis tag; empty for a static one.
    public var variations: [String: Double]
    public init(file: String, face: Int = 0, variations: [String: Double] = [:]) {
        self.file = file; self.face = face; self.variations = variations
    }
}

/// Glyphs of one font, size and paint. Positions are the glyphs' origins on the baseline, in points.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        public var position: Point
        public init(id: UInt32, position: Point) { self.id = id; self.position = position }
    }
    public var font: Int
    /// Points per em.
    public var size: Double
    public var glyphs: [Glyph]
    public var paint: Paint
    /// Synthetic slant: x grows by `skew` for each unit of height. 0 for a real italic or an upright font.
    public var skew: Double
    /// Synthetic weight: the outline is also stroked with this width in points.
    public var emboldening: Double
    /// Horizontal factor that brings the font's advances to the wanted ones; 1 draws the outlines as they are.
    public var horizontalScale: Double
    /// Whether the glyphs bring their own colours (emoji) and ignore `paint` but for its alpha.
    public var isColored: Bool
    public init(font: Int, size: Double, glyphs: [Glyph], paint: Paint, skew: Double = 0, emboldening: Double = 0,
                horizontalScale: Double = 1, isColored: Bool = false) {
        self.font = font; self.size = size; self.glyphs = glyphs; self.paint = paint; self.skew = skew
        self.emboldening = emboldening; self.horizontalScale = horizontalScale; self.isColored = isColored
    }
}

/// A picture's pixels, named by the hash of their content.
public struct ImageResource: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A file's bytes (PNG, JPEG, WebP, HEIC), decoded by the host.
        case encoded([UInt8])
        /// Rows of RGBA, eight bits a component, alpha not multiplied in; no padding.
        case rgba([UInt8])
    }
    public var hash: UInt64
    /// Width and height in pixels.
    public var pixelWidth, pixelHeight: Int
    public var content: Content
    /// The name it was asked for, for findings.
    public var name: String
    public init(hash: UInt64, pixelWidth: Int, pixelHeight: Int, content: Content, name: String = "") {
        self.hash = hash; self.pixelWidth = pixelWidth; self.pixelHeight = pixelHeight; self.content = content; self.name = name
    }
}

/// One drawing of an image.
public struct ImageDrawing: Hashable, Sendable {
    public enum Interpolation: UInt8, Hashable, Sendable { case none, low, medium, high }
    public enum AccentedMode: UInt8, Hashable, Sendable { case automatic, accented, desaturated, accentedDesaturated, fullColor }
    public var image: Int
    /// Where it is drawn, in points.
    public var rect: Rect
    /// Points per pixel of the source is `1 / scale`; cap insets and tiles use it.
    public var scale: Double
    /// Edges that are not stretched, in points: top, leading, bottom, trailing. All zero: the whole image is stretched.
    public var capInsets: (top: Double, leading: Double, bottom: Double, trailing: Double) {
        get { (capInsetValues[0], capInsetValues[1], capInsetValues[2], capInsetValues[3]) }
        set { capInsetValues = [newValue.top, newValue.leading, newValue.bottom, newValue.trailing] }
    }
    public var capInsetValues: [Double]
    public var isTiled: Bool
    public var interpolation: Interpolation
    /// Set for a template image: its alpha is painted with this.
    public var templatePaint: Paint?
    public var accentedMode: AccentedMode
    /// EXIF orientation 1…8.
    public var orientation: UInt8
    public init(image: Int, rect: Rect, scale: Double = 1, capInsetValues: [Double] = [0, 0, 0, 0], isTiled: Bool = false,
                interpolation: Interpolation = .low, templatePaint: Paint? = nil, accentedMode: AccentedMode = .automatic, orientation: UInt8 = 1) {
        self.image = image; self.rect = rect; self.scale = scale; self.capInsetValues = capInsetValues; self.isTiled = isTiled
        self.interpolation = interpolation; self.templatePaint = templatePaint; self.accentedMode = accentedMode; self.orientation = orientation
    }
}

/// Progress that the host draws for a moment between two dates.
public struct TimerProgress: Hashable, Sendable {
    public enum Look: Hashable, Sendable {
        /// A bar that fills `rect` from the leading edge.
        case linear(rect: Rect, isRightToLeft: Bool)
        /// An arc from the top, clockwise.
        case circular(center: Point, radius: Double, lineWidth: Double)
    }
    /// Seconds since 1970-01-01.
    public var start, end: Double
    public var countsDown: Bool
    public var look: Look
    public var tint: Paint
    public var track: Paint
    public init(start: Double, end: Double, countsDown: Bool, look: Look, tint: Paint, track: Paint) {
        self.start = start; self.end = end; self.countsDown = countsDown; self.look = look; self.tint = tint; self.track = track
    }
}
