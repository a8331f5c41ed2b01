import Drawing
import Testing
@testable import HomeScreen

@Suite struct LiveRegionTests {
    private func paragraph(_ live: LiveText) -> Paragraph {
        let font = TextAttributes(font: FontDescriptor(size: 12), paint: .color(.white))
        return Paragraph(runs: [TextRun(.live(live), font)])
    }

    private func list(_ items: [DisplayItem]) -> DisplayList { DisplayList(size: Size(width: 100, height: 60), items: items) }

    private let rect = Rect(x: 10, y: 10, width: 40, height: 12)

    @Test("a timer changes each second, a relative date each second within the hour and each minute beyond it, a clock time never")
    func paces() {
        func region(_ live: LiveText, at moment: Double) -> LiveRegion? {
            LiveRegions.regions(of: list([DisplayItem(.dynamicText(DynamicText(paragraph: paragraph(live), rect: rect)))]), at: moment).first
        }
        #expect(region(.date(1000, style: .timer), at: 5000)?.step == 1)
        #expect(region(.date(1000, style: .relative), at: 1100)?.step == 1)
        #expect(region(.date(1000, style: .relative), at: 9000)?.step == 60)
        #expect(region(.date(90_000, style: .relative), at: 1000)?.stepChange == 86_340)
        #expect(region(.date(1000, style: .time), at: 1000) == nil)
        #expect(region(.timerInterval(start: 0, end: 100, pauseTime: nil, countsDown: true, showsHours: true), at: 50)?.stepChange == 100)
    }

    @Test("which regions there are does not depend on the moment: pictures and films count them alike")
    func stableRegions() {
        let items = [LiveText.timerInterval(start: 0, end: 100, pauseTime: nil, countsDown: true, showsHours: true), .date(1000, style: .timer)].map {
            DisplayItem(.dynamicText(DynamicText(paragraph: paragraph($0), rect: rect)))
        }
        for moment in [-Double.infinity, 0, 50, 200, 1e9] { #expect(LiveRegions.regions(of: list(items), at: moment).map(\.item) == [0, 1]) }
    }

    @Test("a region follows the transforms around it, in whole points, and stays inside the widget")
    func places() throws {
        let text = DisplayItem(.dynamicText(DynamicText(paragraph: paragraph(.date(0, style: .timer)), rect: rect)))
        let moved = list([DisplayItem(.beginGroup(.transform(.translation(x: 30.4, y: 40)))), text, DisplayItem(.endGroup)])
        let region = try #require(LiveRegions.regions(of: moved, at: 0).first)
        #expect(region.rect == Rect(x: 36, y: 46, width: 49, height: 14))
    }

    @Test("a region alone keeps the groups around it and loses the rest")
    func alone() throws {
        let fill = DisplayItem(.fill(Path(rect: rect), .color(.white), evenOdd: false))
        let text = DisplayItem(.dynamicText(DynamicText(paragraph: paragraph(.date(0, style: .timer)), rect: rect)))
        let whole = list([fill, DisplayItem(.beginGroup(.opacity(0.5))), fill, text, DisplayItem(.endGroup), DisplayItem(.beginGroup(.isolated)), fill, DisplayItem(.endGroup)])
        let region = try #require(LiveRegions.regions(of: whole, at: 0).first)
        let alone = LiveRegions.alone(region, in: whole)
        #expect(alone.items.count == 5)
        #expect(alone.size == region.rect.size)
        #expect(LiveRegions.withoutItems([region.item], in: whole).items.count == whole.items.count - 1)
    }
}
