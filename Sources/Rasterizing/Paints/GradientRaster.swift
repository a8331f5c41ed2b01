import Drawing

/// Fills pixels with a gradient: for each pixel's centre its place on the gradient, then the table's colour.
///
/// Own loops, since cairo's gradients cost fifteen times as much.
struct GradientRaster {
    enum Shape {
        case linear(start: Point, end: Point)
        /// A circle or ellipse; places run from `from` to `to` in units of `radii`.
        case radial(center: Point, radii: Size, from: Double, to: Double)
        case angular(center: Point, start: Double, end: Double)
    }
    let shape: Shape
    let table: GradientTable
    /// From device space to the space of the gradient's points.
    let inverse: AffineTransform

    /// Writes every pixel of `area`, which lies inside the surface.
    func fill(_ area: PixelRect, of surface: Surface) {
        table.colors.withUnsafeBufferPointer { buffer in
            guard let colors = buffer.baseAddress else { return }
            switch shape {
            case .linear(let start, let end): fillLinear(area, surface, colors, start, end)
            case .radial(let center, let radii, let from, let to): fillRadial(area, surface, colors, center, radii, from, to)
            case .angular(let center, let start, let end): fillAngular(area, surface, colors, center, start, end)
            }
        }
    }

    private static let last = GradientTable.size - 1

    private func fillLinear(_ area: PixelRect, _ surface: Surface, _ colors: UnsafePointer<UInt32>, _ start: Point, _ end: Point) {
        let dx = end.x - start.x, dy = end.y - start.y, length = dx * dx + dy * dy
        guard length > 0 else { return fillSolid(area, surface, colors[Self.last]) }
        // The place is an affine function of the pixel's coordinates: t = along·x + down·y + t0.
        let along = (inverse.a * dx + inverse.b * dy) / length, down = (inverse.c * dx + inverse.d * dy) / length
        let t0 = ((inverse.tx - start.x) * dx + (inverse.ty - start.y) * dy) / length
        // 16 bits of fraction; beyond ±2⁴⁴ nothing but the end colours is left.
        let unit = Double(Self.last) * 65536
        func fixed(_ value: Double) -> Int { value.isNaN ? 0 : Int(min(max(value, -1.7e13), 1.7e13)) }
        let step = fixed(along * unit)
        let isSteady = abs(along) * Double(area.width) * unit < 256
        for y in area.y..<area.maxY {
            let row = surface.row(y) + (area.x - surface.rect.x)
            if y > area.y, down == 0 {
                row.update(from: surface.row(area.y) + (area.x - surface.rect.x), count: area.width)
                continue
            }
            var place = fixed((along * (Double(area.x) + 0.5) + down * (Double(y) + 0.5) + t0) * unit) + 32768
            if isSteady {
                row.update(repeating: colors[min(max(place >> 16, 0), Self.last)], count: area.width)
                continue
            }
            for x in 0..<area.width {
                row[x] = colors[min(max(place >> 16, 0), Self.last)]
                place &+= step
            }
        }
    }

    private func fillRadial(_ area: PixelRect, _ surface: Surface, _ colors: UnsafePointer<UInt32>, _ center: Point, _ radii: Size, _ from: Double, _ to: Double) {
        guard radii.width > 0, radii.height > 0, to != from else { return fillSolid(area, surface, colors[Self.last]) }
        let factor = Float(Double(Self.last) / (to - from)), offset = Float(0.5 - from * Double(Self.last) / (to - from))
        let stepX = Float(inverse.a / radii.width), stepY = Float(inverse.b / radii.height)
        for y in area.y..<area.maxY {
            let row = surface.row(y) + (area.x - surface.rect.x)
            let first = inverse.apply(Point(x: Double(area.x) + 0.5, y: Double(y) + 0.5))
            let x0 = Float((first.x - center.x) / radii.width), y0 = Float((first.y - center.y) / radii.height)
            for x in 0..<area.width {
                let u = x0 + Float(x) * stepX, v = y0 + Float(x) * stepY
                let place = (u * u + v * v).squareRoot() * factor + offset
                row[x] = colors[Int(min(max(place, 0), Float(Self.last)))]
            }
        }
    }

    private func fillAngular(_ area: PixelRect, _ surface: Surface, _ colors: UnsafePointer<UInt32>, _ center: Point, _ start: Double, _ end: Double) {
        let turn = 2 * Double.pi
        var low = min(start, end), sweep = abs(end - start)
        let isReversed = end < start
        guard sweep > 0, sweep.isFinite, low.isFinite else { return fillSolid(area, surface, colors[Self.last]) }
        // More than a turn: only the last whole turn shows. Less: what is missing takes the end colours, half each.
        var firstPlace = 0.0, span = 1.0
        if sweep > turn {
            span = turn / sweep
            firstPlace = isReversed ? 0 : 1 - span
            low = isReversed ? low : low + sweep - turn
            sweep = turn
        }
        let base = Float(low - (low / turn).rounded(.down) * turn), sweepF = Float(sweep), turnF = Float(turn)
        let middleOfGap = sweepF + (turnF - sweepF) / 2
        let factor = Float(Double(Self.last) * span) / sweepF, offset = Float(firstPlace * Double(Self.last)) + 0.5
        let stepX = Float(inverse.a), stepY = Float(inverse.b)
        for y in area.y..<area.maxY {
            let row = surface.row(y) + (area.x - surface.rect.x)
            let first = inverse.apply(Point(x: Double(area.x) + 0.5, y: Double(y) + 0.5))
            let x0 = Float(first.x - center.x), y0 = Float(first.y - center.y)
            for x in 0..<area.width {
                var angle = Self.angle(y0 + Float(x) * stepY, x0 + Float(x) * stepX) - base
                if angle < 0 { angle += turnF }
                let place = angle <= sweepF ? angle * factor + offset : (angle < middleOfGap ? Float(Self.last) : 0)
                let index = Int(min(max(place, 0), Float(Self.last)))
                row[x] = colors[isReversed ? Self.last - index : index]
            }
        }
    }

    /// The angle of (x, y) from the positive x axis, 0…2π, right to 1e-5: the same on every machine and faster than the C library's.
    @inline(__always) static func angle(_ y: Float, _ x: Float) -> Float {
        let ax = abs(x), ay = abs(y)
        let small = min(ax, ay), large = max(ax, ay)
        if large == 0 { return 0 }
        let z = small / large, s = z * z
        var angle = z * (0.99997726 + s * (-0.33262347 + s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 - s * 0.01172120)))))
        if ay > ax { angle = .pi / 2 - angle }
        if x < 0 { angle = .pi - angle }
        return y < 0 ? 2 * .pi - angle : angle
    }

    private func fillSolid(_ area: PixelRect, _ surface: Surface, _ color: UInt32) {
        for y in area.y..<area.maxY { (surface.row(y) + (area.x - surface.rect.x)).update(repeating: color, count: area.width) }
    }
}
