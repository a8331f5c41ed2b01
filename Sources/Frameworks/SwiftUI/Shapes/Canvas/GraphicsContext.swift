import Drawing

/// What a `Canvas` is drawn with: a value whose copies keep opacity, blending, transform, clips and filters of their own.
///
/// Status: exact, but for filters and blend modes that say otherwise: these draw without the effect and raise a finding.
public struct GraphicsContext {
    let target: CanvasTarget
    let size: CGSize
    /// The opacity of what is drawn next, 0 to 1.
    public var opacity: Double = 1
    /// How what is drawn next meets what is there.
    public var blendMode = BlendMode.normal
    /// From the coordinates drawn in to those of the canvas.
    public var transform = CGAffineTransform.identity
    /// The environment that styles and texts are resolved in.
    public var environment: EnvironmentValues
    var clips: [Clip] = []
    var filters: [Filter] = []

    init(_ target: CanvasTarget, size: CGSize) {
        self.target = target
        self.size = size
        environment = target.inputs.environment
    }

    /// An area outside of which nothing is drawn, in the coordinates of the canvas.
    enum Clip {
        case path(Path, evenOdd: Bool, isInverse: Bool)
        case layer([DisplayItem], isInverse: Bool)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    // MARK: Coordinates

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(scaleX: x, y: y).concatenating(transform) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = CGAffineTransform(translationX: x, y: y).concatenating(transform) }
    public mutating func rotate(by angle: Angle) { transform = CGAffineTransform(rotationAngle: angle.radians).concatenating(transform) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// A rectangle around what the clips leave, in the coordinates drawn in.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: size)
        for case .path(let path, _, false) in clips { bounds = bounds.intersection(path.boundingRect) }
        guard !bounds.isNull, let inverse = transform.drawing.inverted else { return .zero }
        return Path(bounds).applying(CGAffineTransform(inverse)).boundingRect
    }

    /// Leaves out what is outside of a path, or with `.inverse` what is inside.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clips.append(.path(path.applying(transform), evenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
    }

    /// Draws what follows where a drawing is opaque.
    public mutating func clipToLayer(opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = layerContext
        layer.transform = transform
        let items = try target.builder.captured {
            if opacity < 1 { target.builder.append(.beginGroup(.opacity(max(opacity, 0))), element: target.element) }
            try content(&layer)
            if opacity < 1 { target.builder.append(.endGroup, element: target.element) }
        }
        clips.append(.layer(items, isInverse: options.contains(.inverse)))
    }

    // MARK: Drawing

    /// Opens the groups of the context's state, draws, and closes them.
    func emit(transforming isTransforming: Bool = true, _ draw: () throws -> Void) rethrows {
        var effects: [GroupEffect] = []
        if let blend = blendMode.drawing {
            if blend != .normal { effects.append(.blend(blend)) }
        } else {
            target.report("The blend mode \(blendMode.name) of GraphicsContext", "what is drawn lies over what is there.")
        }
        if opacity < 1 { effects.append(.opacity(max(opacity, 0))) }
        for filter in filters {
            if let effect = filter.effect(environment) { effects.append(effect) } else { target.report("The filter \(filter.name) of GraphicsContext", "what is drawn is left as it is.") }
        }
        if isTransforming && !transform.isIdentity { effects.append(.transform(transform.drawing)) }
        let builder = target.builder, element = target.element
        for clip in clips {
            switch clip {
            case .path(let path, let evenOdd, false): builder.append(.beginGroup(.clip(path.drawing, evenOdd: evenOdd)), element: element)
            case .path(let path, _, true):
                var outside = Path(CGRect(origin: .zero, size: size).union(path.boundingRect).insetBy(dx: -10, dy: -10))
                outside.addPath(path)
                builder.append(.beginGroup(.clip(outside.drawing, evenOdd: true)), element: element)
            case .layer(let items, let isInverse):
                builder.append(.beginGroup(.mask(isInverted: isInverse)), element: element)
                builder.append(contentsOf: items)
                builder.append(.maskedContent, element: element)
            }
        }
        for effect in effects { builder.append(.beginGroup(effect), element: element) }
        try draw()
        for _ in 0..<(effects.count + clips.count) { builder.append(.endGroup, element: element) }
    }

    /// A context without opacity, clips and filters, for a layer that gets this one's.
    private var layerContext: GraphicsContext {
        var layer = self
        (layer.opacity, layer.blendMode, layer.clips, layer.filters) = (1, .normal, [], [])
        return layer
    }

    /// Draws several things together, then with this context's opacity, blending, clips and filters.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = layerContext
        try emit(transforming: false) {
            target.builder.append(.beginGroup(.isolated), element: target.element)
            try content(&layer)
            target.builder.append(.endGroup, element: target.element)
        }
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        emit { target.builder.fill(path, with: ShadingStyle(shading: shading), in: path.boundingRect, environment, evenOdd: style.isEOFilled, isAliased: !style.isAntialiased, element: target.element) }
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        emit { target.builder.stroke(path, style, with: ShadingStyle(shading: shading), in: path.boundingRect, environment, element: target.element) }
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth)) }

    /// Draws with Core Graphics, the origin at the upper left corner.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext(size: size, scale: environment.displayScale)
        try content(context)
        let list = context.displayList
        let indices = list.images.map { target.builder.index(of: $0) }
        emit {
            for item in list.items {
                guard case .image(var drawing) = item.command, indices.indices.contains(drawing.image) else {
                    target.builder.append(item.command, element: target.element)
                    continue
                }
                drawing.image = indices[drawing.image]
                target.builder.append(.image(drawing), element: target.element)
            }
        }
    }

    /// The inputs of something drawn in this context.
    var contentInputs: _ViewInputs {
        var inputs = target.inputs.child(0).inStack(nil)
        inputs.environment = environment
        return inputs
    }

    /// Draws an element in a rectangle of the coordinates drawn in.
    func draw(_ element: _ViewElement, at origin: CGPoint, proposal: ProposedViewSize) {
        emit {
            element.place(at: origin, proposal: proposal)
            element.drawInParent(at: .zero, into: target.builder)
        }
    }
}

extension GraphicsContext {
    /// How drawing meets what is there.
    public struct BlendMode: Equatable, Sendable {
        let mode: CGBlendMode
        var name: String { "\(mode)" }
        var drawing: Drawing.BlendMode? { mode.drawing }
        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let clear = BlendMode(mode: .clear)
        public static let copy = BlendMode(mode: .copy)
        public static let sourceIn = BlendMode(mode: .sourceIn)
        public static let sourceOut = BlendMode(mode: .sourceOut)
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        public static let destinationOver = BlendMode(mode: .destinationOver)
        public static let destinationIn = BlendMode(mode: .destinationIn)
        public static let destinationOut = BlendMode(mode: .destinationOut)
        public static let destinationAtop = BlendMode(mode: .destinationAtop)
        public static let xor = BlendMode(mode: .xor)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }
}
