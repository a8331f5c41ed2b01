import Drawing
import Typesetting

/// What an image is once it is looked up.
enum ResolvedImage {
    case symbol(SymbolDescriptor)
    /// Pixels, how many of them make a point, and whether only their alpha counts.
    case picture(ImageResource, scale: CGFloat, orientation: UInt8, isTemplate: Bool, capInsets: EdgeInsets?, tint: ColorValue?)
    /// What a closure draws, in points.
    case drawn(DrawnImage)
    case missing(String)
}

/// The closure of `Image(size:renderer:)`.
final class DrawnImage: Equatable {
    let size: CGSize
    let renderer: (inout GraphicsContext) -> Void
    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }
    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
}

extension Image {
    func resolve(_ environment: EnvironmentValues) -> ResolvedImage {
        switch content {
        case .symbol(let name, let value):
            // A name that is empty is none of a symbol: a phone draws nothing.
            if name.isEmpty { return .missing("") }
            return .symbol(symbol(named: name, value, environment))
        case .named(let name, let bundle, _):
            let traits = UITraitCollection(environment)
            guard let asset = AssetCatalog.provider?.image(named: name, bundle: bundle, traits: traits) else { return .missing(name) }
            let isTemplate = templateMode.map { $0 == .template } ?? (asset.rendering == .template)
            let caps = asset.capInsets.flatMap { $0.count == 4 ? EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) : nil }
            // A custom symbol is drawn for 17 points and follows the font.
            let scale = asset.isSymbol ? asset.scale * 17 / max(1, TextStyling(environment).descriptor(environment).size) : asset.scale
            return .picture(asset.resource, scale: scale, orientation: 1, isTemplate: isTemplate, capInsets: caps, tint: nil)
        case .uiImage(let image):
            if image.isSymbolImage {
                let foreground = ForegroundStyle()._paint(in: environment, bounds: .zero).paint
                var tint: ColorValue?
                if image.renderingMode != .alwaysOriginal, case .color(let color, _) = foreground { tint = color }
                if var descriptor = image.symbolDescriptor(tint: tint) {
                    descriptor.isRightToLeft = environment.layoutDirection == .rightToLeft
                    return .symbol(descriptor)
                }
            }
            guard let resource = image.resource else { return .missing("UIImage") }
            let isTemplate = templateMode.map { $0 == .template } ?? (image.renderingMode == .alwaysTemplate)
            let caps = image.capInsets == .zero ? nil : EdgeInsets(top: image.capInsets.top, leading: image.capInsets.left, bottom: image.capInsets.bottom, trailing: image.capInsets.right)
            let tint = isTemplate || image.renderingMode == .alwaysOriginal && image.tint == nil ? nil
                : image.tint?.resolve(dark: environment.colorScheme == .dark, highContrast: environment.colorSchemeContrast == .increased, os: environment.systemMajorVersion)
            let flips = image.flipsForRightToLeftLayoutDirection && environment.layoutDirection == .rightToLeft
            return .picture(resource, scale: image.scale, orientation: (flips ? image.imageOrientation.mirrored : image.imageOrientation).exif, isTemplate: isTemplate, capInsets: caps, tint: tint)
        case .drawn(let drawing):
            // Tiles, stretched middles and stencils are made of pixels; else what was drawn is drawn at any size.
            guard resizingMode == .tile || capInsets != EdgeInsets() || templateMode == .template else { return .drawn(drawing) }
            let scale = environment.displayScale
            guard let picture = ViewRenderer.picture(of: Image(size: drawing.size, renderer: drawing.renderer), environment: environment, scale: scale) else { return .drawn(drawing) }
            return .picture(picture.resource, scale: scale, orientation: 1, isTemplate: templateMode == .template, capInsets: nil, tint: nil)
        case .label(let image, let scale, let orientation):
            return .picture(image.resource, scale: scale, orientation: Self.exif(orientation), isTemplate: templateMode == .template, capInsets: nil, tint: nil)
        }
    }

    /// The number of EXIF of an orientation.
    private static func exif(_ orientation: Orientation) -> UInt8 { [1, 2, 3, 4, 8, 5, 6, 7][Int(orientation.rawValue)] }

    private func symbol(named name: String, _ value: Double?, _ environment: EnvironmentValues) -> SymbolDescriptor {
        var styling = TextStyling(environment)
        styling.kerning = 0
        let font = styling.descriptor(environment)
        let name = environment.symbolVariants.existing(for: name)
        // A symbol as it was made is in its own colours.
        let mode = symbolMode ?? environment.symbolRenderingMode ?? (templateMode == .original ? .multicolor : nil)
        let levels = environment.foregroundStyles
        let paints: [Paint]
        let rendering: SymbolDescriptor.Rendering
        if levels.count > 1 && (mode == nil || mode == .palette) {
            rendering = .palette
            paints = levels.map { $0._paint(in: environment.withForegroundStyles([]), bounds: .zero).paint }
        } else if mode == .multicolor {
            // A symbol without colours is one shape: its mark cut out comes nearer to it than layers of one colour.
            rendering = SymbolLibrary.hasColors(name) ? .multicolor : .monochrome
            paints = rendering == .multicolor ? SymbolColor.allCases.map { $0.style._paint(in: environment, bounds: .zero).paint } : [ForegroundStyle()._paint(in: environment, bounds: .zero).paint]
        } else {
            rendering = mode?.drawing ?? .monochrome
            let primary = ForegroundStyle()._paint(in: environment, bounds: .zero)
            // Hierarchical layers are the same colour at half and a quarter of its alpha (seen).
            paints = rendering == .hierarchical || rendering == .palette
                ? [primary.paint, primary.mapColors { $0.opacity(0.5) }.paint, primary.mapColors { $0.opacity(0.25) }.paint] : [primary.paint]
        }
        let scale: SymbolDescriptor.Scale = switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
        return SymbolDescriptor(name: name, font: font, scale: scale, rendering: rendering, paints: paints, variableValue: value,
                                isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    enum TextContent { case symbol(SymbolDescriptor), picture(ImageResource, Drawing.Size) }

    /// The image as a part of a text.
    func textContent(_ environment: EnvironmentValues, _ attributes: TextAttributes) -> TextContent? {
        switch resolve(environment) {
        case .symbol(var symbol):
            symbol.font = attributes.font
            if symbol.rendering == .monochrome { symbol.paints = [attributes.paint] }
            return .symbol(symbol)
        case .picture(let resource, let scale, _, _, _, _):
            return .picture(resource, Drawing.Size(width: Double(resource.pixelWidth) / Double(scale), height: Double(resource.pixelHeight) / Double(scale)))
        case .drawn:
            guard let drawn = ViewRenderer.picture(of: self, environment: environment, scale: environment.displayScale) else { return nil }
            return .picture(drawn.resource, Drawing.Size(width: Double(drawn.width) / Double(environment.displayScale), height: Double(drawn.height) / Double(environment.displayScale)))
        case .missing: return nil
        }
    }
}

private extension SymbolColor {
    var style: any ShapeStyle {
        switch self {
        case .primary: ForegroundStyle()
        case .white: Color.white
        case .red: Color.red
        case .orange: Color.orange
        case .yellow: Color.yellow
        case .green: Color.green
        case .cyan: Color.cyan
        case .blue: Color.blue
        }
    }
}

private extension SymbolVariants {
    /// The name in these forms, or the name itself where there is no such symbol.
    func existing(for name: String) -> String {
        let varied = applied(to: name)
        return varied == name || SymbolLibrary.symbol(named: varied) != nil || SymbolLibrary.symbol(named: name) == nil ? varied : name
    }
}

extension UITraitCollection {
    package convenience init(_ environment: EnvironmentValues) {
        self.init(traitsFrom: [UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light), UITraitCollection(displayScale: environment.displayScale),
                               UITraitCollection(accessibilityContrast: environment.colorSchemeContrast == .increased ? .high : .normal),
                               UITraitCollection(layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)])
    }
}

