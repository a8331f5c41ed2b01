import Drawing
import Rasterizing
@testable import SwiftUI
import Testing

/// Shadows that a style casts, or that fall into what it paints.
@Suite struct StyleShadowTests {
    private func pixel(_ view: some View, _ x: Int, _ y: Int) -> [UInt8] {
        let list = ViewRenderer(environment: .with { $0.displayScale = 1 }, size: SwiftUI.CGSize(width: 60, height: 60)).archive(view).displayList
        let bitmap = Rasterizer().draw(list, scale: 1, moment: 0, background: .white), all = bitmap.rgba()
        return Array(all[(y * bitmap.width + x) * 4..<(y * bitmap.width + x) * 4 + 3])
    }

    @Test("a shadow inside a shape darkens its edge, keeps its middle, and leaves what is outside alone")
    func inner() {
        let view = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3))).frame(width: 40, height: 40)
        #expect(pixel(view, 30, 30) == [255, 255, 255])
        #expect(pixel(view, 8, 30) == [255, 255, 255])
        // On the edge half of the bell lies inside.
        let edge = pixel(view, 10, 30)[0]
        #expect(edge > 100 && edge < 170)
    }

    @Test("moved down, it is darker at the top than at the bottom")
    func movedInner() {
        let view = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, y: 4))).frame(width: 40, height: 40)
        #expect(pixel(view, 30, 12)[0] < 90 && pixel(view, 30, 47)[0] > 240)
    }

    @Test("a translucent inner shadow draws no rim around its shape")
    func rim() {
        let view = Circle().fill(.white.shadow(.inner(color: .black.opacity(0.01), radius: 1))).frame(width: 40, height: 40)
        for x in 8..<14 { #expect(pixel(view, x, 30)[0] > 250) }
    }

    @Test("texts and symbols have the shadows of their style, wherever it was given", arguments: 0..<3)
    func texts(place: Int) {
        let style = Color.red.shadow(.drop(color: .black, radius: 1, x: 2, y: 2))
        let view = switch place {
        case 0: AnyView(Text("A").foregroundStyle(style))
        case 1: AnyView(Group { Text("A") }.foregroundStyle(style))
        default: AnyView(Image(systemName: "star.fill").foregroundStyle(style))
        }
        let groups = Drawn(view).commands.filter { if case .beginGroup(.shadow) = $0 { true } else { false } }
        #expect(groups == [.beginGroup(.shadow(ColorValue(red: 0, green: 0, blue: 0, alpha: 1), radius: 1, x: 2, y: 2))])
    }

    @Test("a shadow of one part of a text is cast by that part alone")
    func parts() {
        let text = Text("plain") + Text("cast").foregroundStyle(Color.red.shadow(.drop(color: .black, radius: 1)))
        let commands = Drawn(text).commands
        guard let start = commands.firstIndex(where: { if case .beginGroup(.shadow) = $0 { true } else { false } }) else { Issue.record("no shadow"); return }
        func visible(_ commands: ArraySlice<DisplayCommand>) -> Int { commands.reduce(0) { if case .glyphs(let run) = $1, run.paint.color?.alpha != 0 { $0 + run.glyphs.count } else { $0 } } }
        #expect(visible(commands[..<start]) == 5 && visible(commands[start...]) == 4)
    }
}
