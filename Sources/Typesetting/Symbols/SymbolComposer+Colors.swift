import Drawing

/// The multicolour form of symbols. A layer's level is that of its `SymbolColor`.
extension SymbolComposer {
    /// A glyph's parts in the colours of its row.
    ///
    /// - Parameter isLevelled: gives layers the levels of a palette instead: 0 the first colour of the row, 1 the second.
    func colored(_ path: Path, by coloring: SymbolColoring, isLevelled: Bool = false) -> [Symbol.Layer] {
        let parts = path.parts
        guard let first = parts.first?.inkBounds else { return [] }
        return parts.enumerated().map { index, part in
            var color = coloring[index], level = min(index, coloring.colors.count - 1)
            if index > 0, let below = coloring.below, part.inkBounds.midY > first.maxY - first.height * 0.1 {
                color = below
                level = coloring.colors.count
            }
            return Symbol.Layer(path: part, level: isLevelled ? min(level, 2) : color.level)
        }
    }

    /// An enclosed glyph in two colours: those of its row, else the mark white on the foreground style where the enclosure is filled.
    func colored(_ glyph: EnclosedGlyph, by coloring: SymbolColoring?) -> [Symbol.Layer]? {
        guard coloring != nil || glyph.isFilled else { return nil }
        return [Symbol.Layer(path: glyph.enclosure, level: (coloring?[0] ?? .primary).level), Symbol.Layer(path: glyph.mark, level: (coloring?[1] ?? .white).level)]
    }
}

extension [Symbol.Layer] {
    /// The same layers in one colour.
    func colored(_ color: SymbolColor) -> [Symbol.Layer] {
        map { Symbol.Layer(path: $0.path, isErasing: $0.isErasing, level: color.level, emboldening: $0.emboldening) }
    }
}

extension Path {
    /// The separate parts of an outline, each with its holes, the largest first.
    ///
    /// Contours that run the same way as the largest one are parts; the others are holes of the smallest part about them.
    var parts: [Path] {
        let all = contours.map { (path: $0, area: $0.signedArea, bounds: $0.inkBounds) }.sorted { abs($0.area) > abs($1.area) }
        guard let largest = all.first else { return [] }
        var parts: [(path: Path, bounds: Rect)] = []
        for contour in all where (contour.area < 0) == (largest.area < 0) { parts.append((contour.path, contour.bounds)) }
        for hole in all where (hole.area < 0) != (largest.area < 0) {
            let owner = parts.lastIndex { $0.bounds.encloses(hole.bounds) } ?? 0
            parts[owner].path.elements += hole.path.elements
        }
        return parts.map(\.path)
    }

    /// The area about which the outline runs, negative the other way round: of the polygon of its points.
    private var signedArea: Double {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let p), .line(let p): points.append(p)
            case .quadratic(let p, let c): points += [c, p]
            case .cubic(let p, let c1, let c2): points += [c1, c2, p]
            case .close: break
            }
        }
        guard var last = points.last else { return 0 }
        var doubled = 0.0
        for point in points {
            doubled += last.x * point.y - point.x * last.y
            last = point
        }
        return doubled / 2
    }
}
