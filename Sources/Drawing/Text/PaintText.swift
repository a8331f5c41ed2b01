extension TextForm {
    static func path(_ path: Path) -> String {
        if let rectangle = rectangle(path) { return "rect \(rect(rectangle))" }
        return "path " + path.elements.map {
            switch $0 {
            case .move(let p): "M\(point(p))"
            case .line(let p): "L\(point(p))"
            case .quadratic(let p, let c): "Q\(point(c)) \(point(p))"
            case .cubic(let p, let c1, let c2): "C\(point(c1)) \(point(c2)) \(point(p))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }

    private static func rectangle(_ path: Path) -> Rect? {
        guard case .move(let a)? = path.elements.first, path.elements.count == 5, case .line(let c) = path.elements[2] else { return nil }
        let rect = Rect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y)
        return Path(rect: rect) == path ? rect : nil
    }

    static func paint(_ paint: Paint) -> String {
        func list(_ stops: [GradientStop], _ space: GradientInterpolation) -> String {
            "[" + stops.map { "\(color($0.color))@\(number($0.location))" }.joined(separator: " ") + "]" + (space == .perceptual ? " perceptual" : "")
        }
        switch paint {
        case .color(let value, let name): return color(value) + (name.map { " (\($0))" } ?? "")
        case .linearGradient(let stops, let start, let end, let space): return "linear \(point(start)) to \(point(end)) \(list(stops, space))"
        case .radialGradient(let stops, let center, let start, let end, let space):
            return "radial \(point(center)) r \(number(start))…\(number(end)) \(list(stops, space))"
        case .ellipticalGradient(let stops, let center, let radii, let start, let end, let space):
            return "elliptical \(point(center)) radii \(size(radii)) \(number(start))…\(number(end)) \(list(stops, space))"
        case .angularGradient(let stops, let center, let start, let end, let space):
            return "angular \(point(center)) \(number(start))…\(number(end)) rad \(list(stops, space))"
        case .meshGradient(let mesh):
            return "mesh \(mesh.width)x\(mesh.height) [" + zip(mesh.points, mesh.colors).map { "\(point($0)) \(color($1))" }.joined(separator: "; ") + "]"
                + (mesh.controlPoints == nil ? "" : " bezier") + (mesh.smoothsColors ? " smooth" : "") + (mesh.interpolation == .perceptual ? " perceptual" : "")
        case .imagePattern(let image, let rect): return "pattern image \(image) tile \(TextForm.rect(rect))"
        case .material(let thickness, let dark): return "material \(thickness)\(dark ? " dark" : "")"
        }
    }

    static func stroke(_ style: StrokeStyle) -> String {
        var words = ["width \(number(style.width))"]
        if style.cap != .butt { words.append("cap \(style.cap)") }
        if style.join != .miter { words.append("join \(style.join)") } else if style.miterLimit != 10 { words.append("miter \(number(style.miterLimit))") }
        if !style.dash.isEmpty { words.append("dash \(style.dash.map(number).joined(separator: ","))") }
        if style.dashPhase != 0 { words.append("phase \(number(style.dashPhase))") }
        return words.joined(separator: " ")
    }
}