/// An element that is a picture or a symbol.
final class ImageElement: LeafElement {
    private let image: Image
    private let resolved: ResolvedImage
    private let symbol: SymbolLayout?
    private let inputs: _ViewInputs

    init(_ inputs: _ViewInputs, image: Image) {
        self.image = image
        self.inputs = inputs
        resolved = image.resolve(inputs.environment)
        if case .symbol(let descriptor) = resolved {
            let layout = Typesetter.shared.symbol(descriptor, displayScale: inputs.environment.displayScale)
            symbol = layout
            if layout.isMissing {
                inputs.graph.report(Finding(code: "symbol-missing", severity: .warning, basis: .assumed,
                                            message: "No stand-in is known for the symbol \"\(descriptor.name)\"; a boxed question mark is drawn.",
                                            fix: "Check the symbol's name, or add a line for it to symbols.tsv.", source: inputs.source))
            }
            let mode = image.variableMode ?? inputs.environment.symbolVariableValueMode
            if descriptor.variableValue != nil, mode?.isDrawn == true {
                inputs.graph.report(Finding(code: "unsupported-api", severity: .warning, basis: .assumed,
                                            message: "A variable value that is drawn is not shown as such; the parts of \"\(descriptor.name)\" are lit one by one instead.",
                                            fix: "Look at it on a phone, or use .symbolVariableValueMode(.color), which looks the same there and here.", source: inputs.source))
            }
        } else {
            symbol = nil
        }
        if case .missing(let name) = resolved {
            if case .symbol = image.content {
                inputs.graph.report(Finding(code: "symbol-missing", severity: .warning, basis: .assumed, message: "A symbol is asked for by an empty name, so nothing is drawn.",
                                            fix: "Give the symbol a name where the data has none.", source: inputs.source))
            }
            // `UIImage(named:)` has said already what it did not find.
            if case .named(_, let bundle, _) = image.content { inputs.graph.report(MissingAssets.finding(.picture, name, bundle: bundle, source: inputs.source)) }
        }
        super.init(inputs)
    }

