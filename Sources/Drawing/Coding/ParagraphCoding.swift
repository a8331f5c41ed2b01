extension FontDescriptor: ArchiveValue {
    static var minimumSize: Int { 25 }
    func write(to writer: inout ArchiveWriter) {
        switch family {
        case .system(let design): writer.byte(0); writer.byte(design.rawValue)
        case .custom(let name): writer.byte(1); writer.string(name)
        }
        writer.number(size); writer.signed(weight); writer.number(width)
        writer.flag(isItalic); writer.flag(hasMonospacedDigits)
        writer.byte(smallCaps.rawValue); writer.byte(leading.rawValue)
        writer.optional(textStyle); writer.optional(typeSize)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let family: Family
        switch try reader.byte() {
        case 0: family = .system(try reader.choice(FontDesign.self))
        case 1: family = .custom(try reader.string())
        default: throw reader.invalid("an unknown font family")
        }
        self.init(family: family, size: try reader.number(), weight: try reader.signed(), width: try reader.number(),
                  isItalic: try reader.flag(), hasMonospacedDigits: try reader.flag(), smallCaps: try reader.choice(SmallCaps.self),
                  leading: try reader.choice(FontLeading.self), textStyle: try reader.optionalString(), typeSize: try reader.optionalString())
    }
}

extension TextDecoration: ArchiveValue {
    static var minimumSize: Int { 2 }
    func write(to writer: inout ArchiveWriter) { writer.byte(pattern.rawValue); writer.optional(color) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(pattern: try reader.choice(Pattern.self), color: try reader.optional(ColorValue.self))
    }
}

extension TextAttributes: ArchiveValue {
    static var minimumSize: Int { 50 }
    func write(to writer: inout ArchiveWriter) {
        font.write(to: &writer); paint.write(to: &writer)
        writer.number(kerning); writer.number(tracking); writer.number(baselineOffset)
        writer.optional(underline); writer.optional(strikethrough); writer.optional(background)
        writer.optional(link); writer.optional(language)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(font: try FontDescriptor(from: &reader), paint: try Paint(from: &reader), kerning: try reader.number(),
                  tracking: try reader.number(), baselineOffset: try reader.number(), underline: try reader.optional(TextDecoration.self),
                  strikethrough: try reader.optional(TextDecoration.self), background: try reader.optional(ColorValue.self),
                  link: try reader.optionalString(), language: try reader.optionalString())
    }
}

extension SymbolDescriptor: ArchiveValue {
    static var minimumSize: Int { 31 }
    func write(to writer: inout ArchiveWriter) {
        writer.string(name); font.write(to: &writer); writer.byte(scale.rawValue); writer.byte(rendering.rawValue)
        writer.array(paints); writer.optional(variableValue); writer.flag(isRightToLeft)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(name: try reader.string(), font: try FontDescriptor(from: &reader), scale: try reader.choice(Scale.self),
                  rendering: try reader.choice(Rendering.self), paints: try reader.array(of: Paint.self), variableValue: try reader.optionalNumber(),
                  isRightToLeft: try reader.flag())
    }
}

extension LiveText: ArchiveValue {
    static var minimumSize: Int { 10 }
    func write(to writer: inout ArchiveWriter) {
        switch self {
        case .date(let date, let style): writer.byte(0); writer.number(date); writer.byte(style.rawValue)
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            writer.byte(1); writer.number(start); writer.number(end); writer.optional(pauseTime)
            writer.flag(countsDown); writer.flag(showsHours)
        case .format(let kind, let date, let parameters):
            writer.byte(2); writer.string(kind); writer.number(date)
            writer.count(parameters.count)
            // Sorted, so that equal values give equal bytes.
            for (key, value) in parameters.sorted(by: { $0.key < $1.key }) { writer.string(key); writer.string(value) }
        }
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        switch try reader.byte() {
        case 0: self = .date(try reader.number(), style: try reader.choice(DateStyle.self))
        case 1:
            self = .timerInterval(start: try reader.number(), end: try reader.number(), pauseTime: try reader.optionalNumber(),
                                  countsDown: try reader.flag(), showsHours: try reader.flag())
        case 2:
            let kind = try reader.string(), date = try reader.number()
            var parameters: [String: String] = [:]
            for _ in 0..<(try reader.count(of: "parameters", size: 2)) { parameters[try reader.string()] = try reader.string() }
            self = .format(kind: kind, date: date, parameters: parameters)
        default: throw reader.invalid("an unknown live text")
        }
    }
}

extension TextRun: ArchiveValue {
    static var minimumSize: Int { 52 }
    func write(to writer: inout ArchiveWriter) {
        switch content {
        case .text(let text): writer.byte(0); writer.string(text)
        case .symbol(let symbol): writer.byte(1); symbol.write(to: &writer)
        case .live(let live): writer.byte(2); live.write(to: &writer)
        case .image(let image, let size): writer.byte(3); writer.count(image); size.write(to: &writer)
        }
        attributes.write(to: &writer)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        let content: Content
        switch try reader.byte() {
        case 0: content = .text(try reader.string())
        case 1: content = .symbol(try SymbolDescriptor(from: &reader))
        case 2: content = .live(try LiveText(from: &reader))
        case 3: content = .image(try reader.integer(below: .max, "an image's index"), try Size(from: &reader))
        default: throw reader.invalid("an unknown piece of text")
        }
        self.init(content, try TextAttributes(from: &reader))
    }
}

extension Paragraph: ArchiveValue {
    static var minimumSize: Int { 35 }
    func write(to writer: inout ArchiveWriter) {
        writer.array(runs); writer.byte(alignment.rawValue); writer.optional(maximumLines); writer.signed(minimumLines)
        writer.number(lineSpacing); writer.byte(truncation.rawValue); writer.number(minimumScaleFactor)
        writer.flag(allowsTightening); writer.flag(isRightToLeft)
        writer.string(locale); writer.string(calendar); writer.string(timeZone)
        writer.flag(isRedacted); writer.number(displayScale)
    }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(runs: try reader.array(of: TextRun.self), alignment: try reader.choice(Alignment.self), maximumLines: try reader.optionalInteger(),
                  minimumLines: try reader.signed(), lineSpacing: try reader.number(), truncation: try reader.choice(Truncation.self),
                  minimumScaleFactor: try reader.number(), allowsTightening: try reader.flag(), isRightToLeft: try reader.flag(),
                  locale: try reader.string(), calendar: try reader.string(), timeZone: try reader.string(),
                  isRedacted: try reader.flag(), displayScale: try reader.number())
    }
}

extension DynamicText: ArchiveValue {
    static var minimumSize: Int { 67 }
    func write(to writer: inout ArchiveWriter) { paragraph.write(to: &writer); rect.write(to: &writer) }
    init(from reader: inout ArchiveReader) throws(ArchiveError) {
        self.init(paragraph: try Paragraph(from: &reader), rect: try Rect(from: &reader))
    }
}
