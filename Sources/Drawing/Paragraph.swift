/// The design of the system typeface.
public enum FontDesign: UInt8, Hashable, Sendable { case `default`, serif, rounded, monospaced }

/// The space between lines that a font asks for, as `Font.leading`.
public enum FontLeading: UInt8, Hashable, Sendable { case standard, tight, loose }

/// A font as it is asked for: what Typesetting turns into font files.
public struct FontDescriptor: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case system(FontDesign)
        /// A PostScript, full or family name, looked up among the extension's own fonts, then in the font library.
        case custom(String)
    }
    public var family: Family
    /// Points per em.
    public var size: Double
    /// 100…900, as CSS and OpenType count: ultraLight 100, thin 200, light 300, regular 400, medium 500, semibold 600, bold 700, heavy 800, black 900.
    public var weight: Int
    /// 1 is normal; condensed less, expanded more.
    public var width: Double
    public var isItalic: Bool
    public var hasMonospacedDigits: Bool
    public var smallCaps: SmallCaps
    public var leading: FontLeading
    /// The text style and Dynamic Type size it comes from, where it comes from one: their line spacing differs from that of the size alone.
    public var textStyle: String?
    public var typeSize: String?
    public enum SmallCaps: UInt8, Hashable, Sendable { case none, lowercase, uppercase, all }
    public init(family: Family = .system(.default), size: Double, weight: Int = 400, width: Double = 1, isItalic: Bool = false,
                hasMonospacedDigits: Bool = false, smallCaps: SmallCaps = .none, leading: FontLeading = .standard,
                textStyle: String? = nil, typeSize: String? = nil) {
        self.family = family; self.size = size; self.weight = weight; self.width = width; self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits; self.smallCaps = smallCaps; self.leading = leading
        self.textStyle = textStyle; self.typeSize = typeSize
    }
}

/// A line drawn along text.
public struct TextDecoration: Hashable, Sendable {
    public enum Pattern: UInt8, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public var pattern: Pattern
    /// Nil: the colour of the text.
    public var color: ColorValue?
    public init(pattern: Pattern = .solid, color: ColorValue? = nil) { self.pattern = pattern; self.color = color }
}

/// How a run of text looks.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescriptor
    /// Gradients are in the coordinate space of the paragraph's box.
    public var paint: Paint
    /// Points added after each pair of characters that kern.
    public var kerning: Double
    /// Points added after each character; where it is not 0, ligatures are off.
    public var tracking: Double
    /// Points upwards.
    public var baselineOffset: Double
    public var underline: TextDecoration?
    public var strikethrough: TextDecoration?
    public var background: ColorValue?
    public var link: String?
    /// A BCP 47 tag for shaping and line breaks.
    public var language: String?
    public init(font: FontDescriptor, paint: Paint, kerning: Double = 0, tracking: Double = 0, baselineOffset: Double = 0,
                underline: TextDecoration? = nil, strikethrough: TextDecoration? = nil, background: ColorValue? = nil,
                link: String? = nil, language: String? = nil) {
        self.font = font; self.paint = paint; self.kerning = kerning; self.tracking = tracking; self.baselineOffset = baselineOffset
        self.underline = underline; self.strikethrough = strikethrough; self.background = background; self.link = link; self.language = language
    }
}

/// An SF Symbol as it is asked for.
public struct SymbolDescriptor: Hashable, Sendable {
    public enum Scale: UInt8, Hashable, Sendable { case small, medium, large }
    public enum Rendering: UInt8, Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    public var name: String
    public var font: FontDescriptor
    public var scale: Scale
    public var rendering: Rendering
    /// Paints of the primary, secondary and tertiary layers; one for monochrome.
    public var paints: [Paint]
    /// 0…1 for symbols with a variable value.
    public var variableValue: Double?
    /// Whether the layout runs from right to left, where symbols of reading and of forward movement are turned about.
    public var isRightToLeft: Bool
    public init(name: String, font: FontDescriptor, scale: Scale = .medium, rendering: Rendering = .monochrome, paints: [Paint], variableValue: Double? = nil,
                isRightToLeft: Bool = false) {
        self.name = name; self.font = font; self.scale = scale; self.rendering = rendering; self.paints = paints; self.variableValue = variableValue
        self.isRightToLeft = isRightToLeft
    }
}

/// Text whose words depend on the moment it is drawn.
public enum LiveText: Hashable, Sendable {
    /// `Text(date, style:)`. Dates are seconds since 1970-01-01.
    case date(Double, style: DateStyle)
    /// `Text(timerInterval:)`.
    case timerInterval(start: Double, end: Double, pauseTime: Double?, countsDown: Bool, showsHours: Bool)
    /// A system format style of iOS 18 (timer, stopwatch, date offset or reference), with its settings by name.
    case format(kind: String, date: Double, parameters: [String: String])
    public enum DateStyle: UInt8, Hashable, Sendable { case time, date, relative, offset, timer }
}

/// A piece of a paragraph in one set of attributes.
public struct TextRun: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        case text(String)
        case symbol(SymbolDescriptor)
        case live(LiveText)
        /// A picture on the baseline: an index into the display list's images and its size in points.
        case image(Int, Size)
    }
    public var content: Content
    public var attributes: TextAttributes
    public init(_ content: Content, _ attributes: TextAttributes) { self.content = content; self.attributes = attributes }
}

/// Text to be laid out: its runs and everything about how lines are made of them.
public struct Paragraph: Hashable, Sendable {
    public enum Alignment: UInt8, Hashable, Sendable { case leading, center, trailing }
    public enum Truncation: UInt8, Hashable, Sendable { case head, tail, middle }
    public var runs: [TextRun]
    public var alignment: Alignment
    /// Nil: as many lines as needed.
    public var maximumLines: Int?
    /// Lines whose height is taken even when there are fewer.
    public var minimumLines: Int
    /// Points between lines beside the font's own leading.
    public var lineSpacing: Double
    public var truncation: Truncation
    /// 1: text is never scaled down.
    public var minimumScaleFactor: Double
    public var allowsTightening: Bool
    public var isRightToLeft: Bool
    /// ICU identifiers, for what live text says and how lines break.
    public var locale, calendar, timeZone: String
    /// Whether each line is drawn as the bar of a redacted placeholder.
    public var isRedacted: Bool
    /// Pixels per point: sizes are rounded up to whole pixels.
    public var displayScale: Double
    public init(runs: [TextRun], alignment: Alignment = .leading, maximumLines: Int? = nil, minimumLines: Int = 0, lineSpacing: Double = 0,
                truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false, isRightToLeft: Bool = false,
                locale: String = "en_US", calendar: String = "gregorian", timeZone: String = "UTC", isRedacted: Bool = false, displayScale: Double = 3) {
        self.runs = runs; self.alignment = alignment; self.maximumLines = maximumLines; self.minimumLines = minimumLines
        self.lineSpacing = lineSpacing; self.truncation = truncation; self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening; self.isRightToLeft = isRightToLeft; self.locale = locale; self.calendar = calendar
        self.timeZone = timeZone; self.isRedacted = isRedacted; self.displayScale = displayScale
    }

    /// Whether any run must be laid out for the moment drawn.
    public var isDynamic: Bool {
        runs.contains { if case .live = $0.content { true } else { false } }
    }
}

/// A paragraph with live parts, in the box it was given.
public struct DynamicText: Hashable, Sendable {
    public var paragraph: Paragraph
    public var rect: Rect
    public init(paragraph: Paragraph, rect: Rect) { self.paragraph = paragraph; self.rect = rect }
}
