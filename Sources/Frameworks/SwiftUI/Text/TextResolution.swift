import Drawing
import Typesetting

/// The looks of text while runs are made: what the environment says, then what each text adds.
struct TextStyling {
    var font: Font
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var width: Font.Width?
    var style: AnyShapeStyle?
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: (Drawing.TextDecoration)?
    var strikethrough: (Drawing.TextDecoration)?
    var background: Color?
    var link: URL?
    var isSecondaryScale = false
    /// What marks the text for its renderer.
    var custom: [ObjectIdentifier: any TextAttribute] = [:]

    init(_ environment: EnvironmentValues) {
        font = environment.font ?? .body
        let text = environment.textStyling
        weight = text.weight
        isBold = text.isBold
        isItalic = text.isItalic
        isSecondaryScale = text.isSecondaryScale
        isMonospaced = text.isMonospaced
        hasMonospacedDigits = text.hasMonospacedDigits
        width = text.width
        kerning = text.kerning
        tracking = text.tracking
        baselineOffset = text.baselineOffset
        underline = text.underline.map { Drawing.TextDecoration(pattern: $0.pattern, color: text.underlineColor?.value(in: environment)) }
        strikethrough = text.strikethrough.map { Drawing.TextDecoration(pattern: $0.pattern, color: text.strikethroughColor?.value(in: environment)) }
    }

    mutating func apply(_ modifier: Text.Modifier, _ environment: EnvironmentValues) {
        switch modifier {
        case .font(let font): self.font = font ?? environment.font ?? .body
        case .weight(let weight): self.weight = weight
        case .design(let design): self.design = design
        case .width(let width): self.width = width
        case .bold(let isActive): isBold = isActive
        case .italic(let isActive): isItalic = isActive
        case .monospaced(let isActive): isMonospaced = isActive
        case .monospacedDigit: hasMonospacedDigits = true
        case .foregroundColor(let color): style = color.map { AnyShapeStyle($0) }
        case .foregroundStyle(let style, _): self.style = style
        case .kerning(let value): kerning = value
        case .tracking(let value): tracking = value
        case .baselineOffset(let value): baselineOffset = value
        case .underline(let line, let color): underline = line.map { Drawing.TextDecoration(pattern: $0.pattern, color: color?.value(in: environment)) }
        case .strikethrough(let line, let color): strikethrough = line.map { Drawing.TextDecoration(pattern: $0.pattern, color: color?.value(in: environment)) }
        case .textScale(let isSecondary): isSecondaryScale = isSecondary
        case .custom(let key, let value): custom[key] = value
        case .speech: break
        }
    }

    func descriptor(_ environment: EnvironmentValues) -> FontDescriptor {
        var base = font
        if isBold { base = base.bold() }
        if let weight, !isBold || weight.value > 700 { base = base.weight(weight) }
        if isItalic { base = base.italic() }
        if isMonospaced { base = base.monospaced() }
        if hasMonospacedDigits { base = base.monospacedDigit() }
        if let width { base = base.width(width) }
        if isSecondaryScale { base = base.scaled(by: 0.8) }
        var inner = environment
        if let design { inner.fontDesign = design }
        return base.descriptor(in: inner)
    }

    /// What letters are painted with. Gradients span the text's box: `bounds`.
    func paint(_ environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint {
        if let style { return style.resolvedPaint(in: environment, bounds: bounds) }
        return link != nil ? TintShapeStyle()._paint(in: environment, bounds: bounds) : ForegroundStyle()._paint(in: environment, bounds: bounds)
    }

    func attributes(_ environment: EnvironmentValues, _ paint: Paint) -> TextAttributes {
        TextAttributes(font: descriptor(environment), paint: paint, kerning: kerning, tracking: tracking, baselineOffset: baselineOffset,
                              underline: underline, strikethrough: strikethrough, background: background?.value(in: environment),
                              link: link?.absoluteString, language: nil)
    }
}

/// Collects the runs of a text.
struct TextRunBuilder {
    let environment: EnvironmentValues
    let bounds: CGRect
    var runs: [TextRun] = []
    /// The shadows and blending of each run's style.
    var effects: [StyleEffects] = []
    /// What marks each run for a renderer.
    var custom: [[ObjectIdentifier: any TextAttribute]] = []
    /// Pictures inside the text.
    var images: [ImageResource] = []
    var isGreedy = false
    var links: [URL] = []

