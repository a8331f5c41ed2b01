import Drawing
import Testing
@testable import Typesetting

@Suite struct LineBreakingTests {
    @Test("words that do not fit go to the next line, and the text is as wide as its widest line")
    func greedy() {
        let set = layout(paragraph("The quick brown fox jumps over the lazy dog"), width: 120)
        #expect(lineTexts(set) == ["The quick", "brown fox", "jumps over the", "lazy dog"])
        #expect(set.size.width <= 120)
        #expect(set.size.width > 110)
        #expect(set.lineCount == 4)
    }

    @Test("text asked again for the size it answered has the same lines")
    func stable() {
        for width in stride(from: 30.0, through: 300, by: 13) {
            let first = layout(paragraph("Rain will stop in 12 minutes, wind from the north-west"), width: width)
            let second = layout(paragraph("Rain will stop in 12 minutes, wind from the north-west"), width: first.size.width, height: first.size.height)
            #expect(lineTexts(first) == lineTexts(second))
            #expect(first.size == second.size)
        }
    }

    @Test("a line may end after a hyphen, and not within a number or before a full stop")
    func hyphens() {
        #expect(lineTexts(layout(paragraph("well-known"), width: 50)) == ["well-", "known"])
        #expect(lineTexts(layout(paragraph("costs 12,000"), width: 60)) == ["costs", "12,000"])
    }

