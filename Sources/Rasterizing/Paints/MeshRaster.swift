import Drawing

/// Fills pixels with a mesh gradient: each cell is a patch with four cubic sides, cut into small quadrilaterals of even colour steps.
struct MeshRaster {
    let mesh: MeshGradient
    let transform: AffineTransform

    /// The largest mesh that is drawn, in points.
    static let limit = 4096

    func fill(_ surface: Surface) {
        let area = surface.rect
        let background = Pixel.premultiplied(mesh.background)
        for y in area.y..<area.maxY { surface.row(y).update(repeating: background, count: area.width) }
        guard mesh.width >= 2, mesh.height >= 2, mesh.width <= Self.limit, mesh.height <= Self.limit,
              mesh.points.count == mesh.width * mesh.height, mesh.colors.count == mesh.points.count, mesh.points.count <= Self.limit,
              mesh.controlPoints.map({ $0.count == mesh.points.count && $0.allSatisfy { $0.count == 4 } }) ?? true else { return }
        let colors = mesh.colors.map { ColorMixing.mixable($0, mesh.interpolation) }
        for row in 0..<mesh.height - 1 {
            for column in 0..<mesh.width - 1 { fillPatch(column, row, colors, surface) }
        }
    }

    // MARK: Colours

    /// The colour at (u, v) of a cell: cubic through the neighbours where the mesh smooths, else bilinear.
    private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float, _ colors: [MixedColor]) -> MixedColor {
        func at(_ x: Int, _ y: Int) -> MixedColor {
            colors[min(max(y, 0), mesh.height - 1) * mesh.width + min(max(x, 0), mesh.width - 1)]
        }
        guard mesh.smoothsColors else {
            let top = at(column, row) + (at(column + 1, row) - at(column, row)) * u
            let bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * u
            return top + (bottom - top) * v
        }
        func cubic(_ a: MixedColor, _ b: MixedColor, _ c: MixedColor, _ d: MixedColor, _ t: Float) -> MixedColor {
            // Tangents from the neighbours, none where a colour is a local extreme: the curve does not overshoot.
            func tangent(_ before: MixedColor, _ here: MixedColor, _ after: MixedColor) -> MixedColor {
                let left = here - before, right = after - here
                return ((left + right) * 0.5).replacing(with: 0, where: (left * right) .<= 0)
            }
            let m1 = tangent(a, b, c), m2 = tangent(b, c, d)
            let t2 = t * t, t3 = t2 * t
            let h1: Float = 2 * t3 - 3 * t2 + 1, h2: Float = t3 - 2 * t2 + t, h3: Float = 3 * t2 - 2 * t3, h4: Float = t3 - t2
            return b * h1 + m1 * h2 + c * h3 + m2 * h4
        }
        let rows = (-1...2).map { dy in
            cubic(at(column - 1, row + dy), at(column, row + dy), at(column + 1, row + dy), at(column + 2, row + dy), u)
        }
        return cubic(rows[0], rows[1], rows[2], rows[3], v)
    }

    // MARK: Geometry

    private func point(_ column: Int, _ row: Int) -> Point { mesh.points[row * mesh.width + column] }

    /// A point's control point towards the leading (0), top (1), trailing (2) or bottom (3) neighbour.
    private func control(_ column: Int, _ row: Int, _ side: Int) -> Point {
        if let given = mesh.controlPoints { return given[row * mesh.width + column][side] }
        let here = point(column, row)
        let isHorizontal = side == 0 || side == 2
        let sign: Double = side < 2 ? -1 : 1
        func neighbour(_ step: Int) -> Point? {
            let x = column + (isHorizontal ? step : 0), y = row + (isHorizontal ? 0 : step)
            return x >= 0 && y >= 0 && x < mesh.width && y < mesh.height ? point(x, y) : nil
        }
        let before = neighbour(-1) ?? here, after = neighbour(1) ?? here
        // At a border the tangent is the line to the only neighbour; inside, half the line between both.
        let share = neighbour(-1) == nil || neighbour(1) == nil ? 1.0 / 3 : 1.0 / 6
        return Point(x: here.x + sign * (after.x - before.x) * share, y: here.y + sign * (after.y - before.y) * share)
    }

    private func fillPatch(_ column: Int, _ row: Int, _ colors: [MixedColor], _ surface: Surface) {
        let top = [point(column, row), control(column, row, 2), control(column + 1, row, 0), point(column + 1, row)].map(transform.apply)
        let bottom = [point(column, row + 1), control(column, row + 1, 2), control(column + 1, row + 1, 0), point(column + 1, row + 1)].map(transform.apply)
        let left = [point(column, row), control(column, row, 3), control(column, row + 1, 1), point(column, row + 1)].map(transform.apply)
        let right = [point(column + 1, row), control(column + 1, row, 3), control(column + 1, row + 1, 1), point(column + 1, row + 1)].map(transform.apply)
        let all = top + bottom + left + right
        guard all.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return }
        let width = (all.map(\.x).max() ?? 0) - (all.map(\.x).min() ?? 0), height = (all.map(\.y).max() ?? 0) - (all.map(\.y).min() ?? 0)
        // Pieces of about four pixels: colour steps between them are below what eight bits show.
        let steps = min(max(Int(max(width, height) / 4), 4), 64)
        func bezier(_ p: [Point], _ t: Double) -> Point {
            let s = 1 - t, a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
            return Point(x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
        }
        /// A Coons patch: the mean of the two ruled surfaces between opposite sides, less the bilinear one through the corners.
        func surfacePoint(_ u: Double, _ v: Double) -> Point {
            let t = bezier(top, u), b = bezier(bottom, u), l = bezier(left, v), r = bezier(right, v)
            func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
            let x = mix(t.x, b.x, v) + mix(l.x, r.x, u) - mix(mix(top[0].x, top[3].x, u), mix(bottom[0].x, bottom[3].x, u), v)
            let y = mix(t.y, b.y, v) + mix(l.y, r.y, u) - mix(mix(top[0].y, top[3].y, u), mix(bottom[0].y, bottom[3].y, u), v)
            return Point(x: x, y: y)
        }
        var previous: [(Point, MixedColor)] = []
        for j in 0...steps {
            var line: [(Point, MixedColor)] = []
            line.reserveCapacity(steps + 1)
            for i in 0...steps {
                let u = Double(i) / Double(steps), v = Double(j) / Double(steps)
                line.append((surfacePoint(u, v), color(column, row, Float(u), Float(v), colors)))
            }
            if j > 0 {
                for i in 0..<steps {
                    fillTriangle(previous[i], previous[i + 1], line[i], surface)
                    fillTriangle(previous[i + 1], line[i + 1], line[i], surface)
                }
            }
            previous = line
        }
    }

    /// Pixels whose centre is in the triangle take the colour mixed from its corners.
    private func fillTriangle(_ a: (Point, MixedColor), _ b: (Point, MixedColor), _ c: (Point, MixedColor), _ surface: Surface) {
        let area = (b.0.x - a.0.x) * (c.0.y - a.0.y) - (c.0.x - a.0.x) * (b.0.y - a.0.y)
        guard abs(area) > 1e-9 else { return }
        let bounds = PixelRect(around: Rect(x: min(a.0.x, b.0.x, c.0.x), y: min(a.0.y, b.0.y, c.0.y),
                                            width: max(a.0.x, b.0.x, c.0.x) - min(a.0.x, b.0.x, c.0.x),
                                            height: max(a.0.y, b.0.y, c.0.y) - min(a.0.y, b.0.y, c.0.y))).intersection(surface.rect)
        guard !bounds.isEmpty else { return }
        // A hair of slack lets neighbours share their edge: no pixel falls between two triangles.
        let slack = -1e-6
        for y in bounds.y..<bounds.maxY {
            let row = surface.row(y)
            for x in bounds.x..<bounds.maxX {
                let px = Double(x) + 0.5, py = Double(y) + 0.5
                let wb = ((px - a.0.x) * (c.0.y - a.0.y) - (c.0.x - a.0.x) * (py - a.0.y)) / area
                let wc = ((b.0.x - a.0.x) * (py - a.0.y) - (px - a.0.x) * (b.0.y - a.0.y)) / area
                let wa = 1 - wb - wc
                if wa < slack || wb < slack || wc < slack { continue }
                row[x - surface.rect.x] = ColorMixing.pixel(a.1 * Float(wa) + b.1 * Float(wb) + c.1 * Float(wc), mesh.interpolation)
            }
        }
    }
}
