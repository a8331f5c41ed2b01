/// What is known of the frameworks' functions without asking the compiler.
enum KnownPositions {
    /// Modifiers, views and values that take a `CGFloat` or `Double` wherever they take a number.
    static let numbers: Set<String> = [
        "padding", "frame", "offset", "position", "cornerRadius", "opacity", "blur", "brightness", "contrast", "saturation", "grayscale", "scaleEffect", "shadow",
        "lineSpacing", "kerning", "tracking", "baselineOffset", "minimumScaleFactor", "border", "stroke", "strokeBorder", "system", "custom", "layoutPriority", "zIndex",
        "trim", "inset", "aspectRatio", "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "Spacer", "RoundedRectangle", "UnevenRoundedRectangle",
        "ContainerRelativeShape", "EdgeInsets", "StrokeStyle", "Color", "degrees", "radians", "Angle", "LinearGradient", "RadialGradient", "UnitPoint",
    ]

    /// Views and values whose strings are of one type whatever they say.
    static let texts: Set<String> = ["Text", "Label", "Image", "Color", "Link", "Button", "Toggle", "Section", "configurationDisplayName", "description", "accessibilityLabel", "custom"]

    /// Types that are made of one unlabelled literal and cannot be written as that literal alone: the compiler would take
    /// `Double(8)` for the literal 8 itself.
    static let madeOfLiteral: Set<String> = ["Text", "Image", "Color", "Link", "Section", "Button", "Toggle", "Label"]

    /// Functions that take one style, which a colour is.
    static let styles: Set<String> = ["foregroundStyle", "fill", "stroke", "strokeBorder", "border", "background", "backgroundStyle", "containerBackground", "tint"]
    /// What may stand after the style: other forms of the same function take something else than a style.
    static let labelsAfterStyle: [String: Set<String>] = ["foregroundStyle": [], "background": ["in"], "containerBackground": ["for"], "backgroundStyle": [], "tint": []]
    /// Functions that take a colour.
    static let colors: Set<String> = ["foregroundColor", "accentColor", "keylineTint", "activityBackgroundTint", "activitySystemActionForegroundColor"]
    /// Labels of a colour in the frameworks' functions.
    static let colorLabels: [String: Set<String>] = ["shadow": ["color"], "Stop": ["color"]]
    /// Types and values that are made of a list of colours, labelled "colors".
    static let gradients: Set<String> = ["Gradient", "LinearGradient", "RadialGradient", "EllipticalGradient", "AngularGradient", "linearGradient", "radialGradient",
                                         "ellipticalGradient", "angularGradient", "conicGradient"]
    /// Every function and type in which a colour's name alone stands for the colour.
    static let colored = styles.union(colors).union(colorLabels.keys).union(gradients)

    /// Colours that are styles of the same name.
    static let styleNames: Set<String> = ["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray", "black", "white", "clear"]
    /// Colours that `Color` names; two of them are styles of another type.
    static let colorNames = styleNames.union(["primary", "secondary"])
}
