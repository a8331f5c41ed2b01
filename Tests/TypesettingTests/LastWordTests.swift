import Testing
@testable import Typesetting

@Suite struct LastWordTests {
    @Test("on the second of two lines a short last word is joined by the word before it", arguments: [
        ("Direct messages are using the shared key for the channel.", 11.0, 298.0, ["Direct messages are using the shared key for", "the channel."]),
        ("Unhealthy for Sensitive Groups", 12, 139, ["Unhealthy for", "Sensitive Groups"]),
        ("Equals the thickness of Mad issue 26", 16, 247, ["Equals the thickness of Mad", "issue 26"]),
    ])
    func joined(text: String, size: Double, width: Double, lines: [String]) {
        let set = layout(paragraph(text, size: size), width: width)
        #expect(lineTexts(set) == lines)
        let again = layout(paragraph(text, size: size), width: set.size.width, height: set.size.height)
        #expect(lineTexts(again) == lines && again.size == set.size)
    }

    @Test("a long word, and a first line that would be left short, stay as they are", arguments: [
        ("The destination refused this request because it is not authorized.", 11.0, 293.0, "authorized."),
        ("Firmware Update Required", 34, 343, "Required"),
    ])
    func alone(text: String, size: Double, width: Double, last: String) {
        #expect(lineTexts(layout(paragraph(text, size: size), width: width)).last == last)
    }

    @Test("of three lines and more the last keeps its word, however short")
    func threeLines() {
        let set = layout(paragraph("The destination received the request, but no app or module responded. Try again when the recipient is reachable.", size: 11), width: 298)
        #expect(set.lineCount == 3)
        #expect(lineTexts(set).last == "reachable.")
    }

    @Test("each paragraph is looked at by itself, and words after a zero-width space are no single word")
    func paragraphs() {
        let text = "Unhealthy for Sensitive Groups"
        #expect(lineTexts(layout(paragraph(text + "\n" + text, size: 12), width: 139)) == ["Unhealthy for", "Sensitive Groups", "Unhealthy for", "Sensitive Groups"])
        #expect(lineTexts(layout(paragraph(text + "\u{200B}\u{200B}\u{200B}\u{200B}", size: 12), width: 139)).count == 2)
        #expect(lineTexts(layout(paragraph(text + "\u{200B}\u{200B}\u{200B}\u{200B}", size: 12), width: 139)).first == "Unhealthy for Sensitive")
    }
}