    override var typeName: String { "Image" }
    override var recordRole: ViewRecord.Role? { symbol == nil ? .image : .symbol }

    private var naturalSize: CGSize {
        switch resolved {
        case .symbol: return symbol.map { CGSize(image.isResizable ? $0.stretchableSize : $0.size) } ?? .zero
        case .picture(let resource, let scale, let orientation, _, _, _):
            let size = CGSize(width: CGFloat(resource.pixelWidth) / scale, height: CGFloat(resource.pixelHeight) / scale)
            return orientation >= 5 ? CGSize(width: size.height, height: size.width) : size
        case .drawn(let drawing): return drawing.size
        case .missing: return .zero
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard image.isResizable else { return naturalSize }
        var size = proposal.replacingUnspecifiedDimensions(by: naturalSize)
        // What is not stretched stays (layout-rules 7.12).
        size.width = max(size.width, image.capInsets.leading + image.capInsets.trailing)
        size.height = max(size.height, image.capInsets.top + image.capInsets.bottom)
        return size
    }

    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let symbol, !image.isResizable, key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return symbol.firstBaseline
    }

    /// Symbols keep the distances of text to text (layout-rules 3.9e), but do not keep capitals clear of what is no text: a row of a
    /// symbol and a smaller text stands as far below a circle as the text alone (seen).
    override func measureSpacing() -> ViewSpacing {
        guard case .symbol(let descriptor) = resolved else { return ViewSpacing() }
        return ViewSpacing.text(font: descriptor.font, displayScale: environment.displayScale).betweenTexts
    }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let rect = builder.pixelAligned(CGRect(origin: origin, size: frame.size))
        if environment.isRedacted {
            // A rectangle of 16 % of the foreground (layout-rules 12.5, seen).
            let paint = ForegroundStyle()._paint(in: environment, bounds: rect).mapColors { $0.opacity(0.16) }.paint
            builder.append(.fill(Drawing.Path(rect: rect.drawing), paint, evenOdd: false), element: self)
            return
        }
        switch resolved {
        case .symbol(var descriptor):
            let foreground = ForegroundStyle()._paint(in: environment, bounds: rect)
            if descriptor.paints.count == 1 { descriptor.paints = [foreground.paint] }
            builder.draw(with: foreground.effects, around: rect, element: self) { asMask in
                if asMask { descriptor.paints = [.color(.black)] }
                let layout = Typesetter.shared.symbol(descriptor, displayScale: environment.displayScale)
                let box = image.isResizable ? rect : CGRect(origin: CGPoint(x: builder.pixelAligned(origin.x), y: builder.pixelAligned(origin.y)), size: CGSize(layout.size))
                var commands: [DisplayCommand] = []
                layout.draw(in: box.drawing, isStretched: image.isResizable, fonts: &builder.fonts, into: &commands)
                builder.append(commands, element: self)
            }
        case .picture(let resource, let scale, let orientation, let isTemplate, let caps, let tint):
            let insets = image.capInsets == EdgeInsets() ? caps ?? image.capInsets : image.capInsets
            let foreground = ForegroundStyle()._paint(in: environment, bounds: rect)
            let picture = builder.index(of: resource)
            builder.draw(with: isTemplate ? foreground.effects : StyleEffects(), around: rect, element: self) { asMask in
                let paint = isTemplate ? (asMask ? .color(.black) : foreground.paint) : tint.map { .color($0) }
                builder.append(.image(ImageDrawing(image: picture, rect: rect.drawing, scale: scale,
                                                   capInsetValues: [insets.top, insets.leading, insets.bottom, insets.trailing].map { Double($0) },
                                                   isTiled: image.isResizable && image.resizingMode == .tile, interpolation: image.interpolationMode.drawing,
                                                   templatePaint: paint, accentedMode: image.accentedMode, orientation: orientation)), element: self, isAliased: !image.isAntialiased)
            }
        case .drawn(let drawing):
            guard drawing.size.width > 0, drawing.size.height > 0 else { return }
            let fit = CGAffineTransform(scaleX: rect.width / drawing.size.width, y: rect.height / drawing.size.height).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
            builder.group(.clip(Drawing.Path(rect: rect.drawing), evenOdd: false), element: self) {
                builder.group(.transform(fit.drawing), element: self) {
                    var context = GraphicsContext(CanvasTarget(builder, self, inputs, []), size: drawing.size)
                    drawing.renderer(&context)
                }
            }
        case .missing: break
        }
    }

    override func describe() -> SemanticNode? {
        let name: String
        switch image.content {
        case .named(let own, _, let isDecorative): name = isDecorative ? "" : own
        case .symbol(let own, _): name = own
        case .uiImage, .label, .drawn: name = ""
        }
        return SemanticNode(role: "image", type: typeName, label: image.label?.plainText(in: environment) ?? name)
    }
}

extension Image.Interpolation {
    var drawing: ImageDrawing.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
