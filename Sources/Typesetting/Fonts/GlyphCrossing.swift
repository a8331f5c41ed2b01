internal import CFreeType

extension FontFace {
    /// Where a glyph's outline lies between two heights, both per em above the baseline: from left to right, per em from its origin.
    ///
    /// Curves are taken for the polygons of their control points, which lie a little outside. Nil where the glyph does not reach there.
    func crossing(_ glyph: UInt32, from low: Double, to high: Double, skew: Double) -> (left: Double, right: Double)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0 else { return nil }
        let top = Double(extents.y_bearing) / unitsPerEm, bottom = top + Double(extents.height) / unitsPerEm
        guard bottom < high, top > low else { return nil }
        var pen = CrossingPen(low: low * unitsPerEm, high: high * unitsPerEm, skew: skew)
        withUnsafeMutablePointer(to: &pen) { hb_font_get_glyph_shape(handle, glyph, CrossingPen.functions.pointer, $0) }
        return pen.left <= pen.right ? (pen.left / unitsPerEm, pen.right / unitsPerEm) : nil
    }
}

/// Follows an outline, and keeps how far it reaches to the sides between two heights; font units.
private struct CrossingPen {
    let low, high, skew: Double
    var left = Double.infinity, right = -Double.infinity
    private var x = 0.0, y = 0.0

    init(low: Double, high: Double, skew: Double) { (self.low, self.high, self.skew) = (low, high, skew) }

    mutating func move(_ toX: Float, _ toY: Float) { (x, y) = (Double(toX), Double(toY)) }

    mutating func line(_ toX: Float, _ toY: Float) {
        let (fromX, fromY) = (x, y)
        move(toX, toY)
        guard max(fromY, y) >= low, min(fromY, y) <= high else { return }
        // The part of the line between the two heights.
        func at(_ height: Double) -> Double { y == fromY ? x : fromX + (x - fromX) * (height - fromY) / (y - fromY) }
        for height in [min(max(fromY, low), high), min(max(y, low), high)] {
            let reach = at(height) + skew * height
            left = min(left, reach)
            right = max(right, reach)
        }
        if y == fromY { left = min(left, fromX + skew * y); right = max(right, fromX + skew * y) }
    }

    private static func of(_ pointer: UnsafeMutableRawPointer?, _ body: (inout CrossingPen) -> Void) {
        if let pointer { body(&pointer.assumingMemoryBound(to: CrossingPen.self).pointee) }
    }

    /// HarfBuzz's table of callbacks, made once and never changed.
    struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }
    static let functions: Functions = {
        let table = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(table, { _, pen, _, x, y, _ in CrossingPen.of(pen) { $0.move(x, y) } }, nil, nil)
        hb_draw_funcs_set_line_to_func(table, { _, pen, _, x, y, _ in CrossingPen.of(pen) { $0.line(x, y) } }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(table, { _, pen, _, cx, cy, x, y, _ in CrossingPen.of(pen) { $0.line(cx, cy); $0.line(x, y) } }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(table, { _, pen, _, ax, ay, bx, by, x, y, _ in CrossingPen.of(pen) { $0.line(ax, ay); $0.line(bx, by); $0.line(x, y) } }, nil, nil)
        hb_draw_funcs_make_immutable(table)
        return Functions(pointer: table)
    }()
}
