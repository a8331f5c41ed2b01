import Drawing
@testable import SwiftUI
import Testing

@Suite struct LinkTests {
    private func link() throws -> Link<Text> { Link("Go", destination: try #require(URL(string: "app://x"))) }
    private func paints(_ view: some View) -> [Paint] {
        Drawn(view).commands.compactMap { if case .glyphs(let run) = $0 { run.paint } else { nil } }
    }

    @Test("a link is in the accent colour, and in that of the text where buttons are plain")
    func plain() throws {
        let tinted = paints(try link()), plain = paints(try link().buttonStyle(.plain)), text = paints(Text("Go"))
        #expect(!tinted.isEmpty && tinted != text && plain == text)
        #expect(paints(try link().buttonStyle(.automatic)) == tinted)
        #expect(paints(try link().foregroundStyle(.red)) == paints(Text("Go").foregroundStyle(.red)))
    }

    @Test("a link takes the border of the style of buttons around it, and opens what it leads to")
    func bordered() throws {
        let drawn = Drawn(try link().buttonStyle(.bordered)), bare = Drawn(try link())
        #expect(drawn.fills.count == 1 && bare.fills.isEmpty)
        #expect(drawn.node(role: "link")?.action == .open(url: "app://x"))
    }

    private struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(20).background(.yellow) }
    }
    @Test("a style of one's own draws the link's label")
    func ownStyle() throws { #expect(Drawn(try link().buttonStyle(Loud())).fills.count == 1) }
}
