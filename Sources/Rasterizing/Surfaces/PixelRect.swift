import Drawing

/// A rectangle of whole device pixels.
struct PixelRect: Hashable {
    var x, y, width, height: Int
    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var area: Int { isEmpty ? 0 : width * height }
    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    init(x: Int, y: Int, width: Int, height: Int) { self.x = x; self.y = y; self.width = width; self.height = height }

    /// The whole pixels that a rectangle in device space touches; coordinates beyond a million are cut.
    init(around rect: Rect) {
        func bounded(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6)) }
        guard rect.width > 0 || rect.height > 0 else { self = .empty; return }
        x = bounded(rect.minX.rounded(.down)); y = bounded(rect.minY.rounded(.down))
        width = bounded(rect.maxX.rounded(.up)) - x; height = bounded(rect.maxY.rounded(.up)) - y
    }

    var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

    func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x), top = max(y, other.y), right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        return right > left && bottom > top ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : .empty
    }
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x), top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
    func expanded(by distance: Int) -> PixelRect {
        isEmpty ? self : PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
    func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }
}
