import Drawing
@testable import Typesetting

/// A paragraph of one run.
func paragraph(_ text: String, size: Double = 17, weight: Int = 400, lines: Int? = nil, style: String? = nil, scale: Double = 3,
               change: (inout Paragraph) -> Void = { _ in }) -> Paragraph {
    let font = FontDescriptor(size: size, weight: weight, textStyle: style, typeSize: style == nil ? nil : "large")
    var result = Paragraph(runs: [TextRun(.text(text), TextAttributes(font: font, paint: .color(.black)))], maximumLines: lines, displayScale: scale)
    change(&result)
    return result
}

func layout(_ p: Paragraph, width: Double? = nil, height: Double? = nil, moment: Double? = nil) -> TextLayout {
    Typesetter.shared.layout(p, width: width, height: height, moment: moment)
}

/// The commands that draw a layout at the origin, in a box of its own width.
func drawn(_ layout: TextLayout, boxWidth: Double? = nil) -> [DisplayCommand] {
    var fonts = FontTable(), commands: [DisplayCommand] = []
    layout.draw(at: .zero, boxWidth: boxWidth ?? layout.size.width, fonts: &fonts, into: &commands)
    return commands
}

func glyphRuns(_ commands: [DisplayCommand]) -> [GlyphRun] {
    commands.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
}

/// The text of each line.
func lineTexts(_ layout: TextLayout) -> [String] { layout.shownText }
