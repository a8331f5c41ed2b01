import Drawing

/// Evaluates a view, lays it out in a size and draws it: the way from a view to a `WidgetArchive`.
package struct ViewRenderer {
    package var environment: EnvironmentValues
    /// Points.
    package var size: CGSize
    /// Where the content goes: the widget's margins.
    package var margins = EdgeInsets()
    /// Radius of the container's corners in points, for `ContainerRelativeShape`.
    package var cornerRadius: CGFloat = 0

    /// What is under the container background: the system's own.
    package var base: Color?

    package init(environment: EnvironmentValues, size: CGSize) {
        self.environment = environment
        self.size = size
    }

    /// The archive of a view, centred in the size less the margins (layout-rules 1.8).
    package func archive<V: View>(_ view: V) -> WidgetArchive { drawing(of: view).archive }

    /// The archive, and what the view did on the way.
    package func drawing<V: View>(of view: V) -> (archive: WidgetArchive, hasContainerBackground: Bool, widgetURLCount: Int) {
        let graph = ViewGraph()
        var environment = environment
        environment.containerShape = ContainerShapeGeometry(rect: CGRect(origin: .zero, size: size), radius: cornerRadius)
        environment.widgetContainer = WidgetContainer(size: size, margins: margins)
        let root = graph.makeElements(of: view, environment: environment) { elements in layOut(elements, graph, environment) }
        let builder = DisplayListBuilder(displayScale: environment.displayScale)
        root.drawInParent(at: .zero, into: builder)
        if let base {
            builder.underneath {
                builder.group(.containerBackground, element: root) {
                    builder.append(.fill(Drawing.Path(rect: CGRect(origin: .zero, size: size).drawing), base._paint(in: environment, bounds: .zero).paint, evenOdd: false), element: root)
                }
            }
        }
        let archive = WidgetArchive(displayList: builder.displayList(size: size), root: SemanticTreeBuilder().tree(of: root),
                                    widgetURL: graph.widgetURLs.last?.url.absoluteString, findings: graph.findings + builder.findings, views: builder.views)
        return (archive, graph.hasContainerBackground, graph.widgetURLs.count)
    }

    /// The size that a view wants for a proposal.
    package func measure<V: View>(_ view: V, _ proposal: ProposedViewSize) -> CGSize {
        let graph = ViewGraph()
        var measured = CGSize.zero
        _ = graph.makeElements(of: view, environment: environment) { elements in
            let root = _ViewElement.together(elements, _ViewInputs(environment: environment, graph: graph), ZStackLayout(), name: "Root")
            measured = root.size(for: proposal)
            root.place(at: .zero, proposal: proposal)
            return root
        }
        return measured
    }

    private func layOut(_ elements: [_ViewElement], _ graph: ViewGraph, _ environment: EnvironmentValues) -> _ViewElement {
        let inputs = _ViewInputs(environment: environment, graph: graph)
        let content = _ViewElement.together(elements, inputs, ZStackLayout(), name: "Root")
        let root = UnaryElement(inputs, RootLayout(size: size, margins: margins), child: content, name: "Widget")
        root.place(at: .zero, proposal: ProposedViewSize(size))
        return root
    }
}

/// Proposes the container less its margins and centres what comes back in it.
struct RootLayout: UnaryLayout {
    let size: CGSize
    let margins: EdgeInsets
    func sizeThatFits(_ proposal: ProposedViewSize, child: _ViewElement) -> CGSize { size }
    func placement(in size: CGSize, proposal: ProposedViewSize, child: _ViewElement) -> (origin: CGPoint, proposal: ProposedViewSize) {
        let inner = ProposedViewSize(size).inset(by: margins)
        let content = child.size(for: inner)
        return (CGPoint(x: margins.leading + ((inner.width ?? 0) - content.width) / 2, y: margins.top + ((inner.height ?? 0) - content.height) / 2), inner)
    }
}

/// The container that a widget's view is in: what `containerBackground`, `containerRelativeFrame` and safe areas refer to.
package struct WidgetContainer: Sendable {
    package var size: CGSize
    package var margins: EdgeInsets
}

extension EnvironmentValues {
    private struct WidgetContainerKey: EnvironmentKey { static let defaultValue: WidgetContainer? = nil }
    package var widgetContainer: WidgetContainer? { get { self[WidgetContainerKey.self] } set { self[WidgetContainerKey.self] = newValue } }
}
