extension ContentChange: ArchiveValue {
    static var minimumSize: Int { 4 }
    func write(to writer: inout ArchiveWriter) { writer.string(content); writer.string(transition); writer.optional(timing); writer.flag(isAnimated) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(content: try reader.string(), transition: try reader.string(), timing: try reader.optional(Timing.self), isAnimated: try reader.flag())
    }
}

extension ContentChange.Timing: ArchiveValue {
    static var minimumSize: Int { 25 }
    func write(to writer: inout ArchiveWriter) {
        switch curve {
        case .bezier(let a, let b, let c, let d):
            writer.byte(0)
            for value in [a, b, c, d] { writer.number(value) }
        case .spring(let bounce): writer.byte(1); writer.number(bounce)
        }
        writer.number(duration); writer.number(delay)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let curve: Curve
        switch try reader.byte() {
        case 0: curve = .bezier(try reader.number(), try reader.number(), try reader.number(), try reader.number())
        case 1: curve = .spring(bounce: try reader.number())
        default: throw reader.invalid("an unknown curve")
        }
        self.init(curve: curve, duration: try reader.number(), delay: try reader.number())
    }
}
