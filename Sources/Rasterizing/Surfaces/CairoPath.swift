import CCairo
import Drawing

extension Surface {
    /// Replaces the context's path by the outline mapped to device space; the context's matrix is the identity afterwards.
    func setPath(_ path: Path, _ transform: AffineTransform) {
        cairo_identity_matrix(context)
        cairo_new_path(context)
        var t = transform
        t.tx -= Double(rect.x); t.ty -= Double(rect.y)
        /// Cairo's coordinates are 24.8: what lies far outside is brought near, and no value is no point.
        func map(_ p: Point) -> Point {
            let q = t.apply(p)
            return Point(x: q.x.isNaN ? 0 : min(max(q.x, -4e6), 4e6), y: q.y.isNaN ? 0 : min(max(q.y, -4e6), 4e6))
        }
        var current = Point.zero
        for element in path.elements {
            switch element {
            case .move(let p):
                current = map(p)
                cairo_move_to(context, current.x, current.y)
            case .line(let p):
                current = map(p)
                cairo_line_to(context, current.x, current.y)
            case .quadratic(let p, let c):
                let end = map(p), control = map(c)
                cairo_curve_to(context, current.x + 2 / 3 * (control.x - current.x), current.y + 2 / 3 * (control.y - current.y),
                               end.x + 2 / 3 * (control.x - end.x), end.y + 2 / 3 * (control.y - end.y), end.x, end.y)
                current = end
            case .cubic(let p, let c1, let c2):
                let end = map(p), first = map(c1), second = map(c2)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
                current = end
            case .close:
                cairo_close_path(context)
                var x = 0.0, y = 0.0
                if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
                current = Point(x: x, y: y)
            }
        }
    }

    /// - Parameter extent: points, about as long as the outline at least: bounds the number of dashes.
    func setStroke(_ style: StrokeStyle, _ t: AffineTransform, extent: Double) {
        var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: 0, y0: 0)
        cairo_set_matrix(context, &matrix)
        cairo_set_line_width(context, min(max(style.width, 0), 1e5))
        cairo_set_line_cap(context, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][Int(style.cap.rawValue)])
        cairo_set_line_join(context, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][Int(style.join.rawValue)])
        cairo_set_miter_limit(context, max(style.miterLimit, 1))
        let dashes = style.usableDashes(scale: t.meanScale, extent: extent)
        cairo_set_dash(context, dashes, Int32(dashes.count), style.dashPhase)
    }
}

extension StrokeStyle {
    /// The dashes where they can be drawn: not all 0, none negative, and together not so short that a line falls into countless pieces.
    func usableDashes(scale: Double, extent: Double) -> [Double] {
        let total = dash.reduce(0, +)
        guard !dash.isEmpty, dash.count <= 1024, dash.allSatisfy({ $0 >= 0 && $0.isFinite }), total * scale > 0.1, extent / total < 100_000 else { return [] }
        return dash
    }
}

extension Path {
    /// The rectangle that the outline is, where it is one along the axes once mapped.
    func deviceRectangle(_ t: AffineTransform) -> Rect? {
        guard elements.count == 5 || elements.count == 6, (t.b == 0 && t.c == 0) || (t.a == 0 && t.d == 0),
              case .move(let a) = elements[0], case .line(let b) = elements[1], case .line(let c) = elements[2], case .line(let d) = elements[3] else { return nil }
        switch elements[4] {
        case .close: guard elements.count == 5 else { return nil }
        case .line(let e): guard e == a, elements.count == 5 || elements[5] == .close else { return nil }
        default: return nil
        }
        guard (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y) else { return nil }
        let first = t.apply(a), third = t.apply(c)
        let x = min(first.x, third.x), y = min(first.y, third.y)
        return Rect(x: x, y: y, width: abs(first.x - third.x), height: abs(first.y - third.y))
    }
}

extension Rect {
    /// The rectangle as whole pixels, where its edges lie on them.
    var wholePixels: PixelRect? {
        func whole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 512 }
        guard abs(minX) < 1e6, abs(minY) < 1e6, width < 1e6, height < 1e6,
              whole(minX), whole(minY), whole(maxX), whole(maxY) else { return nil }
        return PixelRect(x: Int(minX.rounded()), y: Int(minY.rounded()), width: Int(maxX.rounded()) - Int(minX.rounded()), height: Int(maxY.rounded()) - Int(minY.rounded()))
    }
}
