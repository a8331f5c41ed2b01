import Combine
import Drawing

extension ViewRenderer {
    /// A view as pixels; nil for one without size or where nothing can be rasterised.
    static func picture(of view: some View, _ proposal: ProposedViewSize = .unspecified, environment: EnvironmentValues, scale: CGFloat) -> CGImage? {
        guard let list = displayList(of: view, proposal, environment: environment, scale: scale),
              let drawn = ImageCodec.shared.rasterize(list, scale: scale) else { return nil }
        return CGImage(pixels: drawn.pixels, width: drawn.width, height: drawn.height)
    }

    /// More pixels than any picture of a widget has.
    private static let pixelLimit: CGFloat = 16_000_000

    static func displayList(of view: some View, _ proposal: ProposedViewSize, environment: EnvironmentValues, scale: CGFloat) -> DisplayList? {
        var environment = environment
        environment.displayScale = scale
        let size = ViewRenderer(environment: environment, size: .zero).measure(view, proposal)
        guard size.width > 0, size.height > 0, size.width * size.height * scale * scale <= pixelLimit else { return nil }
        return ViewRenderer(environment: environment, size: size).archive(view).displayList
    }
}

/// Makes a picture of a view.
///
/// Status: exact. Views that a widget refuses are drawn here as they are in the widget.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = ObservableObjectPublisher()
    public var content: Content
    /// What the view is offered; its ideal size by default.
    public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the picture has no alpha. Status: exact but for that its pixels keep an alpha of 1.
    public var isOpaque = false
    public var colorMode = ColorRenderingMode.nonLinear

    public init(content view: Content) { content = view }

    private var usedScale: CGFloat { scale.isFinite ? min(max(scale, 0.01), 16) : 1 }
    private var pictured: some View { content.background { if isOpaque { Color.black } } }

    public var cgImage: CGImage? { ViewRenderer.picture(of: pictured, proposedSize, environment: EnvironmentValues(), scale: usedScale) }
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: usedScale, orientation: .up) } }

    /// Draws the view into a context of Core Graphics, whose y axis points up.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
        guard let list = ViewRenderer.displayList(of: pictured, proposedSize, environment: EnvironmentValues(), scale: max(rasterizationScale, 0.01)) else { return }
        let size = CGSize(width: list.size.width, height: list.size.height)
        renderer(size) { context in
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            context.draw(list)
            context.restoreGState()
        }
    }
}
