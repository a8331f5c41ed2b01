import Drawing
import Foundation
@testable import SwiftUI
import Testing

/// layout-rules, section 8: text.
@Suite struct TextRuleTests {
    private let long = "Several words that do not fit on a single line of this length"
    private func fit(_ view: some View, _ width: Double, _ height: Double = 300, environment: EnvironmentValues = EnvironmentValues()) -> (node: SemanticNode, archive: WidgetArchive) {
        let archive = LaidOut(view, width: width, height: height, environment: environment).archive
        func find(_ node: SemanticNode) -> SemanticNode? { node.role == "text" ? node : node.children.lazy.compactMap(find).first }
        return (find(archive.root) ?? SemanticNode(role: "none", type: ""), archive)
    }
    private func runs(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) -> [GlyphRun] {
        LaidOut(view, width: 400, height: 100, environment: environment).archive.displayList.items.compactMap { if case .glyphs(let run) = $0.command { run } else { nil } }
    }

    @Test("8.1, 8.2 text asked for no space has none; of no width it has no width")
    func noSpace() {
        #expect(measured(Text(long), 0, 0) == size(0, 0))
        #expect(measured(Text(long), 0, nil).width == 0)
    }

    @Test("8.3 lines break greedily, and the text is as wide as its widest line, never as the proposal")
    func wrapping() {
        let one = measured(Text(long), nil, nil)
        let wrapped = measured(Text(long), 200, nil)
        #expect(one.width > 200 && wrapped.width <= 200 && wrapped.height > one.height)
        #expect(measured(Text("Short"), 200, nil).width < 60)
    }

    @Test("8.3 the space at which a line breaks counts for the text's width where there is room for it")
    func trailingSpace() {
        let first = measured(Text("Measured"), nil, nil).width
        let wrapped = measured(Text("Measured wordsofthesecondlinethatarelong").lineLimit(1...), first + 20, nil)
        #expect(wrapped.width > first)
    }

    @Test("8.4 n lines are n line heights and the leading between them, rounded up to pixels", arguments: [(1, 61.0), (2, 127.0), (3, 193.0)])
    func heights(lines: Int, pixels: Double) {
        let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        #expect(near(measured(Text(text), nil, nil).height * 3, pixels))
    }

    @Test("8.5 the first baseline lies on a pixel")
    func baselines() {
        let environment = EnvironmentValues()
        let renderer = ViewRenderer(environment: environment, size: size(100, 100))
        let glyphs = renderer.archive(Text("Line")).displayList.items.compactMap { if case .glyphs(let run) = $0.command { run.glyphs.first?.position.y } else { nil } }
        #expect(glyphs.allSatisfy { near($0 * 3, ($0 * 3).rounded()) } && !glyphs.isEmpty)
    }

    @Test("8.6 line limits, and the space they reserve")
    func lineLimits() {
        #expect(fit(Text(long).lineLimit(2), 100).node.text?.lineCount == 2)
        #expect(near(measured(Text("A").lineLimit(3, reservesSpace: true), 100, nil).height * 3, 193))
        #expect(near(measured(Text("A").lineLimit(2...4), 100, nil).height * 3, 127))
        #expect(fit(Text(long).lineLimit(nil), 100).node.text?.isTruncated == false)
    }

    @Test("8.7 where the height is too small lines are left out, one at least is shown, and the last one is cut")
    func height() {
        let (node, _) = fit(Text(long), 100, 45)
        #expect(node.text?.lineCount == 2 && node.text?.isTruncated == true)
        #expect(fit(Text(long), 100, 3).node.text?.lineCount == 1)
    }

    @Test("8.9 alignment is that of lines in the text's own width")
    func alignment() {
        func starts(_ alignment: TextAlignment) -> [Double] {
            runs(Text("Wide line\nA").multilineTextAlignment(alignment)).compactMap { $0.glyphs.first?.position.x }
        }
        let leading = starts(.leading), center = starts(.center), trailing = starts(.trailing)
        #expect(leading.count == 2 && center.count == 2 && trailing.count == 2)
        #expect(center[1] > leading[1] + 10 && trailing[1] > center[1] + 10)
    }

    @Test("8.10 text is scaled down to the least factor before it is cut")
    func scaleFactor() {
        let (node, _) = fit(Text("Twelve letters").lineLimit(1).minimumScaleFactor(0.5), 80)
        #expect((node.text?.scaleFactor ?? 1) < 0.99 && node.text?.isTruncated == false)
        #expect(fit(Text("Twelve letters").minimumScaleFactor(0.5), 300).node.text?.scaleFactor == 1)
    }

    @Test("8.12, 8.13 spacing between lines and letters")
    func spacing() {
        #expect(near(measured(Text("A\nB").lineSpacing(10), nil, nil).height - measured(Text("A\nB"), nil, nil).height, 10))
        #expect(measured(Text("Tracked").tracking(2), nil, nil).width > measured(Text("Tracked"), nil, nil).width + 11)
    }

    @Test("8.14 monospaced digits are all as wide")
    func digits() {
        #expect(measured(Text("1111").monospacedDigit(), nil, nil).width == measured(Text("0000").monospacedDigit(), nil, nil).width)
        #expect(measured(Text("1111"), nil, nil).width < measured(Text("0000"), nil, nil).width)
    }

