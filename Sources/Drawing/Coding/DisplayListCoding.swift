extension DisplayList: ArchiveValue {
    static var minimumSize: Int { 19 }
    func write(to writer: inout ArchiveWriter) {
        size.write(to: &writer)
        writer.array(fonts); writer.array(images); writer.array(items)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let size = try Size(from: &reader)
        let fonts = try reader.array(of: FontReference.self), images = try reader.array(of: ImageResource.self)
        self.init(size: size, items: try reader.array(of: DisplayItem.self, limit: ArchiveLimits.items), fonts: fonts, images: images)
        try checkReferences(at: reader.offset)
        try checkGroups()
    }
}

extension DisplayItem: ArchiveValue {
    static var minimumSize: Int { 4 }
    func write(to writer: inout ArchiveWriter) {
        switch command {
        case .fill(let path, let paint, let evenOdd):
            writer.byte(0); path.write(to: &writer); paint.write(to: &writer); writer.flag(evenOdd)
        case .stroke(let path, let paint, let style):
            writer.byte(1); path.write(to: &writer); paint.write(to: &writer); style.write(to: &writer)
        case .glyphs(let run): writer.byte(2); run.write(to: &writer)
        case .image(let drawing): writer.byte(3); drawing.write(to: &writer)
        case .dynamicText(let text): writer.byte(4); text.write(to: &writer)
        case .timerProgress(let progress): writer.byte(5); progress.write(to: &writer)
        case .beginGroup(let effect): writer.byte(6); effect.write(to: &writer)
        case .maskedContent: writer.byte(7)
        case .endGroup: writer.byte(8)
        }
        writer.unsigned(identity); writer.unsigned(source)
        writer.byte((isAccented ? 1 : 0) | (isAliased ? 2 : 0))
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let command: DisplayCommand
        switch try reader.byte() {
        case 0: command = .fill(try Path(from: &reader), try Paint(from: &reader), evenOdd: try reader.flag())
        case 1: command = .stroke(try Path(from: &reader), try Paint(from: &reader), try StrokeStyle(from: &reader))
        case 2: command = .glyphs(try GlyphRun(from: &reader))
        case 3: command = .image(try ImageDrawing(from: &reader))
        case 4: command = .dynamicText(try DynamicText(from: &reader))
        case 5: command = .timerProgress(try TimerProgress(from: &reader))
        case 6: command = .beginGroup(try GroupEffect(from: &reader))
        case 7: command = .maskedContent
        case 8: command = .endGroup
        default: throw reader.invalid("an unknown drawing command")
        }
        let identity = try reader.unsigned(), source = try reader.unsigned(), marks = try reader.byte()
        guard marks < 4 else { throw reader.invalid("a mark of an item that is not known") }
        self.init(command, identity: identity, source: source, isAccented: marks & 1 != 0, isAliased: marks & 2 != 0)
    }
}

extension FontReference: ArchiveValue {
    static var minimumSize: Int { 3 }
    func write(to writer: inout ArchiveWriter) {
        writer.string(file); writer.count(face); writer.count(variations.count)
        for (axis, value) in variations.sorted(by: { $0.key < $1.key }) { writer.string(axis); writer.number(value) }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let file = try reader.string(), face = try reader.integer(below: 1 << 16, "a face's index")
        var variations: [String: Double] = [:]
        for _ in 0..<(try reader.count(of: "axes", size: 9, limit: 64)) { variations[try reader.string()] = try reader.number() }
        self.init(file: file, face: face, variations: variations)
    }
}

extension GlyphRun.Glyph: ArchiveValue {
    static var minimumSize: Int { 17 }
    func write(to writer: inout ArchiveWriter) { writer.unsigned(UInt64(id)); position.write(to: &writer) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(id: UInt32(try reader.integer(below: 1 << 32, "a glyph's number")), position: try Point(from: &reader))
    }
}

