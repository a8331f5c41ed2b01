extension ColorValue: ArchiveValue {
    static var minimumSize: Int { 16 }
    func write(to writer: inout ArchiveWriter) { for value in [red, green, blue, alpha] { writer.short(value) } }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(red: try reader.short(), green: try reader.short(), blue: try reader.short(), alpha: try reader.short())
    }
}

extension GradientStop: ArchiveValue {
    static var minimumSize: Int { 24 }
    func write(to writer: inout ArchiveWriter) { color.write(to: &writer); writer.number(location) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(color: try ColorValue(from: &reader), location: try reader.number())
    }
}

extension MeshGradient: ArchiveValue {
    static var minimumSize: Int { 22 }
    func write(to writer: inout ArchiveWriter) {
        writer.count(width); writer.count(height)
        writer.array(points); writer.array(colors)
        writer.flag(controlPoints != nil)
        if let controlPoints {
            writer.count(controlPoints.count)
            for around in controlPoints { writer.array(around) }
        }
        background.write(to: &writer)
        writer.flag(smoothsColors)
        writer.byte(interpolation.rawValue)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let width = try reader.integer(below: 1 << 12, "a mesh too wide"), height = try reader.integer(below: 1 << 12, "a mesh too high")
        let points = try reader.array(of: Point.self), colors = try reader.array(of: ColorValue.self)
        guard points.count == width * height, colors.count == points.count else { throw reader.invalid("a mesh whose points are not its size") }
        var controlPoints: [[Point]]?
        if try reader.flag() {
            let count = try reader.count(of: "control points", size: 1)
            guard count == points.count else { throw reader.invalid("a mesh with missing control points") }
            var all: [[Point]] = []
            for _ in 0..<count {
                let around = try reader.array(of: Point.self)
                guard around.count == 4 else { throw reader.invalid("a mesh point without four control points") }
                all.append(around)
            }
            controlPoints = all
        }
        self.init(width: width, height: height, points: points, colors: colors, controlPoints: controlPoints,
                  background: try ColorValue(from: &reader), smoothsColors: try reader.flag(), interpolation: try reader.choice(GradientInterpolation.self))
    }
}

extension Paint: ArchiveValue {
    static var minimumSize: Int { 3 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .color(let color, let name):
            writer.byte(0); color.write(to: &writer); writer.optional(name)
        case .linearGradient(let stops, let start, let end, let space):
            writer.byte(1); writer.array(stops); start.write(to: &writer); end.write(to: &writer); writer.byte(space.rawValue)
        case .radialGradient(let stops, let center, let start, let end, let space):
            writer.byte(2); writer.array(stops); center.write(to: &writer); writer.number(start); writer.number(end); writer.byte(space.rawValue)
        case .ellipticalGradient(let stops, let center, let radii, let start, let end, let space):
            writer.byte(3); writer.array(stops); center.write(to: &writer); radii.write(to: &writer)
            writer.number(start); writer.number(end); writer.byte(space.rawValue)
        case .angularGradient(let stops, let center, let start, let end, let space):
            writer.byte(4); writer.array(stops); center.write(to: &writer); writer.number(start); writer.number(end); writer.byte(space.rawValue)
        case .meshGradient(let mesh):
            writer.byte(5); mesh.write(to: &writer)
        case .imagePattern(let image, let rect):
            writer.byte(6); writer.count(image); rect.write(to: &writer)
        case .material(let thickness, let dark):
            writer.byte(7); writer.byte(thickness.rawValue); writer.flag(dark)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .color(try ColorValue(from: &reader), name: try reader.optionalString())
        case 1:
            self = .linearGradient(try reader.array(of: GradientStop.self), start: try Point(from: &reader), end: try Point(from: &reader),
                                   try reader.choice(GradientInterpolation.self))
        case 2:
            self = .radialGradient(try reader.array(of: GradientStop.self), center: try Point(from: &reader), startRadius: try reader.number(),
                                   endRadius: try reader.number(), try reader.choice(GradientInterpolation.self))
        case 3:
            self = .ellipticalGradient(try reader.array(of: GradientStop.self), center: try Point(from: &reader), radii: try Size(from: &reader),
                                       startFraction: try reader.number(), endFraction: try reader.number(), try reader.choice(GradientInterpolation.self))
        case 4:
            self = .angularGradient(try reader.array(of: GradientStop.self), center: try Point(from: &reader), startAngle: try reader.number(),
                                    endAngle: try reader.number(), try reader.choice(GradientInterpolation.self))
        case 5: self = .meshGradient(try MeshGradient(from: &reader))
        case 6: self = .imagePattern(image: try reader.integer(below: .max, "an image's index"), rect: try Rect(from: &reader))
        case 7: self = .material(try reader.choice(MaterialThickness.self), dark: try reader.flag())
        default: throw reader.invalid("an unknown paint")
        }
    }
}

extension StrokeStyle: ArchiveValue {
    static var minimumSize: Int { 27 }
    func write(to writer: inout ArchiveWriter) {
        writer.number(width); writer.byte(cap.rawValue); writer.byte(join.rawValue)
        writer.number(miterLimit); writer.numbers(dash); writer.number(dashPhase)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(width: try reader.number(), cap: try reader.choice(Cap.self), join: try reader.choice(Join.self),
                  miterLimit: try reader.number(), dash: try reader.numbers(), dashPhase: try reader.number())
    }
}
