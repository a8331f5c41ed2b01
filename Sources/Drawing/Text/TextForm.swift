/// How values read in the text form: short, the same every time, one line each.
enum TextForm {
    /// A number with at most three decimals, without zeros at the end.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        let thousandths = (value * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "\(value)" }
        let whole = Int(thousandths), magnitude = whole.magnitude
        var text = (whole < 0 ? "-" : "") + "\(magnitude / 1000)"
        var decimals = magnitude % 1000
        guard decimals > 0 else { return text }
        var digits = 3
        while decimals % 10 == 0 { decimals /= 10; digits -= 1 }
        let shown = "\(decimals)"
        text += "." + String(repeating: "0", count: digits - shown.count) + shown
        return text
    }
    static func point(_ p: Point) -> String { "\(number(p.x)),\(number(p.y))" }
    static func size(_ s: Size) -> String { "\(number(s.width))x\(number(s.height))" }
    static func rect(_ r: Rect) -> String { "\(number(r.minX)),\(number(r.minY)) \(number(r.width))x\(number(r.height))" }

    /// Eight hexadecimal digits, or six where the colour is opaque; numbers where a component is beyond sRGB.
    static func color(_ c: ColorValue) -> String {
        let components = [c.red, c.green, c.blue, c.alpha]
        guard components.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return "rgba(" + components.map { number(Double($0)) }.joined(separator: " ") + ")" }
        let shown = c.alpha == 1 ? components.dropLast() : components[...]
        return "#" + shown.map { hex(UInt64(($0 * 255).rounded()), digits: 2) }.joined()
    }
    static func hex(_ value: UInt64, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    /// Quoted, with line ends and quotes escaped: a text stays on its line.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 || (0x200e...0x200f).contains(scalar.value) || (0x2028...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
    static func transform(_ t: AffineTransform) -> String {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 { return "move \(point(Point(x: t.tx, y: t.ty)))" }
        return "matrix " + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: " ")
    }
}