    @Test("flags and families are never cut", arguments: ["🇩🇪🇫🇷🇮🇹", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👍🏽👍🏽👍🏽"])
    func emoji(text: String) {
        let set = layout(paragraph(text), width: 25)
        #expect(lineTexts(set) == text.map(String.init))
    }

    @Test("a word longer than the line is cut between characters, at least one on each line")
    func longWords() {
        let set = layout(paragraph("Donaudampfschifffahrt"), width: 60)
        #expect(lineTexts(set).joined() == "Donaudampfschifffahrt")
        #expect(set.lineCount > 2)
        #expect(lineTexts(layout(paragraph("abc"), width: 1)) == ["a", "b", "c"])
    }

    @Test("a word that fits a line of its own is not cut to fill the line before")
    func wholeWords() {
        #expect(lineTexts(layout(paragraph("a international"), width: 100)) == ["a", "international"])
    }

    @Test("line ends in the text end lines; one at the end leaves an empty line")
    func newlines() {
        #expect(lineTexts(layout(paragraph("one\ntwo\r\nthree"))) == ["one", "two", "three"])
        #expect(layout(paragraph("one\n")).lineCount == 2)
        #expect(layout(paragraph("one\n\ntwo")).lineCount == 3)
        #expect(layout(paragraph("\n")).lineCount == 2)
    }

    @Test("a soft hyphen before a space shows nothing: the line ends at the space")
    func softHyphenBeforeSpace() {
        let plain = layout(paragraph("inter national"), width: 70), soft = layout(paragraph("inter\u{AD} national"), width: 70)
        #expect(lineTexts(soft) == ["inter\u{AD}", "national"])
        #expect(soft.size == plain.size)
    }

    @Test("a soft hyphen shows where the line breaks at it, and nowhere else")
    func softHyphens() {
        #expect(lineTexts(layout(paragraph("inter\u{AD}national"), width: 70)) == ["inter\u{AD}-", "national"])
        let plain = layout(paragraph("international")).size.width, soft = layout(paragraph("inter\u{AD}national")).size.width
        #expect(abs(plain - soft) < 1)
    }

    @Test("Chinese breaks between characters and keeps a full stop with its sentence; Thai breaks between words")
    func otherScripts() {
        #expect(lineTexts(layout(paragraph("今天天气很好。"), width: 17 * 6 + 1)) == ["今天天气很", "好。"])
        let thai = lineTexts(layout(paragraph("ภาษาไทยสวยงาม"), width: 70))
        #expect(thai.count > 1)
        #expect(thai.first == "ภาษาไทย")
    }

    @Test("Korean breaks between words where Korean is read")
    func korean() {
        func lines(_ locale: String) -> [String] { lineTexts(layout(paragraph("오늘은 날씨가 좋습니다") { $0.locale = locale }, width: 70)) }
        #expect(lines("ko_KR") == ["오늘은", "날씨가", "좋습니다"])
    }

    @Test("spaces at which a line is broken count for the text's width as far as there is room, and do not move the line")
    func spaces() {
        let one = layout(paragraph("Hello")).size.width
        #expect(layout(paragraph("Hello ")).size.width > one)
        #expect(layout(paragraph("Hello world"), width: one).size.width == one)
        #expect(layout(paragraph("Hello world"), width: one + 1).size.width == one + 1)
        #expect(abs(layout(paragraph("Hello a"), width: one + 8).size.width - layout(paragraph("Hello ")).size.width) < 0.4)
        #expect(layout(paragraph("Hello world"), width: one + 1).lines.first.map { abs($0.rect.width - one) < 0.4 } == true)
    }
}

@Suite struct LineLimitTests {
    let text = "The quick brown fox jumps over the lazy dog and sleeps"

    @Test("text beyond the line limit ends in an ellipsis that fits")
    func tail() {
        let set = layout(paragraph(text, lines: 2), width: 120)
        #expect(lineTexts(set) == ["The quick", "brown fox ju…"])
        #expect(set.isTruncated)
        #expect(set.size.width <= 120)
    }

    @Test("the ellipsis follows a letter, not a space")
    func noSpaceBeforeEllipsis() {
        for width in stride(from: 20.0, through: 300, by: 3) {
            let line = lineTexts(layout(paragraph(text, lines: 1), width: width))[0]
            #expect(!line.hasSuffix(" …"))
        }
    }

    @Test("head and middle truncation keep the end of the text")
    func headAndMiddle() {
        let head = lineTexts(layout(paragraph(text, lines: 1) { $0.truncation = .head }, width: 120))[0]
        #expect(head.hasPrefix("…"))
        #expect(head.hasSuffix("and sleeps"))
        let middle = lineTexts(layout(paragraph(text, lines: 1) { $0.truncation = .middle }, width: 120))[0]
        #expect(middle.hasPrefix("The "))
        #expect(middle.hasSuffix("sleeps"))
        #expect(middle.contains("…"))
    }

    @Test("a line end beyond the limit truncates the line before it")
    func newlineBeyondLimit() {
        #expect(lineTexts(layout(paragraph("one\ntwo", lines: 1))) == ["one…"])
    }

    @Test("lines that a height has no room for are dropped, but never the first")
    func height() {
        #expect(layout(paragraph(text), width: 120, height: 45).lineCount == 2)
        #expect(layout(paragraph(text), width: 120, height: 45).isTruncated)
        #expect(layout(paragraph(text), width: 120, height: 5).lineCount == 1)
        #expect(layout(paragraph(text), width: 120, height: 5).size.height > 20)
    }

    @Test("reserved lines take their height")
    func reserved() {
        let two = layout(paragraph("a\nb", style: "body")).size.height
        #expect(layout(paragraph("a", style: "body") { $0.minimumLines = 2 }).size.height == two)
        #expect(layout(paragraph("", style: "body") { $0.minimumLines = 2 }).size.height == two)
    }

    @Test("tightening sets a line that is a little too long closer instead of cutting it")
    func tightening() {
        let natural = layout(paragraph(text)).size.width
        let tight = layout(paragraph(text, lines: 1) { $0.allowsTightening = true }, width: natural * 0.97)
        #expect(!tight.isTruncated)
        #expect(tight.size.width <= natural * 0.97 + 0.34)
        #expect(layout(paragraph(text, lines: 1) { $0.allowsTightening = true }, width: natural * 0.8).isTruncated)
        #expect(layout(paragraph(text, lines: 1), width: natural * 0.97).isTruncated)
    }

    @Test("a proposal of nothing is answered with nothing")
    func zero() {
        #expect(layout(paragraph(text), width: 0, height: 0).size == Size(width: 0, height: 0))
        #expect(layout(paragraph(text), width: 0).size.width == 0)
        #expect(layout(paragraph("")).size == Size(width: 0, height: 0))
    }
}

@Suite struct MinimumScaleFactorTests {
    /// Measured on an iPhone: font 1300, factor 0.001 (layout-rules 8.10b).
    @Test("the scale is the one that Apple's bisection ends at", arguments: [("N1", 72.0, 52.0), ("WWWW", 72.0, 11.4), ("AB", 40.5, 31.7)])
    func bisection(text: String, box: Double, points: Double) {
        let set = layout(paragraph(text, size: 1300) { $0.minimumScaleFactor = 0.001 }, width: box, height: box)
        #expect(abs(set.scaleFactor * 1300 - points) < 0.06)
        #expect(set.lineCount == 1)
        #expect(!set.isTruncated)
    }

    @Test("text that fits is not scaled, and text that never fits is cut at the smallest scale")
    func bounds() {
        #expect(layout(paragraph("Hi") { $0.minimumScaleFactor = 0.5 }, width: 100).scaleFactor == 1)
        let cut = layout(paragraph("The quick brown fox jumps over", lines: 1) { $0.minimumScaleFactor = 0.5 }, width: 50)
        #expect(cut.scaleFactor == 0.5)
        #expect(cut.isTruncated)
    }
}
