/// What of a widget the items of a moment that are on their way may cover: never too little.
enum ChangingArea {
    static func bounds(of moment: DrawnMoment, size: Size) -> Rect {
        let whole = Rect(origin: .zero, size: size)
        var area = Rect.zero
        // Of each open group the transform before it, and how far it spreads what is inside; points.
        var open: [(transform: AffineTransform, spread: Double, isWhole: Bool)] = []
        var transform = AffineTransform.identity, spread = 0.0, isWhole = false
        for (item, isChanging) in zip(moment.items, moment.isChanging) {
            switch item.command {
            case .beginGroup(let effect):
                open.append((transform, spread, isWhole))
                switch effect {
                case .transform(let own): transform = own.concatenating(transform)
                case .perspective: isWhole = true
                case .blur(let radius, _): spread += 3 * radius + 1
                case .shadow(_, let radius, let x, let y): spread += 3 * radius + max(abs(x), abs(y)) + 1
                default: break
                }
            case .endGroup:
                if let last = open.popLast() { (transform, spread, isWhole) = last }
            case .maskedContent: break
            default:
                guard isChanging else { continue }
                if isWhole { return whole }
                let box = transform.boundingBox(of: item.command.reach.insetBy(-spread - 1))
                guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else { return whole }
                area = area.union(box)
            }
        }
        return area.intersection(whole)
    }
}

extension DisplayCommand {
    /// What a drawing may cover, in the space it is drawn in.
    var reach: Rect {
        switch self {
        case .fill(let path, _, _): return path.controlPointBounds
        case .stroke(let path, _, let style): return path.controlPointBounds.insetBy(-style.width / 2 * (style.join == .miter ? max(min(style.miterLimit, 10), 1) : 1.5))
        case .glyphs(let run):
            var box = Rect.zero
            for glyph in run.glyphs {
                // Most glyphs are narrower than an em; those that are wider, and letters with marks on marks, still fit.
                box = box.union(Rect(x: glyph.position.x - run.size * 0.5, y: glyph.position.y - run.size * 1.25, width: run.size * 2, height: run.size * 1.75))
            }
            return box
        case .image(let drawing): return drawing.rect
        // Letters reach over their box: slanted ones, accents.
        case .dynamicText(let text): return text.rect.insetBy(-4)
        case .timerProgress(let progress):
            switch progress.look {
            case .linear(let rect, _): return rect.insetBy(-1)
            case .circular(let center, let radius, let width): return Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius).insetBy(-width / 2 - 1)
            }
        case .beginGroup, .maskedContent, .endGroup: return .zero
        }
    }
}
