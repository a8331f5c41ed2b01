import Drawing
@testable import SwiftUI
import Testing

@Suite struct TextRendererTests {
    private struct Emphasis: TextAttribute { var weight = 1 }

    /// Draws with a closure, and keeps the layout it was given.
    private struct Recorder: TextRenderer {
        final class Seen: @unchecked Sendable { var layout: Text.Layout? }
        var seen = Seen()
        var body: (Text.Layout, inout GraphicsContext) -> Void
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            seen.layout = layout
            body(layout, &ctx)
        }
    }

    private func commands(_ view: some View, width: Double = 200, height: Double = 100) -> [DisplayCommand] { Drawn(view, width: width, height: height).commands }
    /// Where each glyph is, groups that move what they hold counted.
    private func glyphs(_ commands: [DisplayCommand]) -> [Point] {
        var transforms = [Drawing.AffineTransform.identity], points: [Point] = []
        for command in commands {
            switch command {
            case .beginGroup(.transform(let inner)): transforms.append(inner.concatenating(transforms.last ?? .identity))
            case .beginGroup: transforms.append(transforms.last ?? .identity)
            case .endGroup: transforms.removeLast()
            case .glyphs(let run): points += run.glyphs.map { (transforms.last ?? .identity).apply($0.position) }
            default: break
            }
        }
        return points
    }

    @Test("a renderer that draws every line draws what is drawn without it")
    func identity() {
        let text = Text("Two lines of **text** and a ").underline() + Text("tail").strikethrough(color: .red)
        let plain = commands(text.frame(width: 90))
        let lines = commands(text.textRenderer(Recorder { layout, context in for line in layout { context.draw(line) } }).frame(width: 90))
        let runs = commands(text.textRenderer(Recorder { layout, context in for line in layout { for run in line { context.draw(run) } } }).frame(width: 90))
        let slices = commands(text.textRenderer(Recorder { layout, context in for line in layout { for run in line { for slice in run { context.draw(slice) } } } }).frame(width: 90))
        let expected = glyphs(plain)
        #expect(expected.count > 20)
        for drawn in [lines, runs, slices] { #expect(zip(glyphs(drawn), expected).allSatisfy { near($0.x, $1.x) && near($0.y, $1.y) } && glyphs(drawn).count == expected.count) }
        func count(_ commands: [DisplayCommand]) -> Int { commands.count { if case .fill = $0 { true } else { false } } }
        #expect(count(lines) == count(plain) && count(runs) == count(plain))
    }

    @Test("what a renderer does not draw is not seen, and the text keeps its size")
    func nothing() {
        let text = Text("Hidden")
        #expect(glyphs(commands(text.textRenderer(Recorder { _, _ in }))) == [])
        #expect(measured(text.textRenderer(Recorder { _, _ in }), 200, 100) == measured(text, 200, 100))
    }

    @Test("lines, runs and glyphs say where they are")
    func bounds() throws {
        let recorder = Recorder { _, _ in }
        _ = commands(Text("One line\nTwo").font(.system(size: 20)).textRenderer(recorder))
        let layout = try #require(recorder.seen.layout)
        #expect(layout.count == 2 && !layout.isTruncated)
        #expect(layout[0].first?.count == 8 && layout[1].first?.count == 3)
        let height = measured(Text("One line\nTwo").font(.system(size: 20)), nil, nil).height
        #expect(layout[1].typographicBounds.rect.maxY <= height + 0.5 && layout[0].typographicBounds.rect.minY > -0.5)
        #expect(layout[0].origin.y < layout[1].origin.y)
        let run = try #require(layout[0].first)
        for index in 1..<run.count { #expect(near(run[index].typographicBounds.rect.minX, run[index - 1].typographicBounds.rect.maxX)) }
        #expect(run[2..<5].typographicBounds.width < run.typographicBounds.width && run[2..<5].characterIndices.count == 3)
    }

    @Test("a mark of a part of the text is found at its runs")
    func attributes() throws {
        let recorder = Recorder { _, _ in }
        _ = commands((Text("plain ") + Text("marked").bold().customAttribute(Emphasis(weight: 3))).textRenderer(recorder))
        let runs = try #require(recorder.seen.layout?.first)
        #expect(runs.map { $0[Emphasis.self]?.weight } == [nil, 3])
    }

    @Test("a context that was changed changes the glyph it draws")
    func moved() {
        let text = Text("AB").font(.system(size: 20)).frame(width: 100, height: 40, alignment: .topLeading)
        let renderer = Recorder { layout, context in
            for line in layout { for run in line { for (index, slice) in run.enumerated() {
                var copy = context
                copy.translateBy(x: 0, y: Double(index) * 7)
                copy.opacity = index == 1 ? 0.5 : 1
                copy.draw(slice)
            } } }
        }
        let plain = glyphs(commands(text)), drawn = commands(text.textRenderer(renderer))
        #expect(glyphs(drawn).count == 2 && plain.count == 2)
        #expect(near(glyphs(drawn)[1].y - plain[1].y, 7) && near(glyphs(drawn)[0].y, plain[0].y))
        #expect(drawn.contains(.beginGroup(.opacity(0.5))))
    }

    @Test("a renderer may give the text another size")
    func size() {
        struct Tall: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {}
            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { CGSize(width: text.sizeThatFits(proposal).width, height: 77) }
        }
        #expect(measured(Text("A").textRenderer(Tall()), 200, 200).height == 77)
    }

    @Test("letters from right to left come in the order they are seen, and say their direction")
    func rightToLeft() throws {
        let recorder = Recorder { _, _ in }
        _ = commands(Text(verbatim: "ab שלום").textRenderer(recorder))
        let line = try #require(recorder.seen.layout?.first)
        #expect(line.contains { $0.layoutDirection == .rightToLeft } && line.contains { $0.layoutDirection == .leftToRight })
        #expect(line.map(\.typographicBounds.rect.minX) == line.map(\.typographicBounds.rect.minX).sorted())
    }

    @Test("the layouts of texts inside are a preference, and are drawn elsewhere in the fonts that they have")
    func layoutPreference() throws {
        let texts = VStack(spacing: 10) { Text("One").font(.custom("Georgia", size: 12)); Text("Two words").bold() }
        var layouts: [Text.LayoutKey.AnchoredLayout] = []
        let view = texts.hidden().overlayPreferenceValue(Text.LayoutKey.self) { values in
            GeometryReader { proxy in
                let _ = layouts = values
                Canvas { context, _ in
                    for value in values {
                        context.drawLayer { layer in
                            layer.translateBy(x: proxy[value.origin].x, y: proxy[value.origin].y)
                            for line in value.layout { layer.draw(line) }
                        }
                    }
                }
            }
        }
        func letters(_ view: some View) -> [String] {
            let list = ViewRenderer(environment: EnvironmentValues(), size: SwiftUI.CGSize(width: 200, height: 100)).archive(view).displayList
            return list.items.flatMap { item -> [String] in
                guard case .glyphs(let run) = item.command else { return [] }
                return run.glyphs.map { "\(list.fonts[run.font]) \(run.size) \($0.id)" }
            }
        }
        #expect(letters(view) == letters(texts) && letters(view).count == 11)
        #expect(layouts.count == 2 && layouts.map { $0.layout.count } == [1, 1])
        #expect(zip(glyphs(commands(view)), glyphs(commands(texts))).allSatisfy { near($0.x, $1.x) && near($0.y, $1.y) })
        var none = 0
        _ = commands(texts.redacted(reason: .placeholder).overlayPreferenceValue(Text.LayoutKey.self) { values in let _ = none += values.count; EmptyView() })
        #expect(none == 0)
    }
}
