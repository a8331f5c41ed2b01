import Drawing

/// A transition as one picture: what changes of the widget, moment after moment, side by side and row below row.
public struct TransitionFilm: Sendable {
    public var sheet: Bitmap
    /// What of the widget a frame shows; points, on whole pixels of a picture of the widget.
    public var area: Rect
    /// Pixels of a frame. Fewer than the widget's picture has of the area where all of it would be too much.
    public var frameWidth, frameHeight: Int
    /// Frames in a row of the sheet.
    public var columns: Int
    public var count: Int
    /// Seconds from one frame to the next; the first is as long after the beginning, and the new picture follows the last.
    public var interval: Double
}

/// What a film depends on beside the transition; as the arguments of `Rasterizer.draw`.
public struct FilmStyle: Sendable {
    public var scale: Double
    public var moment: Double?
    public var mode = DrawingMode.fullColor
    public var background: ColorValue?
    public var cornerRadius = 0.0
    public var removesContainerBackground: Bool?
    /// What lies over every frame, in the widget's space: the edge of glass.
    public var rim: DisplayItem?
    public init(scale: Double, moment: Double? = nil, mode: DrawingMode = .fullColor, background: ColorValue? = nil, cornerRadius: Double = 0, removesContainerBackground: Bool? = nil) {
        self.scale = scale; self.moment = moment; self.mode = mode; self.background = background
        self.cornerRadius = cornerRadius; self.removesContainerBackground = removesContainerBackground
    }
}

extension Rasterizer {
    /// More frames a second are drawn of nothing.
    public static let filmRate = 30.0
    /// Pixels of all frames of a film together.
    public static let filmPixels = 8 << 20

    /// The film of a transition; nil where there is nothing to be seen between its ends.
    public func film(of transition: WidgetTransition, style: FilmStyle) -> TransitionFilm? {
        let size = transition.displayList(at: 0).size, scale = min(max(style.scale.isFinite ? style.scale : 1, 0.1), 8)
        guard !transition.isEmpty, size.width > 0, size.height > 0, max(size.width, size.height) * scale <= Double(Self.largestSide) else { return nil }
        let plan = FilmPlan(transition, scale: scale, size: size, cornerRadius: style.cornerRadius)
        guard let area = plan.area else { return nil }
        let columns = max(1, min(plan.count, 4096 / plan.width)), rows = (plan.count + columns - 1) / columns
        var pixels = [UInt32](repeating: 0, count: columns * plan.width * rows * plan.height)
        for index in 0..<plan.count {
            let list = plan.frame(of: transition.displayList(at: Double(index + 1) * plan.interval), style)
            let bitmap = draw(list, scale: plan.scale, moment: style.moment, mode: style.mode, background: style.background, cornerRadius: plan.isWhole ? style.cornerRadius : nil,
                              removesContainerBackground: style.removesContainerBackground)
            guard bitmap.width == plan.width, bitmap.height == plan.height else { return nil }
            let left = index % columns * plan.width, top = index / columns * plan.height
            bitmap.withPixels { source in
                for row in 0..<plan.height {
                    let target = (top + row) * columns * plan.width + left
                    pixels.replaceSubrange(target..<target + plan.width, with: source[row * plan.width..<(row + 1) * plan.width])
                }
            }
        }
        return TransitionFilm(sheet: Bitmap(width: columns * plan.width, height: rows * plan.height, pixels: pixels), area: area, frameWidth: plan.width, frameHeight: plan.height,
                              columns: columns, count: plan.count, interval: plan.interval)
    }
}

/// Which part of a widget is drawn how often and how fine, so that a film stays small.
private struct FilmPlan {
    var area: Rect?
    var width = 0, height = 0
    var count: Int
    var interval: Double
    /// Pixels per point of the frames.
    var scale: Double
    /// Whether a frame is all of the widget.
    var isWhole = false
    private let size: Size

    init(_ transition: WidgetTransition, scale: Double, size: Size, cornerRadius: Double) {
        self.scale = scale
        self.size = size
        func count(at rate: Double) -> Int { max(1, Int((transition.duration * rate).rounded(.up)) - 1) }
        var rate = Rasterizer.filmRate
        self.count = count(at: rate)
        interval = 1 / rate
        var union = transition.changingArea(at: 0).union(transition.changingArea(at: transition.duration))
        for index in 0..<self.count { union = union.union(transition.changingArea(at: Double(index + 1) / rate)) }
        guard !union.isEmpty else { return }
        // Whole pixels of the widget's picture: what stands still in the area looks as it does around it.
        let left = (union.minX * scale).rounded(.down) / scale, top = (union.minY * scale).rounded(.down) / scale
        let right = (union.maxX * scale).rounded(.up) / scale, bottom = (union.maxY * scale).rounded(.up) / scale
        var area = Rect(x: left, y: top, width: min(right, size.width) - left, height: min(bottom, size.height) - top)
        // Corners are cut of whole pictures.
        isWhole = cornerRadius > 0 && reachesCorner(area, radius: cornerRadius)
        if isWhole { area = Rect(origin: .zero, size: size) }
        self.area = area
        func measure() {
            width = max(1, Int((area.width * self.scale - 0.001).rounded(.up)))
            height = max(1, Int((area.height * self.scale - 0.001).rounded(.up)))
        }
        func isTooLarge() -> Bool { width * height * self.count > Rasterizer.filmPixels }
        measure()
        if isTooLarge() { rate = 20; self.count = count(at: rate) }
        while isTooLarge(), self.scale > scale / 2 + 0.01 { self.scale = max(self.scale * 0.85, scale / 2); measure() }
        // Ten frames a second are still a movement; coarser than that is better than jumps.
        if isTooLarge() { rate = 10; self.count = count(at: rate) }
        while isTooLarge() { self.scale *= 0.85; measure() }
        interval = 1 / rate
    }

    /// The area of a list as a list of its own.
    func frame(of list: DisplayList, _ style: FilmStyle) -> DisplayList {
        guard let area else { return list }
        var frame = list
        frame.size = Size(width: Double(width) / scale, height: Double(height) / scale)
        let translation = DisplayItem(.beginGroup(.transform(.translation(x: -area.minX, y: -area.minY))))
        frame.items = [translation] + list.items + (style.rim.map { [$0] } ?? []) + [DisplayItem(.endGroup)]
        return frame
    }

    /// A continuous corner takes 1.53 radii of each side.
    private func reachesCorner(_ area: Rect, radius: Double) -> Bool {
        let reach = 1.53 * radius
        return (area.minX < reach || area.maxX > size.width - reach) && (area.minY < reach || area.maxY > size.height - reach)
    }
}
