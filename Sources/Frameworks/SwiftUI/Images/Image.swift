// Status of this file: exact for pictures; symbols come from other icon fonts.

internal import CCallSite
import DeveloperToolsSupport
import Drawing
import Typesetting

/// A picture: of the asset catalog, of pixels, or an SF Symbol.
///
/// Status: exact for pictures; approximate for symbols, which other icon fonts draw.
public nonisolated struct Image: Equatable, PrimitiveView, @unchecked Sendable {
    enum Source: Equatable {
        case named(String, Bundle?, isDecorative: Bool)
        case symbol(String, variableValue: Double?)
        case uiImage(UIImage)
        case label(CGImage, scale: CGFloat, orientation: Orientation)
        case drawn(DrawnImage)
    }
    let content: Source
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var templateMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var variableMode: SymbolVariableValueMode?
    var interpolationMode = Interpolation.medium
    var isAntialiased = true
    var accentedMode: ImageDrawing.AccentedMode = .automatic
    var label: Text?
    var source: SourceAddress = 0

    init(_ content: Source, label: Text? = nil, source: SourceAddress) {
        self.content = content
        self.label = label
        self.source = source
    }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }
    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }

    /// A picture of the bundle's asset catalogs.
    @inline(never) nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle, isDecorative: false), source: vitrine_return_address()) }
    /// Status: exact for pictures; a symbol of one's own is drawn whole, whatever the `variableValue`.
    @inline(never) nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name, bundle, isDecorative: false), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle, isDecorative: false), label: label, source: vitrine_return_address()) }
    @inline(never) nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle, isDecorative: true), source: vitrine_return_address()) }
    /// A picture by the symbol that a build makes for it: `Image(.logo)`.
    @inline(never) nonisolated public init(_ resource: DeveloperToolsSupport.ImageResource) { self.init(.named(resource.name, resource.bundle, isDecorative: false), source: vitrine_return_address()) }
    /// An SF Symbol.
    @inline(never) nonisolated public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName, variableValue: variableValue), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(uiImage: UIImage) { self.init(.uiImage(uiImage), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) { self.init(.label(cgImage, scale: scale, orientation: orientation), label: label, source: vitrine_return_address()) }
    @inline(never) nonisolated public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) { self.init(.label(cgImage, scale: scale, orientation: orientation), source: vitrine_return_address()) }

    /// A picture that a closure draws, of a size in points. Status: approximate: in the colours of the picture, with its own alpha, whatever
    /// `opaque` and `colorMode` say.
    @inline(never) nonisolated public init(size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.init(.drawn(DrawnImage(size: size, renderer: renderer)), label: label, source: vitrine_return_address())
    }

    nonisolated public static func == (a: Image, b: Image) -> Bool {
        a.content == b.content && a.isResizable == b.isResizable && a.capInsets == b.capInsets && a.resizingMode == b.resizingMode
            && a.templateMode == b.templateMode && a.symbolMode == b.symbolMode && a.variableMode == b.variableMode
            && a.interpolationMode == b.interpolationMode && a.isAntialiased == b.isAntialiased && a.accentedMode == b.accentedMode && a.label == b.label
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }
    /// Lets the picture take the size it is offered; edges within the insets, in points, are not stretched.
    nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { $0.isResizable = true; $0.capInsets = capInsets; $0.resizingMode = resizingMode }
    }
    nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.templateMode = renderingMode } }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
    /// How a variable value shows.
    ///
    /// Status: approximate: in `draw` too parts are lit one by one, which raises the finding `unsupported-api`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { with { $0.variableMode = mode } }
    nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolationMode = interpolation } }
    /// Whether the picture's edges are smoothed where they do not lie on pixels: those of a turned one.
    nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }
    /// How much brighter than white the picture may be.
    ///
    /// Status: exact. Widgets are drawn in standard range, as on a display that has no more to give.
    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { [ImageElement(inputs.at(source), image: self)] }
}

