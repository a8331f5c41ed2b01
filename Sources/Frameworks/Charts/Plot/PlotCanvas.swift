/// Draws grid lines, marks and annotations in the plot's size.
struct PlotCanvas: View {
    let model: ChartModel
    let size: CGSize

    var body: some View {
        let geometry = model.geometry(size)
        PlacedLayout {
            ForEach(Array(gridItems(geometry).enumerated()), id: \.offset) { $0.element }
            ForEach(Array(markItems(geometry).enumerated()), id: \.offset) { $0.element }
            ForEach(Array(annotations(geometry).enumerated()), id: \.offset) { $0.element }
        }
        .frame(width: size.width, height: size.height)
        .described(role: "plot", type: "ChartPlot", parts: parts(geometry))
    }

    // MARK: Grid

    private func gridItems(_ geometry: MarkGeometry) -> [AnyView] {
        model.axes.flatMap { axis -> [AnyView] in
            axis.ticks.flatMap { tick -> [AnyView] in
                tick.parts.compactMap { part in
                    guard case .gridLine(let isCentered, let stroke) = part.kind,
                          let place = axis.place(tick, isCentered: isCentered ?? false, axis.axis == .horizontal ? geometry.x : geometry.y) else { return nil }
                    let path = Path { path in
                        if axis.axis == .horizontal {
                            path.move(to: CGPoint(x: place + part.style.offset.width, y: part.style.offset.height))
                            path.addLine(to: CGPoint(x: place + part.style.offset.width, y: size.height + part.style.offset.height))
                        } else {
                            path.move(to: CGPoint(x: part.style.offset.width, y: place + part.style.offset.height))
                            path.addLine(to: CGPoint(x: size.width + part.style.offset.width, y: place + part.style.offset.height))
                        }
                    }
                    let style = stroke ?? axis.group.stroke ?? ResolvedAxis.standardStroke(axis.axis)
                    return placed(path.stroke(part.style.foreground ?? ResolvedAxis.standardPaint, style: style), CGRect(origin: .zero, size: size))
                }
            }
        }
    }

    // MARK: Marks

    private func markItems(_ geometry: MarkGeometry) -> [AnyView] {
        geometry.drawn.map { mark in
            let frame = mark.style.isAlignedWithPlotArea ? CGRect(origin: .zero, size: size) : mark.frame
            var view: AnyView
            switch mark.shape {
            case .fill(let path): view = AnyView(path.offsetBy(dx: -frame.minX, dy: -frame.minY).fill(mark.paint))
            case .stroke(let path, let style): view = AnyView(path.offsetBy(dx: -frame.minX, dy: -frame.minY).stroke(mark.paint, style: style))
            case .view(let symbol): view = AnyView(symbol.foregroundStyle(mark.paint))
            }
            for effect in mark.style.effects { view = effect(view) }
            if mark.style.opacity < 1 { view = AnyView(view.opacity(mark.style.opacity)) }
            if case .view = mark.shape { return AnyView(view.layoutValue(key: PlaceKey.self, value: Place(point: frame.origin, anchor: .center))) }
            return placed(view, frame)
        }
    }

    private func placed(_ view: some View, _ frame: CGRect) -> AnyView { AnyView(view.layoutValue(key: PlaceKey.self, value: Place(point: frame.origin, anchor: .topLeading, size: frame.size))) }

    // MARK: Annotations

    private func annotations(_ geometry: MarkGeometry) -> [AnyView] {
        geometry.places.flatMap { place in
            place.mark.style.annotations.map { annotation in
                let view = annotation.content(AnnotationContext(targetSize: place.frame.size))
                return AnyView(view.layoutValue(key: PlaceKey.self, value: Self.place(annotation, by: place, in: size)))
            }
        }
    }

