import CoreGraphics
import Foundation

/// Reads the `d` of an SVG path.
enum SVGPath {
    private static let longest = 1 << 20

    /// Nil for a text that is none.
    static func read(_ text: String) -> CGPath? {
        guard text.utf8.count <= longest else { return nil }
        var scanner = NumberScanner(text)
        let path = CGMutablePath()
        var current = CGPoint.zero, start = CGPoint.zero
        /// The control point that `S` and `T` mirror.
        var control: (point: CGPoint, isCubic: Bool)?
        var command: UInt8 = 0
        while let next = scanner.command(after: command) {
            command = next
            let isRelative = command >= 97
            func point() -> CGPoint? {
                guard let x = scanner.number(), let y = scanner.number() else { return nil }
                return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
            }
            func mirrored(cubic: Bool) -> CGPoint {
                guard let control, control.isCubic == cubic else { return current }
                return CGPoint(x: 2 * current.x - control.point.x, y: 2 * current.y - control.point.y)
            }
            switch command | 32 {
            case UInt8(ascii: "m"):
                guard let end = point() else { return nil }
                path.move(to: end)
                current = end; start = end; control = nil
                // Pairs that follow a move are lines.
                command = isRelative ? UInt8(ascii: "l") : UInt8(ascii: "L")
            case UInt8(ascii: "l"):
                guard let end = point() else { return nil }
                path.addLine(to: end)
                current = end; control = nil
            case UInt8(ascii: "h"):
                guard let x = scanner.number() else { return nil }
                current.x = isRelative ? current.x + x : x
                path.addLine(to: current); control = nil
            case UInt8(ascii: "v"):
                guard let y = scanner.number() else { return nil }
                current.y = isRelative ? current.y + y : y
                path.addLine(to: current); control = nil
            case UInt8(ascii: "c"), UInt8(ascii: "s"):
                guard let first = command | 32 == UInt8(ascii: "c") ? point() : mirrored(cubic: true), let second = point(), let end = point() else { return nil }
                path.addCurve(to: end, control1: first, control2: second)
                current = end; control = (second, true)
            case UInt8(ascii: "q"), UInt8(ascii: "t"):
                guard let middle = command | 32 == UInt8(ascii: "q") ? point() : mirrored(cubic: false), let end = point() else { return nil }
                path.addQuadCurve(to: end, control: middle)
                current = end; control = (middle, false)
            case UInt8(ascii: "a"):
                guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(), let large = scanner.flag(), let sweep = scanner.flag(),
                      let end = point() else { return nil }
                addArc(to: path, from: current, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), turn: turn * .pi / 180, isLarge: large, isSweeping: sweep)
                current = end; control = nil
            case UInt8(ascii: "z"):
                path.closeSubpath()
                current = start; control = nil
            default: return nil
            }
        }
        return scanner.isAtEnd ? path : nil
    }

    /// An elliptical arc by its ends (SVG 1.1, appendix F.6), as cubic curves of at most a quarter turn.
    private static func addArc(to path: CGMutablePath, from: CGPoint, to end: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isSweeping: Bool) {
        guard radii.width > 0, radii.height > 0, from != end else { path.addLine(to: end); return }
        let (cosine, sine) = (cos(turn), sin(turn))
        let dx = (from.x - end.x) / 2, dy = (from.y - end.y) / 2
        let x = cosine * dx + sine * dy, y = cosine * dy - sine * dx
        let stretch = max(1, ((x * x) / (radii.width * radii.width) + (y * y) / (radii.height * radii.height)).squareRoot())
        let rx = radii.width * stretch, ry = radii.height * stretch
        let below = rx * rx * y * y + ry * ry * x * x
        let root = max(0, (rx * rx * ry * ry - below) / below).squareRoot() * (isLarge == isSweeping ? -1 : 1)
        let cx = root * rx * y / ry, cy = -root * ry * x / rx
        let first = atan2((y - cy) / ry, (x - cx) / rx), last = atan2((-y - cy) / ry, (-x - cx) / rx)
        var sweep = last - first
        if isSweeping, sweep < 0 { sweep += 2 * .pi }
        if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
        let center = CGPoint(x: cosine * cx - sine * cy + (from.x + end.x) / 2, y: sine * cx + cosine * cy + (from.y + end.y) / 2)
        func place(_ px: CGFloat, _ py: CGFloat) -> CGPoint { CGPoint(x: center.x + cosine * px * rx - sine * py * ry, y: center.y + sine * px * rx + cosine * py * ry) }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))), step = sweep / CGFloat(count), handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let a = first + CGFloat(index) * step, b = a + step
            path.addCurve(to: place(cos(b), sin(b)), control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                          control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
        }
    }
}

/// Reads a `transform`: matrix, translate and scale, one after another.
enum SVGTransform {
    static func read(_ text: String) -> CGAffineTransform? {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let halves = part.split(separator: "(")
            guard halves.count == 2 else { return nil }
            var scanner = NumberScanner(String(halves[1])), numbers: [CGFloat] = []
            while numbers.count < 6, let number = scanner.number() { numbers.append(number) }
            let own: CGAffineTransform
            switch (halves[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t")), numbers.count) {
            case ("matrix", 6): own = CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            case ("translate", 1): own = CGAffineTransform(translationX: numbers[0], y: 0)
            case ("translate", 2): own = CGAffineTransform(translationX: numbers[0], y: numbers[1])
            case ("scale", 1): own = CGAffineTransform(scaleX: numbers[0], y: numbers[0])
            case ("scale", 2): own = CGAffineTransform(scaleX: numbers[0], y: numbers[1])
            default: return nil
            }
            result = own.concatenating(result)
        }
        return result
    }
}

/// Reads numbers and command letters as SVG writes them: "1.5.5-3e2".
struct NumberScanner {
    private let bytes: [UInt8]
    private var index = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { index >= bytes.count }

    private mutating func skipSpace() { while index < bytes.count, bytes[index] <= 32 || bytes[index] == UInt8(ascii: ",") { index += 1 } }

    /// The next letter, or the last one again where numbers follow; nil at the end or where something else follows.
    mutating func command(after last: UInt8) -> UInt8? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        if byte | 32 >= UInt8(ascii: "a"), byte | 32 <= UInt8(ascii: "z") {
            index += 1
            return byte
        }
        return last == 0 || last | 32 == UInt8(ascii: "z") ? nil : last
    }

    /// "0" or "1", with or without space after it.
    mutating func flag() -> Bool? {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1") else { return nil }
        index += 1
        return bytes[index - 1] == UInt8(ascii: "1")
    }

    mutating func number() -> CGFloat? {
        skipSpace()
        let start = index
        var end = index, hasPoint = false, hasDigit = false
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        while end < bytes.count {
            if bytes[end] >= 48, bytes[end] <= 57 { hasDigit = true; end += 1 }
            else if bytes[end] == UInt8(ascii: "."), !hasPoint { hasPoint = true; end += 1 }
            else { break }
        }
        guard hasDigit else { return nil }
        if end < bytes.count, bytes[end] | 32 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < bytes.count, bytes[exponent] == UInt8(ascii: "-") || bytes[exponent] == UInt8(ascii: "+") { exponent += 1 }
            let digits = exponent
            while exponent < bytes.count, bytes[exponent] >= 48, bytes[exponent] <= 57 { exponent += 1 }
            if exponent > digits { end = exponent }
        }
        index = end
        guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite, abs(value) < 1e7 else { return nil }
        return CGFloat(value)
    }
}
