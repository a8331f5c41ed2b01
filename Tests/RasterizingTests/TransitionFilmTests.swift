import Drawing
@testable import Rasterizing
import Testing

@Suite struct TransitionFilmTests {
    private func archive(_ x: Double, side: Double = 100, duration: Double = 0.5) -> WidgetArchive {
        let items = [DisplayItem(fill(0, 0, side, side, green), identity: 1), DisplayItem(fill(x, 40, 10, 10, red), identity: 2)]
        let change = ContentChange(timing: .init(curve: .bezier(0, 0, 1, 1), duration: duration))
        return WidgetArchive(displayList: DisplayList(size: Size(width: side, height: side), items: items), root: SemanticNode(role: "container", type: "Widget"),
                             views: items.indices.map { ViewRecord(identity: items[$0].identity, role: .drawing, items: $0..<$0 + 1, frame: .zero, change: change) })
    }

    @Test("a frame is what the widget shows of the area at its moment, to the last pixel", arguments: [1.0, 2.5, 3])
    func frames(_ scale: Double) throws {
        let transition = try #require(WidgetTransition(from: archive(20), to: archive(50))), rasterizer = Rasterizer()
        let film = try #require(rasterizer.film(of: transition, style: FilmStyle(scale: scale)))
        #expect(film.count == 14 && film.interval == 1.0 / 30)
        for index in [0, 6, 13] {
            let whole = rasterizer.draw(transition.displayList(at: Double(index + 1) / 30), scale: scale)
            let left = Int((film.area.minX * scale).rounded()), top = Int((film.area.minY * scale).rounded())
            for y in 0..<film.frameHeight {
                for x in 0..<film.frameWidth {
                    let drawn = film.sheet.pixels[(index / film.columns * film.frameHeight + y) * film.sheet.width + index % film.columns * film.frameWidth + x]
                    if drawn != whole.pixels[(top + y) * whole.width + left + x] { Issue.record("frame \(index) differs at \(x), \(y)"); return }
                }
            }
        }
    }

    @Test("where the area reaches the widget's corners a frame is all of the widget, cut as its picture is")
    func corners() throws {
        let transition = try #require(WidgetTransition(from: archive(0), to: archive(90))), rasterizer = Rasterizer()
        #expect(try #require(rasterizer.film(of: transition, style: FilmStyle(scale: 1, cornerRadius: 30))).frameHeight == 100)
        let high = try #require(WidgetTransition(from: archive(20), to: archive(50)))
        #expect(try #require(rasterizer.film(of: high, style: FilmStyle(scale: 1, cornerRadius: 10))).frameWidth < 50)
    }

    @Test("a film of a large widget is drawn coarser, or has fewer frames, and never more pixels than the limit")
    func limits() throws {
        let transition = try #require(WidgetTransition(from: archive(0, side: 700, duration: 2), to: archive(690, side: 700, duration: 2)))
        let film = try #require(Rasterizer().film(of: transition, style: FilmStyle(scale: 4, cornerRadius: 100)))
        #expect(film.frameWidth * film.frameHeight * film.count <= Rasterizer.filmPixels)
        #expect(film.count >= 10)
        #expect(film.sheet.width <= 4096 + film.frameWidth && film.sheet.height <= 8192)
    }

    @Test("two archives that look the same make no film")
    func none() throws {
        #expect(Rasterizer().film(of: try #require(WidgetTransition(from: archive(20), to: archive(20))), style: FilmStyle(scale: 2)) == nil)
    }
}
