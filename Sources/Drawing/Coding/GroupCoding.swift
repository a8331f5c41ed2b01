extension GroupEffect: ArchiveValue {
    static var minimumSize: Int { 1 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .transform(let t): writer.byte(0); t.write(to: &writer)
        case .perspective(let t): writer.byte(1); t.write(to: &writer)
        case .opacity(let value): writer.byte(2); writer.number(value)
        case .clip(let path, let evenOdd): writer.byte(3); path.write(to: &writer); writer.flag(evenOdd)
        case .blend(let mode): writer.byte(4); writer.byte(mode.rawValue)
        case .blur(let radius, let isOpaque): writer.byte(5); writer.number(radius); writer.flag(isOpaque)
        case .shadow(let color, let radius, let x, let y):
            writer.byte(6); color.write(to: &writer); writer.number(radius); writer.number(x); writer.number(y)
        case .colorAdjustment(let adjustment): writer.byte(7); adjustment.write(to: &writer)
        case .mask(let isInverted): writer.byte(8); writer.flag(isInverted)
        case .isolated: writer.byte(9)
        case .containerBackground: writer.byte(10)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .transform(try AffineTransform(from: &reader))
        case 1: self = .perspective(try PerspectiveTransform(from: &reader))
        case 2: self = .opacity(try reader.number())
        case 3: self = .clip(try Path(from: &reader), evenOdd: try reader.flag())
        case 4: self = .blend(try reader.choice(BlendMode.self))
        case 5: self = .blur(radius: try reader.number(), isOpaque: try reader.flag())
        case 6: self = .shadow(try ColorValue(from: &reader), radius: try reader.number(), x: try reader.number(), y: try reader.number())
        case 7: self = .colorAdjustment(try ColorAdjustment(from: &reader))
        case 8: self = .mask(isInverted: try reader.flag())
        case 9: self = .isolated
        case 10: self = .containerBackground
        default: throw reader.invalid("an unknown group")
        }
    }
}

extension ColorAdjustment: ArchiveValue {
    static var minimumSize: Int { 1 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .brightness(let value): writer.byte(0); writer.number(value)
        case .contrast(let value): writer.byte(1); writer.number(value)
        case .saturation(let value): writer.byte(2); writer.number(value)
        case .grayscale(let value): writer.byte(3); writer.number(value)
        case .hueRotation(let value): writer.byte(4); writer.number(value)
        case .inversion: writer.byte(5)
        case .multiply(let color): writer.byte(6); color.write(to: &writer)
        case .luminanceToAlpha: writer.byte(7)
        case .flatten(let color): writer.byte(8); color.write(to: &writer)
        case .luminanceTint(let color): writer.byte(9); color.write(to: &writer)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .brightness(try reader.number())
        case 1: self = .contrast(try reader.number())
        case 2: self = .saturation(try reader.number())
        case 3: self = .grayscale(try reader.number())
        case 4: self = .hueRotation(try reader.number())
        case 5: self = .inversion
        case 6: self = .multiply(try ColorValue(from: &reader))
        case 7: self = .luminanceToAlpha
        case 8: self = .flatten(try ColorValue(from: &reader))
        case 9: self = .luminanceTint(try ColorValue(from: &reader))
        default: throw reader.invalid("an unknown colour adjustment")
        }
    }
}
