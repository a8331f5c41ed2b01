import CCairo
import Drawing

/// A perspective map between device pixels: the map of points seen through the transform around it.
struct DevicePerspective {
    /// Row by row: x' = (m[0]·x + m[1]·y + m[2]) / w, y' = (m[3]·x + …) / w, w = m[6]·x + m[7]·y + m[8].
    let matrix: [Double]

    init(_ p: PerspectiveTransform, _ t: AffineTransform) {
        // `PerspectiveTransform` multiplies from the other side: its rows are columns here.
        let points = [p.m11, p.m21, p.m31, p.m12, p.m22, p.m32, p.m13, p.m23, p.m33]
        guard let inverse = t.inverted else { matrix = Array(repeating: .nan, count: 9); return }
        func affine(_ t: AffineTransform) -> [Double] { [t.a, t.c, t.tx, t.b, t.d, t.ty, 0, 0, 1] }
        matrix = Self.product(affine(t), Self.product(points, affine(inverse)))
    }

    private init(matrix: [Double]) { self.matrix = matrix }

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        (0..<9).map { index in
            let row = index / 3 * 3, column = index % 3
            return a[row] * b[column] + a[row + 1] * b[3 + column] + a[row + 2] * b[6 + column]
        }
    }

    var isUsable: Bool { inverted != nil }

    var inverted: DevicePerspective? {
        let m = matrix
        let a = m[4] * m[8] - m[5] * m[7], b = m[5] * m[6] - m[3] * m[8], c = m[3] * m[7] - m[4] * m[6]
        let determinant = m[0] * a + m[1] * b + m[2] * c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let adjugate = [a, m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
                        b, m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
                        c, m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]]
        return DevicePerspective(matrix: adjugate.map { $0 / determinant })
    }

    /// The point it goes to; nil where it is behind the eye.
    @inline(__always) func apply(_ x: Double, _ y: Double) -> Point? {
        matrix.withUnsafeBufferPointer { m in
            let w = m[6] * x + m[7] * y + m[8]
            guard w > 1e-9 else { return nil }
            return Point(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
        }
    }

    /// What holds the mapped rectangle; everything where a corner is behind the eye.
    func boundingBox(of r: Rect) -> Rect {
        guard !r.isEmptyPoint else { return .zero }
        let corners = [apply(r.minX, r.minY), apply(r.maxX, r.minY), apply(r.minX, r.maxY), apply(r.maxX, r.maxY)].compactMap { $0 }
        guard corners.count == 4 else { return Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6) }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let x = xs.min() ?? 0, y = ys.min() ?? 0
        return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
    }
}

extension DrawingPass {
    /// Draws a layer through a perspective map: each pixel of the target takes the mean of the four nearest of the layer.
    func drawPerspective(_ layer: Surface, _ map: DevicePerspective) {
        guard let inverse = map.inverted else { return }
        let area = PixelRect(around: map.boundingBox(of: layer.rect.rect).insetBy(-1)).intersection(clip)
        guard !area.isEmpty, let turned = layerSurface(area) else { return }
        cairo_surface_flush(layer.cairoSurface)
        let rect = layer.rect
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            x >= rect.x && y >= rect.y && x < rect.maxX && y < rect.maxY ? layer.row(y)[x - rect.x] : 0
        }
        for y in area.y..<area.maxY {
            let row = turned.row(y)
            for x in 0..<area.width {
                guard let source = inverse.apply(Double(area.x + x) + 0.5, Double(y) + 0.5),
                      // The eye's side of the plane only: what is behind it would appear upside down.
                      source.x > Double(rect.x) - 1, source.y > Double(rect.y) - 1, source.x < Double(rect.maxX) + 1, source.y < Double(rect.maxY) + 1,
                      map.apply(source.x, source.y) != nil else { continue }
                let sx = source.x - 0.5, sy = source.y - 0.5
                let left = Int(sx.rounded(.down)), top = Int(sy.rounded(.down))
                row[x] = PixelImage.bilinear(pixel(left, top), pixel(left + 1, top), pixel(left, top + 1), pixel(left + 1, top + 1),
                                             UInt32((sx - Double(left)) * 256), UInt32((sy - Double(top)) * 256))
            }
        }
        cairo_surface_mark_dirty(turned.cairoSurface)
        composite(turned, .normal)
        rasterizer.pool.recycle(turned)
    }
}
