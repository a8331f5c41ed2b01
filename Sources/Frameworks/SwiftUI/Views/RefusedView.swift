import Drawing

/// A view that widgets do not show: a yellow area with a red no-entry sign over the view's frame (layout-rules 10.14 to 10.16).
nonisolated struct RefusedView: PrimitiveView {
    /// How large the view would be.
    enum Extent {
        /// As large as what it is offered.
        case offered
        /// As wide as what it is offered, and so many points high.
        case row(CGFloat)
        case fixed(CGSize)
    }
    /// The view's type, as people write it.
    let name: String
    let extent: Extent
    let source: SourceAddress
    var fix = "Show what it holds with stacks, text and shapes: a widget has no scrolling, typing or navigation."

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let inputs = inputs.at(source)
        inputs.graph.report(Finding(code: "unsupported-view", severity: .error, basis: .doc,
                                    message: "\(name) is not available in widgets: a phone shows a yellow area with a no-entry sign in its place.",
                                    fix: fix, source: inputs.source))
        let extent = extent
        let block = DrawnView("NoEntry", size: { proposal in
            switch extent {
            case .offered: proposal.replacingUnspecifiedDimensions()
            case .row(let height): CGSize(width: proposal.width ?? 10, height: height)
            case .fixed(let size): size
            }
        }, draw: NoEntrySign.draw)
        var semantics = ElementSemantics()
        semantics.role = "unsupported"
        return block.modified(SemanticModifier(semantics: semantics, name: name), source).makeElements(inputs)
    }
}

/// The picture of a refused view. Colours and proportions are assumed: yellow and red of the system, a barred ring.
enum NoEntrySign {
    static func draw(_ rect: CGRect, _ element: _ViewElement, _ builder: DisplayListBuilder) {
        let environment = element.environment
        builder.fill(Path(rect), with: Color.yellow, in: rect, environment, evenOdd: false, element: element)
        let diameter = min(rect.width, rect.height, 60) * 0.7
        guard diameter > 2 else { return }
        let line = diameter / 8, radius = (diameter - line) / 2, center = CGPoint(x: rect.midX, y: rect.midY)
        let reach = radius * 0.5.squareRoot()
        var sign = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        sign.move(to: CGPoint(x: center.x - reach, y: center.y - reach))
        sign.addLine(to: CGPoint(x: center.x + reach, y: center.y + reach))
        builder.stroke(sign, StrokeStyle(lineWidth: line), with: Color.red, in: rect, environment, element: element)
    }
}

/// A refused view that is as large as its label.
nonisolated struct RefusedLabel: PrimitiveView {
    let name: String
    let label: AnyView
    let source: SourceAddress
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        label.modified(HiddenModifier(), source)
            .modified(SecondaryModifier(secondary: RefusedView(name: name, extent: .offered, source: source), alignment: .center, isOverlay: true), source)
            .makeElements(inputs.at(source))
    }
}
