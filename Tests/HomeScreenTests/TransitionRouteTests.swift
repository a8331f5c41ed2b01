import Drawing
import ExtensionMessages
import HostSupport
import JSONValues
import Testing
@testable import HomeScreen

@Suite struct TransitionRouteTests {
    private func archive(_ x: Double, width: Double = 158) -> WidgetArchive {
        let items = [DisplayItem(.fill(Path(rect: Rect(x: 0, y: 0, width: width, height: width)), .color(.white), evenOdd: false), identity: 1),
                     DisplayItem(.fill(Path(rect: Rect(x: x, y: 60, width: 20, height: 10)), .color(.black), evenOdd: false), identity: 2)]
        return WidgetArchive(displayList: DisplayList(size: Size(width: width, height: width), items: items), root: SemanticNode(role: "container", type: "Widget"),
                             views: items.indices.map { ViewRecord(identity: items[$0].identity, role: .drawing, items: $0..<$0 + 1, frame: .zero, change: ContentChange(timing: .init(curve: .bezier(0, 0, 1, 1), duration: 0.5))) })
    }

    @Test("the frames between two drawings are one picture of what changes, drawn once, with where they are in a header")
    func sheet() throws {
        try withTestDevice { device in
            device.device.shelf.put(archive(40), as: "old")
            device.device.shelf.put(archive(80), as: "new")
            let drawn = device.device.drawer.drawn
            let first = try device.ask("GET", "/transition/old/new?scale=2&corner=20"), second = try device.ask("GET", "/transition/old/new?scale=2&corner=20")
            #expect(first.status == 200 && first.bytes == second.bytes && device.device.drawer.drawn == drawn + 1)
            #expect(first.headers.contains { $0.name == "Cache-Control" && $0.value.contains("immutable") })
            let header = try #require(first.headers.first { $0.name == "Vitrine-Film" }?.value), layout = try JSONValue(parsing: Array(header.utf8))
            // Half a second at 30 frames a second, less the last, which is the new picture.
            #expect(layout["count"]?.number == 14)
            #expect(layout["scale"]?.number == 2)
            // From 39 to 101, and the pixel around it.
            #expect(layout["area"]?.array?.map { $0.number } == [39, 59, 62, 12])
            #expect(layout["width"]?.number == 124 && layout["height"]?.number == 24)
            #expect(Array(first.bytes.prefix(4)) == [0x89, 0x50, 0x4e, 0x47])
        }
    }

    @Test("where nothing is to be seen between two drawings there is no content; drawings that are not kept are not found")
    func none() throws {
        try withTestDevice { device in
            device.device.shelf.put(archive(40), as: "old")
            device.device.shelf.put(archive(40, width: 100), as: "small")
            for path in ["/transition/old/old?scale=2", "/transition/old/small?scale=2"] {
                let response = try device.ask("GET", path)
                #expect(response.status == 204 && response.bytes.isEmpty)
            }
            for path in ["/transition/old/none", "/transition/none/old", "/transition/none/none"] { #expect(try device.ask("GET", path).status == 404) }
            for query in ["scale=1000", "mode=purple", "at=inf"] { #expect(try device.ask("GET", "/transition/old/old?\(query)").status == 400) }
        }
    }
}