/// How a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    let drawing: SymbolDescriptor.Rendering
    public static let monochrome = SymbolRenderingMode(drawing: .monochrome)
    public static let multicolor = SymbolRenderingMode(drawing: .multicolor)
    public static let hierarchical = SymbolRenderingMode(drawing: .hierarchical)
    public static let palette = SymbolRenderingMode(drawing: .palette)
}

/// How a symbol shows its variable value: by colour, parts are lit one by one; drawn, lines grow.
public struct SymbolVariableValueMode: Hashable, Sendable {
    let isDrawn: Bool
    public static let color = SymbolVariableValueMode(isDrawn: false)
    /// Status: approximate: parts are lit one by one, which raises the finding `unsupported-api`.
    public static let draw = SymbolVariableValueMode(isDrawn: true)
}

/// Forms of a symbol: filled, in a circle, slashed.
public struct SymbolVariants: Hashable, Sendable {
    var names: [String]
    public static let none = SymbolVariants(names: [])
    public static let circle = SymbolVariants(names: ["circle"])
    public static let square = SymbolVariants(names: ["square"])
    public static let rectangle = SymbolVariants(names: ["rectangle"])
    public static let fill = SymbolVariants(names: ["fill"])
    public static let slash = SymbolVariants(names: ["slash"])
    public var circle: SymbolVariants { adding("circle") }
    public var square: SymbolVariants { adding("square") }
    public var rectangle: SymbolVariants { adding("rectangle") }
    public var fill: SymbolVariants { adding("fill") }
    public var slash: SymbolVariants { adding("slash") }
    private func adding(_ name: String) -> SymbolVariants { names.contains(name) ? self : SymbolVariants(names: names + [name]) }
    public func contains(_ other: SymbolVariants) -> Bool { other.names.allSatisfy(names.contains) }

    /// The name of a symbol in these forms: parts that the name has already are not added again. `fill` stands last but for `slash`.
    func applied(to name: String) -> String {
        let parts = name.split(separator: ".").map(String.init)
        // A name that says all of it is kept as it is: in `largecircle.fill.circle` the fill is not the last word.
        let added = names.filter { !parts.contains($0) }
        guard !added.isEmpty else { return name }
        let isFilled = parts.last == "fill"
        var result = (isFilled ? Array(parts.dropLast()) : parts) + added.filter { $0 != "fill" && $0 != "slash" }
        if added.contains("slash") { result.append("slash") }
        if added.contains("fill") || isFilled { result.append("fill") }
        return result.joined(separator: ".")
    }
}

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension EnvironmentValues {
    private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
    public var imageScale: Image.Scale { get { self[ImageScaleKey.self] } set { self[ImageScaleKey.self] = newValue } }
    private struct SymbolModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
    public var symbolRenderingMode: SymbolRenderingMode? { get { self[SymbolModeKey.self] } set { self[SymbolModeKey.self] = newValue } }
    private struct SymbolVariableModeKey: EnvironmentKey { static let defaultValue: SymbolVariableValueMode? = nil }
    var symbolVariableValueMode: SymbolVariableValueMode? { get { self[SymbolVariableModeKey.self] } set { self[SymbolVariableModeKey.self] = newValue } }
    private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
    public var symbolVariants: SymbolVariants { get { self[SymbolVariantsKey.self] } set { self[SymbolVariantsKey.self] = newValue } }
}

extension View {
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { modified(EnvironmentChange { $0.imageScale = scale }) }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { modified(EnvironmentChange { $0.symbolRenderingMode = mode }) }
    /// How variable values of symbols inside show.
    ///
    /// Status: approximate: in `draw` too parts are lit one by one, which raises the finding `unsupported-api`.
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { modified(EnvironmentChange { $0.symbolVariableValueMode = mode }) }
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modified(EnvironmentChange { values in for name in variant.names { values.symbolVariants = SymbolVariants(names: values.symbolVariants.names.filter { $0 != name } + [name]) } })
    }
}