    init(_ environment: EnvironmentValues, bounds: CGRect) {
        self.environment = environment
        self.bounds = bounds
    }

    mutating func add(_ text: Text, _ styling: TextStyling) {
        var styling = styling
        for modifier in text.modifiers { styling.apply(modifier, environment) }
        switch text.storage {
        case .verbatim(let string): add(string, styling)
        case .localized(let localized): addMarkdown(localized.string(in: environment), localized.arguments, styling)
        case .attributed(let string): add(string, [], styling)
        case .formatted(let value): add(value.string(in: environment), styling)
        case .concatenation(let a, let b):
            add(a, styling)
            add(b, styling)
        case .live(let source):
            if source.isGreedy { isGreedy = true }
            append(.live(source.drawing), styling)
        case .image(let image): add(image, styling)
        }
    }

    private mutating func add(_ string: String, _ styling: TextStyling) {
        guard !string.isEmpty else { return }
        append(.text(cased(string)), styling)
    }

    private mutating func append(_ content: TextRun.Content, _ styling: TextStyling) {
        let paint = styling.paint(environment, bounds: bounds)
        runs.append(TextRun(content, styling.attributes(environment, paint.paint)))
        effects.append(paint.effects)
        custom.append(styling.custom)
    }

    /// `textCase`, with the rules of the locale.
    private func cased(_ string: String) -> String {
        switch environment.textCase {
        case .uppercase?: string.uppercased(with: environment.locale)
        case .lowercase?: string.lowercased(with: environment.locale)
        case nil: string
        }
    }

    private mutating func add(_ image: Image, _ styling: TextStyling) {
        switch image.textContent(environment, styling.attributes(environment, styling.paint(environment, bounds: bounds).paint)) {
        case .symbol(let symbol): append(.symbol(symbol), styling)
        case .picture(let resource, let size):
            images.append(resource)
            append(.image(images.count - 1, size), styling)
        case nil: break
        }
    }

    private mutating func addMarkdown(_ string: String, _ arguments: [LocalizedStringKey.Argument], _ styling: TextStyling) {
        // Most texts hold no sign that Markdown reads.
        if string.utf8.contains(where: { "*_~`[<\\".utf8.contains($0) }),
           let attributed = try? AttributedString(markdown: string, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)) {
            add(attributed, arguments, styling)
        } else {
            addWithMarkers(string, arguments, styling)
        }
    }

    private mutating func addWithMarkers(_ string: String, _ arguments: [LocalizedStringKey.Argument], _ styling: TextStyling) {
        guard !arguments.isEmpty, string.unicodeScalars.contains(where: { $0.value >= 0xF_0000 && $0.value <= 0xF_FFFD }) else { return add(string, styling) }
        var plain = ""
        for character in string {
            if let scalar = character.unicodeScalars.first, scalar.value >= 0xF_0000, scalar.value <= 0xF_FFFD,
               case let index = Int(scalar.value - 0xF_0000), index < arguments.count, case .text(let text) = arguments[index] {
                add(plain, styling)
                plain = ""
                add(text, styling)
            } else {
                plain.append(character)
            }
        }
        add(plain, styling)
    }

    private mutating func add(_ attributed: AttributedString, _ arguments: [LocalizedStringKey.Argument], _ base: TextStyling) {
        for run in attributed.runs {
            var styling = base
            styling.apply(run, environment)
            if let link = styling.link { links.append(link) }
            addWithMarkers(String(attributed[run.range].characters), arguments, styling)
        }
    }
}

extension Text {
    /// The text's runs in an environment. Gradients span `bounds`.
    func resolved(in environment: EnvironmentValues, bounds: CGRect) -> TextRunBuilder {
        var builder = TextRunBuilder(environment, bounds: bounds)
        builder.add(self, TextStyling(environment))
        return builder
    }

    package func words(in environment: EnvironmentValues) -> String { plainText(in: environment) }

    /// The words of the text, as accessibility reads them.
    func plainText(in environment: EnvironmentValues) -> String {
        Typesetter.shared.words(of: Paragraph(runs: resolved(in: environment, bounds: .zero).runs, environment), moment: environment.moment)
    }
}
