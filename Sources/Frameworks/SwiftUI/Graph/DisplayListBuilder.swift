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

    func append(_ command: DisplayCommand, element: _ViewElement) {
        items.append(DisplayItem(command, identity: element.identity.hash, source: element.source, isAccented: element.environment.isWidgetAccentable))
    }

    func append(_ commands: [DisplayCommand], element: _ViewElement) {
        for command in commands { append(command, element: element) }
    }

    /// Draws what `body` draws as a group.
    func group(_ effect: GroupEffect, element: _ViewElement, _ body: () -> Void) {
        append(.beginGroup(effect), element: element)
        let count = items.count
        body()
        if items.count == count {
            items.removeLast()
        } else {
            append(.endGroup, element: element)
        }
    }

    /// What `body` draws, left out of the list.
    func captured(_ body: () throws -> Void) rethrows -> [DisplayItem] {
        let outer = items
        items = []
        defer { items = outer }
        try body()
        return items
    }

    func append(contentsOf drawn: [DisplayItem]) { items += drawn }

    /// Draws something below all that has been drawn, outside of every group.
    func underneath(_ body: () -> Void) {
        let above = items
        items = []
        body()
        items += above
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

    func fill<S: ShapeStyle>(_ path: Path, with style: S, in bounds: CGRect, _ environment: EnvironmentValues, evenOdd: Bool, element: _ViewElement) {
        guard !path.isEmpty else { return }
        paint(style, in: bounds, environment, element: element) { append(.fill(path.drawing, $0, evenOdd: evenOdd), element: element) }
    }

    func stroke<S: ShapeStyle>(_ path: Path, _ stroke: StrokeStyle, with style: S, in bounds: CGRect, _ environment: EnvironmentValues, element: _ViewElement) {
        guard !path.isEmpty, stroke.lineWidth > 0 else { return }
        paint(style, in: bounds, environment, element: element) { append(.stroke(path.drawing, $0, stroke.drawing), element: element) }
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
