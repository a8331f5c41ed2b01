import Glibc

extension GroupEffect {
    /// A number for each kind of effect: those of one kind can be mixed.
    var kind: UInt8 {
        switch self {
        case .transform: 0
        case .perspective: 1
        case .opacity: 2
        case .clip: 3
        case .blend: 4
        case .blur: 5
        case .shadow: 6
        case .colorAdjustment(let adjustment): 32 + adjustment.kind
        case .mask: 8
        case .isolated: 9
        case .containerBackground: 10
        }
    }

    /// The same kind of effect without an effect; nil for one that has none.
    var neutral: GroupEffect? {
        switch self {
        case .transform: .transform(.identity)
        case .perspective: .perspective(PerspectiveTransform(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1))
        case .opacity: .opacity(1)
        case .blur(_, let isOpaque): .blur(radius: 0, isOpaque: isOpaque)
        case .shadow(let color, _, _, _): .shadow(color.opacity(0), radius: 0, x: 0, y: 0)
        case .colorAdjustment(let adjustment): adjustment.neutral.map { .colorAdjustment($0) }
        case .isolated: .isolated
        case .clip, .blend, .mask, .containerBackground: nil
        }
    }

    /// Between two effects of one kind. What cannot be mixed is that of the other side as soon as the change begins.
    /// - Parameter frame: of what is inside; transforms about no point of their own are mixed about its centre.
    func mixed(_ other: GroupEffect, _ progress: Double, frame: Rect, turns: (ViewRecord.Turn, ViewRecord.Turn)? = nil) -> GroupEffect {
        if self == other, turns == nil { return self }
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            if let turns { return .transform(.turn(turns.0.angle.mixed(turns.1.angle, progress), about: turns.0.anchor.mixed(turns.1.anchor, progress))) }
            return .transform(a.mixed(b, progress, frame: frame))
        case (.perspective(let a), .perspective(let b)): return .perspective(a.mixed(b, progress))
        case (.opacity(let a), .opacity(let b)): return .opacity(min(max(a.mixed(b, progress), 0), 1))
        case (.clip(let a, let rule), .clip(let b, let otherRule)):
            guard rule == otherRule, let path = a.mixed(b, progress) else { return other }
            return .clip(path, evenOdd: rule)
        case (.blur(let a, _), .blur(let b, let isOpaque)): return .blur(radius: max(a.mixed(b, progress), 0), isOpaque: isOpaque)
        case (.shadow(let color, let radius, let x, let y), .shadow(let otherColor, let otherRadius, let otherX, let otherY)):
            return .shadow(color.mixed(otherColor, progress), radius: max(radius.mixed(otherRadius, progress), 0), x: x.mixed(otherX, progress), y: y.mixed(otherY, progress))
        case (.colorAdjustment(let a), .colorAdjustment(let b)): return .colorAdjustment(a.mixed(b, progress))
        default: return other
        }
    }
}

extension ColorAdjustment {
    var kind: UInt8 {
        switch self {
        case .brightness: 0
        case .contrast: 1
        case .saturation: 2
        case .grayscale: 3
        case .hueRotation: 4
        case .inversion: 5
        case .multiply: 6
        case .luminanceToAlpha: 7
        case .flatten: 8
        case .luminanceTint: 9
        }
    }

    var neutral: ColorAdjustment? {
        switch self {
        case .brightness: .brightness(0)
        case .contrast: .contrast(1)
        case .saturation: .saturation(1)
        case .grayscale: .grayscale(0)
        case .hueRotation: .hueRotation(0)
        case .multiply: .multiply(.white)
        case .inversion, .luminanceToAlpha, .flatten, .luminanceTint: nil
        }
    }

