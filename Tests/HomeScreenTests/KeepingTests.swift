import DeviceProfiles
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

/// What outlives a page, an extension's process and the server.
@Suite struct KeepingTests {
    @Test("what is placed, stacked, edited and set is there again when the device is opened anew, without having been closed")
    func restart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func extensions() -> FakeExtension {
            let fake = FakeExtension()
            fake.listing.widgets[0].parameters = [.init(name: "line", title: "Line", kind: "string")]
            return fake
        }
        // A killed server closes nothing: the first one is only let go of.
        let first = try TestDevice(folder, extensions())
        for _ in 0..<3 { try first.add() }
        try first.add("accessoryCircular", slot: 2)
        try first.post("/api/widgets/2/move", ["onto": 1])
        try first.post("/api/widgets/3/move", ["page": 1, "column": 2, "row": 4])
        try first.post("/api/widgets/3/configure", ["name": "line", "value": "u2"])
        try first.post("/api/settings", ["appearance": "dark", "look": "tinted", "tint": "#2f9e7e", "wallpaper": "tide"])
        try first.post("/api/clock", ["at": JSONValue(start + 500)])
        let before = try first.state
        let second = try TestDevice(folder, extensions(), at: nil)
        defer { second.device.close() }
        let after = try second.state
        #expect(after["settings"] == before["settings"])
        func kept(_ state: JSONValue) -> [[JSONValue?]] {
            (state["widgets"]?.array ?? []).map { widget in ["id", "kind", "family", "page", "column", "row", "slot", "stack", "isFront", "picture", "entry"].map { widget[$0] } }
        }
        #expect(kept(after) == kept(before))
        #expect(try second.places == first.places)
        first.device.close()
    }

    @Test("a page that was away for an hour and thousands of events hears one message, the state that holds now")
    func away() throws {
        let fake = FakeExtension()
        fake.provider = { _, now in .init((0..<60).map { (now + Double($0) * 60, "entry \($0)") }) }
        try withTestDevice(fake) { device in
            try device.add()
            let page = try #require(device.device.events.subscribe())
            defer { page.cancel() }
            // Nothing is read meanwhile.
            for minute in 1...59 { try device.post("/api/clock", ["at": JSONValue(start + Double(minute) * 60 + 1)]) }
            for index in 0..<2000 { device.device.events.publish("build", "{\"number\":\(index)}") }
            var heard = ""
            while heard.components(separatedBy: "\n\n").count < 3, let part = page.read(atMost: 1 << 20) { heard += String(decoding: part, as: UTF8.self) }
            let messages = heard.components(separatedBy: "\n\n").filter { !$0.isEmpty }
            #expect(messages.count == 2)
            let state = try #require(messages.first { $0.hasPrefix("event: state\n") }), now = try device.state
            let data = try #require(state.components(separatedBy: "data: ").last), document = try JSONValue(parsing: Array(data.utf8))
            #expect(document["revision"] == now["revision"] && document["widgets"] == now["widgets"])
            #expect(document["widgets"]?.array?.first?["entry"]?["index"]?.number == 59)
            #expect(messages.contains("event: build\ndata: {\"number\":1999}"))
        }
    }

    @Test("two pages hear the same, whoever changed it, and one that comes later hears it at once")
    func severalPages() throws {
        try withTestDevice { device in
            let one = try #require(device.device.events.subscribe()), other = try #require(device.device.events.subscribe())
            defer { one.cancel(); other.cancel() }
            try device.add()
            let late = try #require(device.device.events.subscribe())
            defer { late.cancel() }
            let heard = [one, other, late].map { $0.read(atMost: 1 << 20).map { String(decoding: $0, as: UTF8.self) } }
            #expect(heard[0] == heard[1] && heard[1] == heard[2] && heard[0]?.contains("\"kind\":\"Status\"") == true)
        }
    }

    @Test("widgets that a smaller screen has no room for move to free places; those that fit stay, and a stack stays one")
    func smallerScreen() throws {
        try withTestDevice { device in
            try device.post("/api/settings", ["device": "iPad Pro 12.9-inch"])
            for _ in 0..<4 { try device.add() }
            try device.post("/api/widgets/2/move", ["page": 0, "column": 4, "row": 5])
            try device.post("/api/widgets/4/move", ["onto": 2])
            try device.post("/api/settings", ["device": "iPhone 15"])
            let geometry = device.device.geometry
            let places = try device.places
            #expect(places[0] == "1: 0 0 0" && places[2] == "3: 0 2 0")
            #expect(places[1].dropFirst(3) == places[3].dropFirst(3))
            for widget in try device.widgets {
                let column = try #require(widget["column"]?.number), row = try #require(widget["row"]?.number)
                #expect(Int(column) + 2 <= geometry.columns && Int(row) + 2 <= geometry.rows)
            }
        }
    }

    @Test("every device has room: its grid lies on the screen, above the dock, and holds each of its families", arguments: try ProfileLibrary.load(userFolders: []).devices.map(\.name))
    func everyDevice(_ name: String) throws {
        let profiles = try ProfileLibrary.load(userFolders: [])
        for system in profiles.systems {
            let simulated = SimulatedDevice(device: try profiles.device(named: name), system: system), geometry = HomeScreenGeometry(simulated)
            guard !simulated.families.isEmpty else { continue }
            for (family, place) in geometry.families where family.isSystemFamily {
                #expect(place.columns <= geometry.columns && place.rows <= geometry.rows, "\(name) iOS \(system.name) has no room for \(family)")
                let column = Double(geometry.columns - place.columns), row = Double(geometry.rows - place.rows)
                #expect(geometry.origin.x >= 0 && geometry.origin.x + column * geometry.cell.width + place.size.width <= simulated.device.screen.width + 0.5, "\(name) \(family)")
                #expect(geometry.origin.y >= geometry.statusHeight && geometry.origin.y + row * geometry.cell.height + place.size.height <= geometry.dock.frame.minY, "\(name) iOS \(system.name) \(family)")
            }
        }
    }
}
