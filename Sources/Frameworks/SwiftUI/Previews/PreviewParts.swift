/// The views of a `PreviewProvider`: each element of its `previews` is one, as the canvas shows them.
@MainActor
package struct PreviewParts {
    private let traits: [PreviewTraits]
    private let root: AnyView

    package init<Provider: PreviewProvider>(of type: Provider.Type) {
        let previews = Provider.previews
        root = AnyView(previews)
        let graph = ViewGraph()
        var traits: [PreviewTraits] = []
        _ = graph.makeElements(of: previews, environment: EnvironmentValues()) { elements in
            traits = elements.map { $0.traits.preview ?? PreviewTraits() }
            return ContainerElement(_ViewInputs(environment: EnvironmentValues(), graph: graph), ZStackLayout(), children: elements, name: "Previews")
        }
        self.traits = traits
    }

    package var count: Int { min(traits.count, 100) }
    package func displayName(_ index: Int) -> String? { traits[index].displayName }
    package func context(_ index: Int) -> (any PreviewContext)? { traits[index].context }
    package func layout(_ index: Int) -> Preview.ViewTraits.Layout? {
        switch traits[index].layout {
        case .device: .device
        case .sizeThatFits: .sizeThatFits
        case .fixed(let width, let height): .fixed(width: width, height: height)
        case nil: nil
        }
    }
    /// One of the views by itself.
    package func view(_ index: Int) -> AnyView { AnyView(PreviewPart(root: root, index: index)) }
}

/// One element of several.
nonisolated struct PreviewPart: PrimitiveView {
    let root: AnyView
    let index: Int
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let elements = AnyView._makeElements(root, inputs)
        return elements.indices.contains(index) ? [elements[index]] : []
    }
}
