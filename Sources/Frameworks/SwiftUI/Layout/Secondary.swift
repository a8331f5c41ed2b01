// Status of this file: exact.

/// A view behind or over another one.
nonisolated struct SecondaryModifier<Secondary: View>: PrimitiveModifier {
    let secondary: Secondary
    let alignment: Alignment
    let isOverlay: Bool
    var ignoredEdges: Edge.Set = []

    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        let outer = inputs.child(1).inStack(nil)
        return content(inputs.child(0)).enumerated().map { index, primary in
            let inner = index == 0 ? outer : outer.child(index)
            let views = Secondary._makeElements(secondary, inner)
            guard !views.isEmpty else { return primary }
            let stack = views.count == 1 ? views[0] : ContainerElement(inner, ZStackLayout(alignment: alignment), children: views, name: "ZStack")
            let element = SecondaryElement(inputs, primary: primary, secondary: stack, alignment: alignment, isOverlay: isOverlay)
            element.ignoredEdges = ignoredEdges
            element.traits = primary.traits
            return element
        }
    }
}

extension View {
    /// Draws views behind this one, proposed its size.
    @inline(never) nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modified(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: false))
    }
    @_disfavoredOverload
    @inline(never) nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modified(SecondaryModifier(secondary: background, alignment: alignment, isOverlay: false))
    }
    /// Draws views over this one, proposed its size.
    @inline(never) nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modified(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: true))
    }
    @_disfavoredOverload
    @inline(never) nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modified(SecondaryModifier(secondary: overlay, alignment: alignment, isOverlay: true))
    }
    /// Fills the area behind the view with a style.
    @inline(never) nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: BackgroundStyle(), shape: Rectangle()), alignment: .center, isOverlay: false, ignoredEdges: edges))
    }
    @inline(never) nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: style, shape: Rectangle()), alignment: .center, isOverlay: false, ignoredEdges: edges))
    }
    /// Fills a shape behind the view.
    @inline(never) nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle), alignment: .center, isOverlay: false))
    }
    @inline(never) nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: style, shape: shape, fillStyle: fillStyle), alignment: .center, isOverlay: false))
    }
    /// Fills the area over the view with a style.
    @inline(never) nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: style, shape: Rectangle()), alignment: .center, isOverlay: true, ignoredEdges: edges))
    }
    @inline(never) nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        modified(SecondaryModifier(secondary: StyleFill(style: style, shape: shape, fillStyle: fillStyle), alignment: .center, isOverlay: true))
    }
}
