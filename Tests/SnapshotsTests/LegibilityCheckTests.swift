import Drawing
import Rasterizing
import Testing
@testable import Snapshots

@Suite struct LegibilityCheckTests {
    private let rect = Rect(x: 10, y: 10, width: 20, height: 20)
    private let accented = DrawingMode.accented(defaultColor: .white, accentColor: .white)

    /// A widget of 40 points whose symbol is a square, on a ground of an alpha.
    private func findings(ground: Float, symbol: ColorValue, mode: DrawingMode, isHidden: Bool = false) -> [Finding] {
        let whole = DisplayItem(.fill(Path(rect: Rect(x: 0, y: 0, width: 40, height: 40)), .color(ColorValue(red: 0, green: 0, blue: 1, alpha: ground)), evenOdd: false), identity: 1)
        let mark = DisplayItem(.fill(Path(rect: rect), .color(symbol), evenOdd: false), identity: 2)
        let node = SemanticNode(role: "image", type: "Image", label: "star", frame: rect, isHidden: isHidden, identity: 2, source: 42)
        let archive = WidgetArchive(displayList: DisplayList(size: Size(width: 40, height: 40), items: [whole, mark]), root: SemanticNode(role: "container", type: "ZStack", children: [node]))
        return LegibilityCheck.findings(in: archive, mode: mode, name: "accented") { Rasterizer().draw($0, scale: $1, mode: $2) }
    }

    @Test("a symbol on an opaque shape is lost once both have one colour, with its own place in the sources")
    func lost() {
        let found = findings(ground: 1, symbol: .white, mode: accented)
        #expect(found.map(\.code) == ["content-lost-in-mode"] && found.first?.source == 42)
        #expect(found.first?.message.contains("star") == true)
    }

    @Test("a symbol over a clear or faint shape is told from it")
    func told() {
        #expect(findings(ground: 0, symbol: .white, mode: accented).isEmpty)
        #expect(findings(ground: 0.4, symbol: .white, mode: accented).isEmpty)
    }

    @Test("in full colour nothing is looked at, and what is hidden or nearly clear was not meant to be seen")
    func meant() {
        #expect(findings(ground: 1, symbol: .white, mode: .fullColor).isEmpty)
        #expect(findings(ground: 1, symbol: .white, mode: accented, isHidden: true).isEmpty)
        #expect(findings(ground: 1, symbol: ColorValue.white.opacity(0.1), mode: accented).isEmpty)
    }

    @Test("vibrant, a black symbol on the dark is lost, a white one is not")
    func vibrant() {
        #expect(findings(ground: 0, symbol: .black, mode: .vibrant).map(\.code) == ["content-lost-in-mode"])
        #expect(findings(ground: 0, symbol: .white, mode: .vibrant).isEmpty)
    }
}
