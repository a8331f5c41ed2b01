import Drawing
import Glibc

/// What is known of a group before it is drawn: where it ends and what it covers, so that off-screen pictures are no larger
/// than what is seen, and are made only where a group needs one.
struct GroupPlan {
    /// The index of its `endGroup`, or the number of items where it is missing.
    var end = 0
    /// Device space: what the items cover before the group's effect, and after it.
    var inside = Rect.zero, outside = Rect.zero
    /// For a mask, what the mask's items cover.
    var mask = Rect.zero
    /// How many drawings lie over each other in it: one alone takes an opacity itself.
    var units = 0
    /// Whether anything in it looks at what lies below: a blend mode or a material.
    var readsBackdrop = false

    private struct Open { var index: Int; var effect: GroupEffect; var transform: AffineTransform; var isInMask: Bool }

    /// A plan for each group and, for each item, the place of its plan; -1 for items that open none.
    static func plans(for list: DisplayList, scale: Double) -> (plans: [GroupPlan], places: [Int32]) {
        var plans: [GroupPlan] = [], places = [Int32](repeating: -1, count: list.items.count)
        var open: [Open] = []
        var transform = AffineTransform.scale(x: scale, y: scale)
        func add(_ rect: Rect, units: Int, readsBackdrop: Bool) {
            guard let top = open.last else { return }
            if top.isInMask {
                plans[top.index].mask = plans[top.index].mask.unionOfLines(rect)
            } else {
                plans[top.index].inside = plans[top.index].inside.unionOfLines(rect)
            }
            plans[top.index].units += units
            if readsBackdrop { plans[top.index].readsBackdrop = true }
        }
        func close(at index: Int) {
            let group = open.removeLast()
            plans[group.index].end = index
            plans[group.index].finish(group.effect, transform)
            transform = group.transform
            let plan = plans[group.index]
            add(plan.outside, units: plan.unitsAround(group.effect), readsBackdrop: plan.readsBackdropAround(group.effect))
        }
        for (index, item) in list.items.enumerated() {
            switch item.command {
            case .beginGroup(let effect):
                places[index] = Int32(plans.count)
                var isMask = false
                if case .mask = effect { isMask = true }
                open.append(Open(index: plans.count, effect: effect, transform: transform, isInMask: isMask))
                plans.append(GroupPlan(end: list.items.count))
                if case .transform(let inner) = effect { transform = inner.concatenating(transform) }
            case .maskedContent: if !open.isEmpty { open[open.count - 1].isInMask = false }
            case .endGroup: if !open.isEmpty { close(at: index) }
            default:
                let bounds = item.command.bounds
                add(bounds.isEmptyPoint ? .zero : transform.boundingBox(of: bounds), units: 1, readsBackdrop: item.command.paintsMaterial)
            }
        }
        while !open.isEmpty { close(at: list.items.count) }
        return (plans, places)
    }

    private mutating func finish(_ effect: GroupEffect, _ transform: AffineTransform) {
        let scale = abs(transform.determinant).squareRoot()
        outside = inside
        switch effect {
        case .clip(let path, _): outside = inside.intersection(transform.boundingBox(of: path.controlPointBounds))
        case .blur(let radius, let isOpaque) where !isOpaque: outside = inside.insetBy(-Double(GaussianBlur(sigma: radius * scale).reach))
        case .shadow(_, let radius, let x, let y):
            let reach = Double(GaussianBlur(sigma: radius * scale * DrawingPass.shadowDeviation).reach)
            let offset = transform.applyToVector(x, y)
            outside = inside.unionOfLines(inside.offsetBy(x: offset.x, y: offset.y).insetBy(-reach))
        case .mask(let isInverted): outside = isInverted ? inside : inside.intersection(mask)
        case .perspective(let map): outside = DevicePerspective(map, transform).boundingBox(of: inside)
        default: break
        }
    }

    private func unitsAround(_ effect: GroupEffect) -> Int {
        switch effect {
        case .transform, .opacity, .clip, .containerBackground: units
        case .isolated: readsBackdrop ? 1 : units
        case .blend(let mode): mode == .normal ? units : 2
        case .shadow: 2
        case .blur, .colorAdjustment, .mask, .perspective: 1
        }
    }

    private func readsBackdropAround(_ effect: GroupEffect) -> Bool {
        switch effect {
        case .blend(let mode): mode != .normal || readsBackdrop
        case .transform, .opacity, .clip, .containerBackground: readsBackdrop
        default: false
        }
    }
}

extension DisplayCommand {
    /// Points: what the item may cover, rather too much than too little.
    var bounds: Rect {
        switch self {
        case .fill(let path, _, _): return path.controlPointBounds
        case .stroke(let path, _, let style):
            let reach = style.width / 2 * max(style.join == .miter ? max(style.miterLimit, 1) : 1, 1.5)
            return path.controlPointBounds.insetBy(-reach)
        case .glyphs(let run):
            guard let first = run.glyphs.first else { return .zero }
            var low = first.position, high = first.position
            for glyph in run.glyphs {
                low = Point(x: min(low.x, glyph.position.x), y: min(low.y, glyph.position.y))
                high = Point(x: max(high.x, glyph.position.x), y: max(high.y, glyph.position.y))
            }
            // No glyph of a text font reaches two ems from its origin.
            let reach = 2 * abs(run.size) * max(abs(run.horizontalScale), 1) + run.emboldening
            return Rect(x: low.x - reach, y: low.y - reach, width: high.x - low.x + 2 * reach, height: high.y - low.y + 2 * reach)
        case .image(let drawing): return drawing.rect
        case .dynamicText(let text): return text.rect
        case .timerProgress, .beginGroup, .maskedContent, .endGroup: return .zero
        }
    }

    var paintsMaterial: Bool {
        switch self {
        case .fill(_, .material, _), .stroke(_, .material, _): true
        case .glyphs(let run): if case .material = run.paint { true } else { false }
        case .image(let drawing): if case .material? = drawing.templatePaint { true } else { false }
        default: false
        }
    }
}

extension Rect {
    /// Nothing at all, not even a line.
    var isEmptyPoint: Bool { !(width > 0 || height > 0) }

    /// The union in which a line, of no width or no height, counts too.
    func unionOfLines(_ other: Rect) -> Rect {
        if isEmptyPoint { return other }
        if other.isEmptyPoint { return self }
        let x = min(minX, other.minX), y = min(minY, other.minY)
        return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }
}

extension AffineTransform {
    /// The transform of a direction: without the translation.
    func applyToVector(_ x: Double, _ y: Double) -> Point { Point(x: a * x + c * y, y: b * x + d * y) }
    /// How much longer lines become, on average.
    var meanScale: Double { abs(determinant).squareRoot() }
    var isAxisAligned: Bool { b == 0 && c == 0 }
}