    /// Where an annotation stands: beside the mark, its alignment deciding along the mark's edge. An automatic one stands at the end
    /// that the value grows to.
    static func place(_ annotation: MarkAnnotation, by mark: MarkPlace, in size: CGSize) -> Place {
        let frame = mark.frame, gap = annotation.spacing
        var position = annotation.position
        if position == .automatic {
            if case .sector = mark.mark.kind { position = .overlay } else if mark.valueAxis == .horizontal { position = mark.isNegative ? .leading : .trailing } else { position = mark.isNegative ? .bottom : .top }
        }
        let (horizontal, vertical) = (annotation.alignment.unitPoint.x, annotation.alignment.unitPoint.y)
        let along = CGPoint(x: frame.minX + frame.width * horizontal, y: frame.minY + frame.height * vertical)
        let fits = annotation.fits
        func at(_ x: CGFloat, _ y: CGFloat, _ anchor: UnitPoint) -> Place {
            Place(point: CGPoint(x: x, y: y), anchor: anchor, bounds: fits.x || fits.y ? CGRect(origin: .zero, size: size) : nil, fits: fits)
        }
        switch position.place {
        case .overlay, .automatic: return at(along.x, along.y, UnitPoint(x: horizontal, y: vertical))
        case .top: return at(along.x, frame.minY - gap, UnitPoint(x: horizontal, y: 1))
        case .bottom: return at(along.x, frame.maxY + gap, UnitPoint(x: horizontal, y: 0))
        case .leading: return at(frame.minX - gap, along.y, UnitPoint(x: 1, y: vertical))
        case .trailing: return at(frame.maxX + gap, along.y, UnitPoint(x: 0, y: vertical))
        case .topLeading: return at(frame.minX - gap, frame.minY - gap, .bottomTrailing)
        case .topTrailing: return at(frame.maxX + gap, frame.minY - gap, .bottomLeading)
        case .bottomLeading: return at(frame.minX - gap, frame.maxY + gap, .topTrailing)
        case .bottomTrailing: return at(frame.maxX + gap, frame.maxY + gap, .topLeading)
        }
    }

    // MARK: Meaning

    private func parts(_ geometry: MarkGeometry) -> [DescribedPart] {
        geometry.places.compactMap { place in
            let mark = place.mark, own = mark.style.accessibility
            guard !own.isHidden else { return nil }
            func say(_ position: MarkPosition, _ scale: PositionScale) -> String {
                let data = position.value.map { [$0] } ?? [position.start, position.end].compactMap { $0 }
                return data.map { datum in
                    let stride = datum.unit.map { DateStride($0, 1) }
                    return model.format.text(datum.value, stride: stride)
                }.joined(separator: " – ")
            }
            var label = own.label?.words(in: model.environment), value = own.value?.words(in: model.environment)
            if case .sector = mark.kind {
                if case .value(let datum)? = mark.style.foreground { label = label ?? model.format.text(datum.value) }
                value = value ?? say(mark.x, geometry.x)
            } else {
                let isHorizontal = place.valueAxis == .horizontal
                label = label ?? say(isHorizontal ? mark.y : mark.x, isHorizontal ? geometry.y : geometry.x)
                value = value ?? say(isHorizontal ? mark.x : mark.y, isHorizontal ? geometry.x : geometry.y)
                if case .value(let datum)? = mark.style.foreground { value = "\(value ?? ""), \(model.format.text(datum.value))" }
            }
            return DescribedPart(role: "mark", type: mark.kind.typeName, label: label ?? "", value: value ?? "", frame: place.frame)
        }
    }
}

extension MarkKind {
    var typeName: String {
        switch self {
        case .bar: "BarMark"
        case .line: "LineMark"
        case .area: "AreaMark"
        case .point: "PointMark"
        case .rule: "RuleMark"
        case .rectangle: "RectangleMark"
        case .sector: "SectorMark"
        case .function: "LinePlot"
        }
    }
}

/// Where a view goes in the plot: a point of it at a point of the plot, in a size or its own.
struct Place {
    var point = CGPoint.zero
    var anchor = UnitPoint.topLeading
    var size: CGSize?
    /// What the view is moved into, along the axes it should fit.
    var bounds: CGRect?
    var fits = (x: false, y: false)
}

struct PlaceKey: LayoutValueKey {
    static var defaultValue: Place { Place() }
}

/// Puts each view where it says.
struct PlacedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let place = view[PlaceKey.self]
            var point = CGPoint(x: bounds.minX + place.point.x, y: bounds.minY + place.point.y)
            if let limit = place.bounds {
                let size = view.sizeThatFits(.unspecified)
                let left = point.x - size.width * place.anchor.x, top = point.y - size.height * place.anchor.y
                if place.fits.x { point.x += max(limit.minX - left, 0) - max(left + size.width - limit.maxX, 0) }
                if place.fits.y { point.y += max(limit.minY - top, 0) - max(top + size.height - limit.maxY, 0) }
            }
            view.place(at: point, anchor: place.anchor, proposal: place.size.map(ProposedViewSize.init) ?? .unspecified)
        }
    }
}
