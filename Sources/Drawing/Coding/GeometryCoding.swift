extension Point: ArchiveValue {
    static var minimumSize: Int { 16 }
    func write(to writer: inout ArchiveWriter) { writer.number(x); writer.number(y) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) { self.init(x: try reader.number(), y: try reader.number()) }
}

extension Size: ArchiveValue {
    static var minimumSize: Int { 16 }
    func write(to writer: inout ArchiveWriter) { writer.number(width); writer.number(height) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) { self.init(width: try reader.number(), height: try reader.number()) }
}

extension Rect: ArchiveValue {
    static var minimumSize: Int { 32 }
    func write(to writer: inout ArchiveWriter) { origin.write(to: &writer); size.write(to: &writer) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) { self.init(origin: try Point(from: &reader), size: try Size(from: &reader)) }
}

extension AffineTransform: ArchiveValue {
    static var minimumSize: Int { 48 }
    func write(to writer: inout ArchiveWriter) { for value in [a, b, c, d, tx, ty] { writer.number(value) } }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(a: try reader.number(), b: try reader.number(), c: try reader.number(), d: try reader.number(),
                  tx: try reader.number(), ty: try reader.number())
    }
}

extension PerspectiveTransform: ArchiveValue {
    static var minimumSize: Int { 72 }
    func write(to writer: inout ArchiveWriter) { for value in [m11, m12, m13, m21, m22, m23, m31, m32, m33] { writer.number(value) } }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(m11: try reader.number(), m12: try reader.number(), m13: try reader.number(),
                  m21: try reader.number(), m22: try reader.number(), m23: try reader.number(),
                  m31: try reader.number(), m32: try reader.number(), m33: try reader.number())
    }
}

extension Path: ArchiveValue {
    static var minimumSize: Int { 1 }
    func write(to writer: inout ArchiveWriter) { writer.array(elements) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) { self.init(try reader.array(of: Element.self)) }
}

extension Path.Element: ArchiveValue {
    static var minimumSize: Int { 1 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .move(let p): writer.byte(0); p.write(to: &writer)
        case .line(let p): writer.byte(1); p.write(to: &writer)
        case .quadratic(let p, let c): writer.byte(2); p.write(to: &writer); c.write(to: &writer)
        case .cubic(let p, let c1, let c2): writer.byte(3); p.write(to: &writer); c1.write(to: &writer); c2.write(to: &writer)
        case .close: writer.byte(4)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .move(try Point(from: &reader))
        case 1: self = .line(try Point(from: &reader))
        case 2: self = .quadratic(try Point(from: &reader), control: try Point(from: &reader))
        case 3: self = .cubic(try Point(from: &reader), control1: try Point(from: &reader), control2: try Point(from: &reader))
        case 4: self = .close
        default: throw reader.invalid("an unknown path element")
        }
    }
}
