import Drawing
import Typesetting

/// Collects the drawing commands of placed elements.
///
/// One builder serves one drawing; elements are drawn in the coordinate space of the widget unless a group's transform is open.
final class DisplayListBuilder {
    let displayScale: CGFloat
    private(set) var items: [DisplayItem] = []
    var fonts = FontTable()
    private(set) var images: [ImageResource] = []
    private var imageIndices: [UInt64: Int] = [:]
    /// The views whose items these are, in the order in which they began.
    private(set) var views: [ViewRecord] = []
    /// The places in `views` of those being drawn.
    private var openViews: [Int] = []
    private var depth = 0
    var findings: [Finding] = []
    /// Deeper groups than any view draws; elements below are left out with a finding.
    private static let depthLimit = 600

    init(displayScale: CGFloat) { self.displayScale = displayScale }

    /// Draws something nested one level deeper, unless that is deeper than a picture can be.
    func nested(_ body: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        if depth < Self.depthLimit { body() }
    }

    /// - Parameter isAliased: whether its edges are not smoothed.
    func append(_ command: DisplayCommand, element: _ViewElement, isAliased: Bool = false) {
        items.append(DisplayItem(command, identity: element.identity.hash, source: element.source, isAccented: element.environment.isWidgetAccentable, isAliased: isAliased))
    }

    func append(_ commands: [DisplayCommand], element: _ViewElement) {
        for command in commands { append(command, element: element) }
    }

    /// Draws what `body` draws as a group.
    func group(_ effect: GroupEffect, element: _ViewElement, isAliased: Bool = false, _ body: () -> Void) {
        append(.beginGroup(effect), element: element, isAliased: isAliased)
        let count = items.count
        body()
        if items.count == count {
            items.removeLast()
        } else {
            append(.endGroup, element: element)
        }
    }

    /// Draws an element and notes which items are its, where transitions ask for them.
    func recorded(_ element: _ViewElement, at origin: CGPoint, _ body: () -> Void) {
        let transition = element.ownTransition
        guard let role = element.recordRole ?? (transition == nil ? nil : .group) else { return body() }
        let frame = CGRect(origin: origin, size: element.frame.size)
        openViews.append(views.count)
        views.append(ViewRecord(identity: element.identity.hash, role: role, items: items.count..<items.count, frame: frame.drawing, change: element.environment.archivedChange,
                                passage: transition?.passage(of: frame, element.environment), turn: element.recordedTurn(at: origin)))
        if let timing = transition?.timing { views[views.count - 1].change = (views[views.count - 1].change ?? ContentChange()).timed(timing) }
        body()
        // What is drawn underneath has moved the place.
        let place = openViews.removeLast(), start = views[place].items.lowerBound
        if items.count > start { views[place].items = start..<items.count } else { views.removeSubrange(place...) }
    }

    /// What `body` draws, left out of the list.
    func captured(_ body: () throws -> Void) rethrows -> [DisplayItem] {
        let outer = items, outerViews = views, outerOpen = openViews
        items = []
        // Whose it is, is lost: it is drawn in another place.
        (views, openViews) = ([], [])
        defer { (items, views, openViews) = (outer, outerViews, outerOpen) }
        try body()
        return items
    }

    func append(contentsOf drawn: [DisplayItem]) { items += drawn }

    /// The groups that are open now, from the outermost on.
    var openGroups: [GroupEffect] {
        var open: [GroupEffect] = []
        for item in items {
            switch item.command {
            case .beginGroup(let effect): open.append(effect)
            case .endGroup: _ = open.popLast()
            default: break
            }
        }
        return open
    }

    /// Draws something below all that has been drawn, outside of every group.
    func underneath(_ body: () -> Void) {
        let above = items, viewsAbove = views, openAbove = openViews
        items = []
        (views, openViews) = ([], [])
        body()
        let count = items.count, viewCount = views.count
        items += above
        views += viewsAbove.map { view in
            var view = view
            view.items = view.items.lowerBound + count..<view.items.upperBound + count
            return view
        }
        openViews = openAbove.map { $0 + viewCount }
    }

    func index(of image: ImageResource) -> Int {
        if let known = imageIndices[image.hash] { return known }
        images.append(image)
        imageIndices[image.hash] = images.count - 1
        return images.count - 1
    }

    /// The nearest rectangle with edges on device pixels (layout-rules 1.5).
    func pixelAligned(_ rect: CGRect) -> CGRect {
        let x = pixelAligned(rect.minX), y = pixelAligned(rect.minY)
        return CGRect(x: x, y: y, width: max(pixelAligned(rect.maxX) - x, 0), height: max(pixelAligned(rect.maxY) - y, 0))
    }

    func pixelAligned(_ length: CGFloat) -> CGFloat { (length * displayScale).rounded() / displayScale }

    // MARK: Styles

    func fill<S: ShapeStyle>(_ path: Path, with style: S, in bounds: CGRect, _ environment: EnvironmentValues, evenOdd: Bool, isAliased: Bool = false, element: _ViewElement) {
        guard !path.isEmpty else { return }
        paint(style, in: bounds, environment, element: element) { append(.fill(path.drawing, $0, evenOdd: evenOdd), element: element, isAliased: isAliased) }
    }

    func stroke<S: ShapeStyle>(_ path: Path, _ stroke: StrokeStyle, with style: S, in bounds: CGRect, _ environment: EnvironmentValues, isAliased: Bool = false, element: _ViewElement) {
        guard !path.isEmpty, stroke.lineWidth > 0 else { return }
        paint(style, in: bounds, environment, element: element) { append(.stroke(path.drawing, $0, stroke.drawing), element: element, isAliased: isAliased) }
    }

    /// Draws something with what a style is in an environment: a paint, with the shadows and blends that come with it.
    func paint<S: ShapeStyle>(_ style: S, in bounds: CGRect, _ environment: EnvironmentValues, element: _ViewElement, _ draw: (Paint) -> Void) {
        let resolved = style.resolvedPaint(in: environment, bounds: bounds)
        var paint = resolved.paint
        if let pattern = resolved.pattern, case .imagePattern(_, let tile) = paint { paint = .imagePattern(image: index(of: pattern), rect: tile) }
        self.draw(with: resolved.effects, around: bounds, element: element) { draw($0 ? .color(.black) : paint) }
    }

    func displayList(size: CGSize) -> DisplayList {
        DisplayList(size: size.drawing, items: items, fonts: fonts.references, images: images)
    }
}