extension GlyphRun: ArchiveValue {
    static var minimumSize: Int { 38 }
    func write(to writer: inout ArchiveWriter) {
        writer.count(font); writer.number(size); writer.array(glyphs); paint.write(to: &writer)
        writer.number(skew); writer.number(emboldening); writer.number(horizontalScale); writer.flag(isColored)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(font: try reader.integer(below: .max, "a font's index"), size: try reader.number(), glyphs: try reader.array(of: Glyph.self),
                  paint: try Paint(from: &reader), skew: try reader.number(), emboldening: try reader.number(),
                  horizontalScale: try reader.number(), isColored: try reader.flag())
    }
}

extension ImageResource: ArchiveValue {
    static var minimumSize: Int { 6 }
    func write(to writer: inout ArchiveWriter) {
        writer.unsigned(hash); writer.count(pixelWidth); writer.count(pixelHeight); writer.string(name)
        switch content {
        case .encoded(let bytes): writer.byte(0); writer.blob(bytes)
        case .rgba(let bytes): writer.byte(1); writer.blob(bytes)
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let hash = try reader.unsigned()
        let width = try reader.integer(below: ArchiveLimits.imageSide, "an image too wide")
        let height = try reader.integer(below: ArchiveLimits.imageSide, "an image too high")
        let name = try reader.string()
        let content: Content
        switch try reader.byte() {
        case 0: content = .encoded(try reader.blob())
        case 1:
            let bytes = try reader.blob()
            guard bytes.count == width * height * 4 else { throw reader.invalid("an image whose pixels are not its size") }
            content = .rgba(bytes)
        default: throw reader.invalid("an unknown kind of image")
        }
        self.init(hash: hash, pixelWidth: width, pixelHeight: height, content: content, name: name)
    }
}

extension ImageDrawing: ArchiveValue {
    static var minimumSize: Int { 78 }
    func write(to writer: inout ArchiveWriter) {
        writer.count(image); rect.write(to: &writer); writer.number(scale)
        for edge in 0..<4 { writer.number(edge < capInsetValues.count ? capInsetValues[edge] : 0) }
        writer.flag(isTiled); writer.byte(interpolation.rawValue); writer.optional(templatePaint)
        writer.byte(accentedMode.rawValue); writer.byte(orientation)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(image: try reader.integer(below: .max, "an image's index"), rect: try Rect(from: &reader), scale: try reader.number(),
                  capInsetValues: [try reader.number(), try reader.number(), try reader.number(), try reader.number()],
                  isTiled: try reader.flag(), interpolation: try reader.choice(Interpolation.self), templatePaint: try reader.optional(Paint.self),
                  accentedMode: try reader.choice(AccentedMode.self), orientation: try reader.byte())
        guard (1...8).contains(orientation) else { throw reader.invalid("an unknown image orientation") }
    }
}

extension TimerProgress: ArchiveValue {
    static var minimumSize: Int { 50 }
    func write(to writer: inout ArchiveWriter) {
        writer.number(start); writer.number(end); writer.flag(countsDown)
        switch look {
        case .linear(let rect, let isRightToLeft): writer.byte(0); rect.write(to: &writer); writer.flag(isRightToLeft)
        case .circular(let center, let radius, let lineWidth):
            writer.byte(1); center.write(to: &writer); writer.number(radius); writer.number(lineWidth)
        }
        tint.write(to: &writer); track.write(to: &writer)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let start = try reader.number(), end = try reader.number(), countsDown = try reader.flag()
        let look: Look
        switch try reader.byte() {
        case 0: look = .linear(rect: try Rect(from: &reader), isRightToLeft: try reader.flag())
        case 1: look = .circular(center: try Point(from: &reader), radius: try reader.number(), lineWidth: try reader.number())
        default: throw reader.invalid("an unknown progress bar")
        }
        self.init(start: start, end: end, countsDown: countsDown, look: look, tint: try Paint(from: &reader), track: try Paint(from: &reader))
    }
}