    func mixed(_ other: ColorAdjustment, _ progress: Double) -> ColorAdjustment {
        switch (self, other) {
        case (.brightness(let a), .brightness(let b)): .brightness(a.mixed(b, progress))
        case (.contrast(let a), .contrast(let b)): .contrast(a.mixed(b, progress))
        case (.saturation(let a), .saturation(let b)): .saturation(max(a.mixed(b, progress), 0))
        case (.grayscale(let a), .grayscale(let b)): .grayscale(min(max(a.mixed(b, progress), 0), 1))
        case (.hueRotation(let a), .hueRotation(let b)): .hueRotation(a.mixed(b, progress))
        case (.multiply(let a), .multiply(let b)): .multiply(a.mixed(b, progress))
        case (.flatten(let a), .flatten(let b)): .flatten(a.mixed(b, progress))
        case (.luminanceTint(let a), .luminanceTint(let b)): .luminanceTint(a.mixed(b, progress))
        default: other
        }
    }
}

extension PerspectiveTransform {
    func mixed(_ other: PerspectiveTransform, _ progress: Double) -> PerspectiveTransform {
        PerspectiveTransform(m11: m11.mixed(other.m11, progress), m12: m12.mixed(other.m12, progress), m13: m13.mixed(other.m13, progress),
                             m21: m21.mixed(other.m21, progress), m22: m22.mixed(other.m22, progress), m23: m23.mixed(other.m23, progress),
                             m31: m31.mixed(other.m31, progress), m32: m32.mixed(other.m32, progress), m33: m33.mixed(other.m33, progress))
    }
}

extension AffineTransform {
    static func turn(_ angle: Double, about anchor: Point) -> AffineTransform {
        let (c, s) = (cos(angle), sin(angle))
        return AffineTransform(a: c, b: s, c: -s, d: c, tx: anchor.x - c * anchor.x + s * anchor.y, ty: anchor.y - s * anchor.x - c * anchor.y)
    }

    /// Turn, stretch and skew are mixed each by itself, about the point that both leave where it is, else about the centre of a frame.
    func mixed(_ other: AffineTransform, _ progress: Double, frame: Rect) -> AffineTransform {
        let center = Point(x: frame.midX, y: frame.midY)
        let fixed = [fixedPoint, other.fixedPoint].compactMap { $0 }.first { apply($0).distance(to: $0) < 0.01 && other.apply($0).distance(to: $0) < 0.01 }
        let pivot = fixed ?? center
        var mixed = Parts(self).mixed(Parts(other), progress).transform
        let at = apply(pivot).mixed(other.apply(pivot), progress), moved = mixed.apply(pivot)
        mixed.tx = at.x - moved.x
        mixed.ty = at.y - moved.y
        return mixed
    }

    /// The only point that stays where it is.
    private var fixedPoint: Point? {
        let det = (1 - a) * (1 - d) - b * c
        guard det.isFinite, abs(det) > 1e-9 else { return nil }
        return Point(x: (tx * (1 - d) + c * ty) / det, y: (ty * (1 - a) + b * tx) / det)
    }

    /// The linear part as a turn after a stretch after a skew.
    private struct Parts {
        var angle, width, height, skew: Double

        init(_ t: AffineTransform) {
            let length = (t.a * t.a + t.b * t.b).squareRoot()
            guard length > 1e-9 else { angle = atan2(-t.c, t.d); width = 0; height = (t.c * t.c + t.d * t.d).squareRoot(); skew = 0; return }
            angle = atan2(t.b, t.a)
            width = length
            height = t.determinant / length
            skew = (t.a * t.c + t.b * t.d) / length
        }

        func mixed(_ other: Parts, _ progress: Double) -> Parts {
            var mixed = self
            // Nothing stretched to nothing has a direction of its own.
            var turn = width == 0 || other.width == 0 ? 0 : (other.angle - angle).truncatingRemainder(dividingBy: 2 * .pi)
            if turn > .pi { turn -= 2 * .pi }
            if turn < -.pi { turn += 2 * .pi }
            if width == 0 { mixed.angle = other.angle }
            mixed.angle += turn * progress
            mixed.width = width.mixed(other.width, progress)
            mixed.height = height.mixed(other.height, progress)
            mixed.skew = skew.mixed(other.skew, progress)
            return mixed
        }

        var transform: AffineTransform {
            let (c, s) = (cos(angle), sin(angle))
            return AffineTransform(a: c * width, b: s * width, c: c * skew - s * height, d: s * skew + c * height, tx: 0, ty: 0)
        }
    }
}
