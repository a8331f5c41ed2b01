import Drawing
import ExtensionMessages
import Rasterizing
import Snapshots

/// What a picture depends on beside the archive, as its address says it: drawn as `vitrine snapshot` draws it.
struct GlassStyle: Hashable, Sendable {
    /// "fullColor", "accented", "clear" (accented over clear glass) or "vibrant".
    var mode = "fullColor"
    /// What lies under a widget whose own background the system took away.
    var ground = PictureGround.none
    /// Of the tinted Home Screen.
    var tint = PictureGround.defaultTint
    /// Points; 0 for square corners.
    var cornerRadius = 0.0
    var showsContainerBackground = true
    /// Whether what comes next fades in, and nothing moves.
    var reducesMotion = false

    /// As a query: "mode=accented&corner=29&background=0&ground=tint&tint=9a6fa0".
    var query: String {
        let corner = (cornerRadius * 100).rounded() / 100
        var query = "mode=\(mode)&corner=\(corner == corner.rounded() ? "\(Int(corner))" : "\(corner)")&background=\(showsContainerBackground ? 1 : 0)"
        if ground != .none { query += "&ground=\(ground.rawValue)" }
        // The other grounds have one colour.
        if ground == .tint || ground == .dark { query += "&tint=\(tint.hexadecimal)" }
        if reducesMotion { query += "&motion=reduced" }
        return query
    }

    init(mode: String = "fullColor", cornerRadius: Double = 0, showsContainerBackground: Bool = true) {
        self.mode = mode; self.cornerRadius = cornerRadius; self.showsContainerBackground = showsContainerBackground
    }

    /// - Throws: `RequestError` where a value is none.
    init(_ query: [String: String]) throws {
        mode = query["mode"] ?? mode
        guard ["fullColor", "accented", "clear", "vibrant"].contains(mode) else { throw RequestError(400, "mode is fullColor, accented, clear or vibrant.") }
        if let name = query["ground"] {
            guard let ground = PictureGround(rawValue: name) else { throw RequestError(400, "ground is \(PictureGround.allCases.map(\.rawValue).joined(separator: ", ")).") }
            self.ground = ground
        }
        if let text = query["tint"] {
            guard let tint = ColorValue(hexadecimal: text) else { throw RequestError(400, "tint is a colour such as 9a6fa0.") }
            self.tint = tint
        }
        cornerRadius = try query.number("corner", in: 0...200) ?? 0
        showsContainerBackground = query["background"] != "0"
        reducesMotion = query["motion"] == "reduced"
    }

    var drawingMode: DrawingMode { ground.drawingMode(mode, tint: tint) }
}

extension LiveDevice {
    /// How an archive that was evaluated for an environment is drawn in the look that is set.
    func style(_ environment: RenderEnvironment) -> GlassStyle {
        let isAccented = environment.renderingMode == "accented", system = environment.systemVersion.split(separator: ".").first.flatMap { Int($0) }
        var style = GlassStyle(mode: isAccented && host.settings.homeScreenMode == "clear" ? "clear" : environment.renderingMode, cornerRadius: environment.cornerRadius,
                               showsContainerBackground: environment.showsContainerBackground)
        style.ground = PictureGround(mode: style.mode, isSystemFamily: environment.family.hasPrefix("system"), isInStandBy: host.settings.isInStandBy,
                                     majorVersion: system ?? 26, showsContainerBackground: environment.showsContainerBackground)
        style.reducesMotion = host.settings.reducesMotion
        style.tint = ColorValue(hexadecimal: String(settings.tint.dropFirst())) ?? style.tint
        return style
    }
}

extension ColorValue {
    /// "9a6fa0"; nil for any other text.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 6, text.allSatisfy(\.isHexDigit), let value = Int(text, radix: 16) else { return nil }
        self.init(red: Float(value >> 16) / 255, green: Float(value >> 8 & 255) / 255, blue: Float(value & 255) / 255)
    }

    /// Without alpha: "9a6fa0".
    var hexadecimal: String {
        let value = [red, green, blue].reduce(0) { $0 << 8 | Int((min(max($1, 0), 1) * 255).rounded()) }
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 6 - text.count) + text
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
