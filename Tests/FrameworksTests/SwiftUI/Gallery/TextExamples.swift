import Foundation
@testable import SwiftUI

extension Gallery {
    private static let sentence = "Rain stops in a quarter of an hour"
    private static let styles: [(String, Font)] = [("Title 2", .title2), ("Headline", .headline), ("Subheadline", .subheadline), ("Caption", .caption)]

    private static var marked: AttributedString {
        var text = AttributedString("Marked")
        text.backgroundColor = .yellow
        text.foregroundColor = .black
        return text
    }

    private struct Marked: TextAttribute {}
    /// Sets letters on a wave, and those that are marked in a bar.
    private struct Waves: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            var count = 0
            for line in layout { for run in line {
                if run[Marked.self] != nil { ctx.fill(Path(roundedRect: run.typographicBounds.rect, cornerRadius: 4), with: .color(.orange.opacity(0.2))) }
                for glyph in run {
                    var moved = ctx
                    moved.translateBy(x: 0, y: 4 * sin(Double(count)))
                    moved.draw(glyph)
                    count += 1
                }
            } }
        }
    }

    static var text: GallerySection {
        GallerySection(title: "Text", file: "Text", examples: [
            GalleryExample("styles", ["Text", "View.font"]) {
                VStack(alignment: .leading) { ForEach(styles, id: \.0) { Text($0.0).font($0.1) } }
            },
            GalleryExample("weights", ["View.fontWeight", "Text.fontWeight", "View.bold", "Text.bold"]) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Thin").fontWeight(.thin)
                    Text("Medium").fontWeight(.medium)
                    VStack(alignment: .leading, spacing: 0) { Text("Bold").bold(); Group { Text("Bold") }.bold() }
                    Group { Text("Heavy") }.fontWeight(.heavy)
                }
            },
            GalleryExample("designs", ["View.fontDesign", "Text.fontDesign", "Text.font"]) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Rounded 12").fontDesign(.rounded)
                    Text("Serif 12").fontDesign(.serif)
                    Group { Text("Monospaced 12") }.fontDesign(.monospaced)
                    Text("Default 12").font(.body)
                }
            },
            GalleryExample("widths", ["View.fontWidth", "Text.fontWidth"]) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Compressed").fontWidth(.compressed)
                    Text("Condensed").fontWidth(.condensed)
                    Text("Standard")
                    Group { Text("Expanded") }.fontWidth(.expanded)
                }
            },
            GalleryExample("italic, monospaced, digits", ["View.italic", "Text.italic", "View.monospaced", "Text.monospaced", "View.monospacedDigit", "Text.monospacedDigit"]) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Italic").italic() + Text(" and not")
                    Group { Text("Italic") }.italic()
                    Text("code").monospaced()
                    Group { Text("11:11 mono") }.monospaced()
                    Text("11:11").monospacedDigit()
                    Group { Text("08:48") }.monospacedDigit()
                }
                .font(.footnote)
            },
            GalleryExample("lines under and through", ["View.underline", "Text.underline", "View.strikethrough", "Text.strikethrough"]) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Happy days").underline()
                    Text("Dashed").underline(pattern: .dash, color: .red)
                    Text("Was 12").strikethrough()
                    Group { Text("Typography") }.underline()
                    Group { Text("Gone") }.strikethrough(true, color: .red)
                }
                .font(.footnote)
            },
            GalleryExample("kerning, tracking, baseline", ["View.kerning", "Text.kerning", "View.tracking", "Text.tracking", "View.baselineOffset", "Text.baselineOffset"]) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("Kerned AVA").kerning(3)
                    Group { Text("Kerned AVA") }.kerning(-1)
                    Text("Tracked").tracking(4)
                    Group { Text("Tracked") }.tracking(-0.5)
                    Text("m") + Text("2").baselineOffset(5).font(.caption2)
                    HStack(spacing: 0) { Text("up"); Group { Text("per") }.baselineOffset(4) }
                }
                .font(.footnote)
            },
            GalleryExample("colours", ["Text.foregroundColor", "Text.foregroundStyle"]) {
                VStack(alignment: .leading) {
                    Text("Red").foregroundColor(.red) + Text(" blue").foregroundColor(.blue)
                    Text("Secondary").foregroundStyle(.secondary)
                    Text("Gradient").font(.title2.bold()).foregroundStyle(LinearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
                }
            },
            GalleryExample("secondary scale", ["View.textScale", "Text.textScale"]) {
                VStack { HStack(alignment: .firstTextBaseline, spacing: 2) { Text("21"); Text("°C").textScale(.secondary) }; Group { Text("Units") }.textScale(.secondary) }.font(.title)
            },
            GalleryExample("wrapping and line limit", ["View.lineLimit"]) {
                VStack(alignment: .leading, spacing: 4) { Text(sentence); Text(sentence).lineLimit(1); Text("Two lines").lineLimit(2, reservesSpace: true).background(.quaternary) }.font(.caption2)
            },
            GalleryExample("alignment of lines", ["View.multilineTextAlignment"]) {
                VStack(spacing: 4) { Text(sentence).multilineTextAlignment(.leading); Text(sentence).multilineTextAlignment(.center); Text(sentence).multilineTextAlignment(.trailing) }.font(.caption2).frame(width: 96)
            },
            GalleryExample("line spacing", ["View.lineSpacing"]) { Text(sentence).lineSpacing(8).font(.footnote).padding(8) },
            GalleryExample("line height", ["View.lineHeight"]) { VStack(spacing: 8) { Text(sentence).lineHeight(.loose); Text(sentence).lineHeight(.tight) }.font(.caption).padding(8) },
            GalleryExample("truncation", ["View.truncationMode"]) {
                VStack(alignment: .leading) { Text(sentence).truncationMode(.tail); Text(sentence).truncationMode(.middle); Text(sentence).truncationMode(.head) }.lineLimit(1).font(.footnote).padding(6)
            },
            GalleryExample("made to fit", ["View.minimumScaleFactor", "View.allowsTightening"]) {
                VStack(alignment: .leading) { Text(sentence).minimumScaleFactor(0.4); Text("Just about too long").font(.footnote).allowsTightening(true).frame(width: 112) }.lineLimit(1).padding(6)
            },
            GalleryExample("case", ["View.textCase"]) { VStack { Text("Straße").textCase(.uppercase); Text("LOUD").textCase(.lowercase) } },
            GalleryExample("Markdown and attributes", []) {
                VStack(alignment: .leading, spacing: 4) {
                    Text("**Bold**, *italic*, ~~gone~~, `code`, [link](https://example.com)")
                    Text(marked)
                }
                .font(.footnote).padding(6)
            },
            GalleryExample("small capitals, leading", []) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Small Capitals").font(.caption.smallCaps())
                    Text("Lowercase Only").font(.caption.lowercaseSmallCaps())
                    HStack { Text("Tight\nlines").font(.caption.leading(.tight)); Text("Loose\nlines").font(.caption.leading(.loose)) }
                }
            },
            GalleryExample("pieces put together", []) {
                (Text("12").font(.title).bold() + Text(" km/h ").font(.caption) + Text(Image(systemName: "wind")).foregroundColor(.teal) + Text("\nfrom the ") + Text("west").italic().underline()).multilineTextAlignment(.center)
            },
            GalleryExample("line limits", []) {
                HStack(alignment: .top, spacing: 4) { Text(sentence).lineLimit(...2); Text(sentence).lineLimit(3...); Text("2 to 4").lineLimit(2...4).background(.quaternary) }.font(.caption2)
            },
            GalleryExample("where lines break", []) {
                HStack(alignment: .top, spacing: 6) { Text("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt"); Text("well-known e-mail"); Text("🇩🇪🇫🇷🇯🇵👨‍👩‍👧👍🏽") }.font(.caption2).frame(width: 116)
            },
            GalleryExample("shadows of letters", []) {
                VStack { Text("Cast").foregroundStyle(.orange.shadow(.drop(radius: 2, y: 2))); Text("Fallen in").foregroundStyle(Color(uiColor: .systemGray3).shadow(.inner(radius: 1, y: 1))) }.font(.title2.bold())
            },
            GalleryExample("a renderer of one's own", ["View.textRenderer", "Text.customAttribute"]) {
                (Text("Waves ") + Text("of light").foregroundColor(.orange).customAttribute(Marked())).font(.title3.bold()).textRenderer(Waves())
            },
            GalleryExample("dates and timers", []) {
                let start = Date(timeIntervalSince1970: 1_767_606_060)
                VStack(alignment: .leading, spacing: 0) {
                    Text(start, style: .time); Text(start, style: .date); Text(start.addingTimeInterval(674), style: .relative); Text(start.addingTimeInterval(90), style: .timer); Text(start.addingTimeInterval(-3600), style: .offset)
                }
                .font(.caption).padding(6)
            },
            GalleryExample("scripts and emoji", []) {
                VStack(spacing: 2) { Text("Grüße, naïve"); Text("مرحبا بالعالم"); Text("שלום 123"); Text("漢字 かな 한국어"); Text("👨‍👩‍👧 🇩🇪 👍🏽") }.font(.footnote)
            },
        ])
    }
}
