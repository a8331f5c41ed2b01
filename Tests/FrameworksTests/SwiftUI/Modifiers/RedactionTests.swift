import Drawing
@testable import SwiftUI
import Testing

/// layout-rules, section 12: placeholders and private content.
@Suite struct RedactionTests {
    private func glyphs(_ view: some View) -> Int { Drawn(view).commands.count { if case .glyphs = $0 { true } else { false } } }

    @Test("12.1 the reasons are bits: placeholder 1, privacy 2, invalidated 4")
    func bits() {
        #expect(RedactionReasons.placeholder.rawValue == 1 && RedactionReasons.privacy.rawValue == 2 && RedactionReasons.invalidated.rawValue == 4)
    }

    @Test("12.2 reasons add up; unredacted takes all away")
    func adding() {
        struct Reasons: View {
            @Environment(\.redactionReasons) private var reasons
            var body: some View { Text(verbatim: "\(reasons.rawValue)").unredacted() }
        }
        #expect(Drawn(Reasons().redacted(reason: .privacy).redacted(reason: .placeholder)).texts == ["3"])
        #expect(Drawn(Reasons().unredacted().redacted(reason: .placeholder)).texts == ["0"])
    }

    @Test("12.3 a placeholder hides all, privacy only what is private")
    func when() {
        #expect(glyphs(Text("A").redacted(reason: .placeholder)) == 0)
        #expect(glyphs(Text("A").redacted(reason: .privacy)) == 1)
        #expect(glyphs(Text("A").privacySensitive().redacted(reason: .privacy)) == 0)
        #expect(glyphs(Text("A").privacySensitive()) == 1)
    }

    @Test("12.4, 12.7 a text is a bar for each line, at 16 percent of its colour, about as high as its capitals")
    func text() throws {
        let drawn = Drawn(Text("One\nTwo").foregroundStyle(.red).redacted(reason: .placeholder))
        #expect(drawn.fills.count == 2 && glyphs(Text("One\nTwo").redacted(reason: .placeholder)) == 0)
        #expect(drawn.commands.contains(.beginGroup(.opacity(0.16))))
        let capitals = 17 * 0.7046, height = try #require(drawn.fills.first).frame.height
        #expect(height >= capitals && height < capitals + 6)
    }

    @Test("12.5 a symbol or picture is its box at 16 percent of the foreground")
    func image() throws {
        let symbol = Image(systemName: "star.fill"), box = measured(symbol, nil, nil)
        let fill = try #require(Drawn(symbol.foregroundStyle(.red).redacted(reason: .placeholder)).fills.first)
        #expect(near(fill.frame.width, box.width) && near(fill.frame.height, box.height))
        #expect(near(Double(fill.paint.color?.alpha ?? 0), 0.16))
    }

    @Test("12.6 shapes and colours are as they are")
    func shapes() {
        let plain = Drawn(Circle().fill(.red)).commands
        #expect(Drawn(Circle().fill(.red).redacted(reason: .placeholder)).commands == plain)
        #expect(Drawn(Color.red.redacted(reason: .placeholder)).commands == Drawn(Color.red).commands)
    }
}