    @Test("8.15 joined texts are one paragraph that keeps each part's looks")
    func concatenation() {
        let drawn = runs(Text("Red ").foregroundColor(.red) + Text("bold").bold() + Text(" small").font(.caption))
        #expect(drawn.count == 3)
        #expect(Set(drawn.map(\.size)).count == 2)
        if case .color(let color, _) = drawn[0].paint { #expect(color.red > 0.9 && color.green < 0.4) }
        #expect(Set(drawn.compactMap { $0.glyphs.first?.position.y }).count == 1)
    }

    @Test("8.15 a gradient of a run spans the text's box")
    func gradientRun() {
        let drawn = runs(Text("Gradient").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
        guard case .linearGradient(_, let start, let end, _)? = drawn.first?.paint else {
            Issue.record("no gradient")
            return
        }
        #expect(near(end.x - start.x, measured(Text("Gradient"), nil, nil).width, within: 0.5))
    }

    @Test("8.16, 8.17 literals read inline Markdown, strings do not")
    func markdown() {
        #expect(runs(Text("plain **bold** `code`")).count >= 3)
        let string = "plain **bold**"
        #expect(fit(Text(string), 300).node.label == string)
        #expect(fit(Text("plain **bold**"), 300).node.label == "plain bold")
        #expect(fit(Text("~~struck~~ and _slanted_"), 300).node.label == "struck and slanted")
        #expect(fit(Text(verbatim: "**x**"), 300).node.label == "**x**")
    }

    @Test("links in a text are places to tap")
    func links() {
        let (node, _) = fit(Text("See [the page](https://example.com/a) now"), 300)
        #expect(node.children.count == 1)
        #expect(node.children.first?.action == .open(url: "https://example.com/a"))
        let frame = node.children.first?.frame ?? .zero
        #expect(frame.minX > node.frame.minX + 20 && frame.maxX < node.frame.maxX - 10 && frame.minY >= node.frame.minY - 1 && frame.height > 10)
    }

    @Test("interpolations: values, formats, texts, pictures and dates")
    func interpolation() {
        let count = 3, price = 2.5
        #expect(fit(Text("\(count) items at \(price, specifier: "%.2f")"), 300).node.label == "3 items at 2.50")
        #expect(fit(Text("\(0.25, format: .percent)"), 300).node.label == "25%")
        #expect(fit(Text("A \(Text("nested").bold()) text"), 300).node.label == "A nested text")
        #expect(fit(Text("Save 100% of \(count)"), 300).node.label == "Save 100% of 3")
        #expect(fit(Text("\("**no**") yes"), 300).node.label.contains("yes"))
    }

    @Test("8.18 a symbol in a text stands on its baseline")
    func symbolsInText() {
        let (node, archive) = fit(Text("\(Image(systemName: "star.fill")) rating"), 300)
        #expect(node.label.contains("rating"))
        #expect(archive.displayList.items.count > 1)
    }

    @Test("8.19 case changes follow the locale")
    func textCase() {
        #expect(fit(Text("istanbul").textCase(.uppercase), 300, environment: .with { $0.locale = Locale(identifier: "tr_TR") }).node.label == "İSTANBUL")
        #expect(fit(Text("Words").textCase(.uppercase), 300).node.label == "WORDS")
    }

    @Test("attributed strings: fonts, colours, kerning, lines and backgrounds by run")
    func attributed() {
        var string = AttributedString("One two")
        if let range = string.range(of: "two") {
            string[range].font = .largeTitle
            string[range].foregroundColor = .red
            string[range].backgroundColor = .yellow
            string[range].underlineStyle = .single
        }
        let drawn = runs(Text(string))
        #expect(drawn.count == 2 && drawn[1].size == 34)
        let fills = LaidOut(Text(string), width: 300, height: 100).archive.displayList.items.filter { if case .fill = $0.command { true } else { false } }
        #expect(fills.count >= 1)
    }

    @Test("9.16 text that counts takes the width it is offered; of a date it does not")
    func greedyTimers() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(measured(Text(date, style: .timer), 200, 50).width == 200)
        #expect(measured(Text(date, style: .relative), 200, 50).width == 200)
        #expect(measured(Text(timerInterval: date...date.addingTimeInterval(60)), 200, 50).width == 200)
        #expect(measured(Text(date, style: .date), 400, 50).width < 300)
    }

    @Test("9.10 to 9.13 the system's formats write the moment drawn")
    func systemFormats() {
        let start = Date(timeIntervalSince1970: 1_700_000_000), end = start.addingTimeInterval(3600)
        func words(_ text: Text, _ after: Double) -> String { text.words(in: .with { $0.moment = start.addingTimeInterval(after).timeIntervalSince1970 }) }
        #expect(words(Text(.currentDate, format: .timer(countingDownIn: start..<end)), 90) == "58:30")
        #expect(words(Text(.currentDate, format: .timer(countingUpIn: start..<end)), 90) == "1:30")
        #expect(words(Text(.currentDate, format: .stopwatch(startingAt: start)), 3.42) == "00:03.42")
        #expect(words(Text(.currentDate, format: .reference(to: end)), 3300) == "in 5 minutes")
        #expect(words(Text(.currentDate, format: .offset(to: end)), 0).contains("1 hour"))
        #expect(measured(Text(.currentDate, format: .timer(countingDownIn: start..<end)), 200, 50).width == 200)
    }
}
