extension TextForm {
    static func font(_ font: FontDescriptor) -> String {
        var words: [String] = []
        switch font.family {
        case .system(let design): words.append(design == .default ? "system" : "system \(design)")
        case .custom(let name): words.append(quoted(name))
        }
        words.append("\(number(font.size)) w\(font.weight)")
        if font.width != 1 { words.append("width \(number(font.width))") }
        if font.isItalic { words.append("italic") }
        if font.hasMonospacedDigits { words.append("mono-digits") }
        if font.smallCaps != .none { words.append("small-caps \(font.smallCaps)") }
        if font.leading != .standard { words.append("leading \(font.leading)") }
        return words.joined(separator: " ")
    }

    static func live(_ live: LiveText) -> String {
        switch live {
        case .date(let date, let style): return "date \(number(date)) \(style)"
        case .timerInterval(let start, let end, let pause, let down, let hours):
            return "timer \(number(start))…\(number(end))" + (pause.map { " paused \(number($0))" } ?? "") + (down ? " down" : " up") + (hours ? " hours" : "")
        case .format(let kind, let date, let parameters):
            return "format \(kind) \(number(date))" + parameters.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        }
    }

    static func run(_ run: TextRun) -> String {
        let content = switch run.content {
        case .text(let text): quoted(text)
        case .symbol(let symbol): "symbol \(symbol.name)"
        case .live(let live): "<\(TextForm.live(live))>"
        case .image(let image, let size): "image \(image) \(TextForm.size(size))"
        }
        let a = run.attributes
        var words = [content, "{\(font(a.font)); \(paint(a.paint))"]
        if a.kerning != 0 { words.append("; kerning \(number(a.kerning))") }
        if a.tracking != 0 { words.append("; tracking \(number(a.tracking))") }
        if a.baselineOffset != 0 { words.append("; offset \(number(a.baselineOffset))") }
        if a.underline != nil { words.append("; underline") }
        if a.strikethrough != nil { words.append("; strikethrough") }
        if let background = a.background { words.append("; background \(color(background))") }
        if let link = a.link { words.append("; link \(quoted(link))") }
        if let language = a.language { words.append("; language \(language)") }
        return words[0] + " " + words.dropFirst().joined() + "}"
    }

    static func paragraph(_ p: Paragraph) -> String {
        var words = p.runs.map(run)
        if p.alignment != .leading { words.append("align \(p.alignment)") }
        if let lines = p.maximumLines { words.append("lines \(lines)") }
        if p.minimumLines > 0 { words.append("at least \(p.minimumLines) lines") }
        if p.lineSpacing != 0 { words.append("spacing \(number(p.lineSpacing))") }
        if p.truncation != .tail { words.append("truncates \(p.truncation)") }
        if p.minimumScaleFactor != 1 { words.append("scales to \(number(p.minimumScaleFactor))") }
        if p.allowsTightening { words.append("tightens") }
        if p.isRightToLeft { words.append("right-to-left") }
        if p.isRedacted { words.append("redacted") }
        words.append("\(p.locale) \(p.calendar) \(p.timeZone)")
        return words.joined(separator: " ")
    }
}
