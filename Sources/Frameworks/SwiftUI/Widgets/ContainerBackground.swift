// Status of this file: exact.

import Drawing
internal import CCallSite

/// A container that a background can be given to.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    let name: String
    /// The widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    public static let window = ContainerBackgroundPlacement(name: "window")
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

/// `containerBackground`: drawn edge to edge under the margins, taken away where the context shows no backgrounds (layout-rules 4.6).
nonisolated struct ContainerBackgroundModifier<Background: View>: PrimitiveModifier {
    let background: Background
    let placement: ContainerBackgroundPlacement
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        // Other containers than the widget are not there: their backgrounds are no part of it.
        guard placement == .widget, let container = inputs.environment.widgetContainer else { return content(inputs) }
        inputs.graph.hasContainerBackground = true
        let elements = content(inputs.child(0))
        guard inputs.environment.showsWidgetContainerBackground, let first = elements.first else { return elements }
        let inner = inputs.child(1).inStack(nil)
        let stack = ContainerElement(inner, ZStackLayout(), children: Background._makeElements(background, inner), name: "containerBackground")
        let element = ContainerBackgroundElement(inputs, child: first, background: stack, container: container)
        element.traits = first.traits
        return [element] + elements.dropFirst()
    }
}

final class ContainerBackgroundElement: PassthroughElement {
    private let background: _ViewElement
    private let container: WidgetContainer

    init(_ inputs: _ViewInputs, child: _ViewElement, background: _ViewElement, container: WidgetContainer) {
        self.background = background
        self.container = container
        super.init(inputs, child: child)
    }

    override var typeName: String { "containerBackground" }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
        super.placeChildren(size, proposal)
        background.place(at: .zero, proposal: ProposedViewSize(container.size))
        background.move(to: CGPoint(x: (container.size.width - background.frame.width) / 2, y: (container.size.height - background.frame.height) / 2))
    }
    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        builder.underneath {
            builder.group(.containerBackground, element: self) { background.drawInParent(at: .zero, into: builder) }
        }
        super.draw(at: origin, into: builder)
    }
}

extension View {
    /// The background of the container: of a widget, edge to edge.
    @inline(never) nonisolated public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modified(ContainerBackgroundModifier(background: ZStackBackground(alignment: alignment, content: content()), placement: container))
    }
    @inline(never) nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
        modified(ContainerBackgroundModifier(background: StyleFill(style: style, shape: Rectangle()), placement: container))
    }
    /// The URL that a tap on the widget opens the app with.
    @inline(never) nonisolated public func widgetURL(_ url: URL?) -> some View { modified(WidgetURLModifier(url: url)) }
    /// Whether the view takes the accent colour where the widget is tinted.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { modified(EnvironmentChange { if accentable { $0.isWidgetAccentable = true } }) }
}

/// The views of a container background, one over the other.
nonisolated struct ZStackBackground<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] { LayoutView(layout: ZStackLayout(alignment: alignment), name: "ZStack", content: content).makeElements(inputs) }
}

nonisolated struct WidgetURLModifier: PrimitiveModifier {
    let url: URL?
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        if let url { inputs.graph.widgetURLs.append((url, inputs.source)) }
        return content(inputs)
    }
}
