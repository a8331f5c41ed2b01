import Drawing
import Rasterizing

/// What a picture depends on beside the archive, as its address says it.
struct GlassStyle: Hashable, Sendable {
    /// "fullColor", "accented" or "vibrant".
    var mode = "fullColor"
    /// Points; 0 for square corners.
    var cornerRadius = 0.0
    var showsContainerBackground = true

    /// As a query: "mode=vibrant&corner=29&background=0".
    var query: String {
        let corner = (cornerRadius * 100).rounded() / 100
        return "mode=\(mode)&corner=\(corner == corner.rounded() ? "\(Int(corner))" : "\(corner)")&background=\(showsContainerBackground ? 1 : 0)"
    }

    init(mode: String = "fullColor", cornerRadius: Double = 0, showsContainerBackground: Bool = true) {
        self.mode = mode; self.cornerRadius = cornerRadius; self.showsContainerBackground = showsContainerBackground
    }

    /// - Throws: `RequestError` where a value is none.
    init(_ query: [String: String]) throws {
        mode = query["mode"] ?? mode
        guard ["fullColor", "accented", "vibrant"].contains(mode) else { throw RequestError(400, "mode is fullColor, accented or vibrant.") }
        cornerRadius = try query.number("corner", in: 0...200) ?? 0
        showsContainerBackground = query["background"] != "0"
    }

    /// Both groups of a tinted Home Screen are white over the tint (composed 17, colors J, seen).
    var drawingMode: DrawingMode {
        switch mode {
        case "accented": .accented(defaultColor: .white, accentColor: .white)
        case "vibrant": .vibrant
        default: .fullColor
        }
    }
}

extension [String: String] {
    /// The value as a number within a range; nil where there is none.
    func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = self[name] else { return nil }
        guard let number = Double(text), range.contains(number) else { throw RequestError(400, "\(name) is a number from \(range.lowerBound) to \(range.upperBound).") }
        return number
    }
}
