import Foundation
import HostSupport
import JSONValues
import Testing
@testable import HomeScreen

@Suite struct PlacingTests {
    @Test("widgets fill a page row by row, then the next; small ones go where there is room")
    func firstFree() throws {
        try withTestDevice { device in
            for family in ["systemMedium", "systemSmall", "systemMedium", "systemSmall", "systemSmall"] { try device.add(family) }
            #expect(try device.places == ["1: 0 0 0", "2: 0 0 2", "3: 0 0 4", "4: 0 2 2", "5: 1 0 0"])
        }
    }

    @Test("a widget that is dropped on others pushes them to the next free place; undo brings all of them back")
    func pushing() throws {
        try withTestDevice { device in
            try device.add("systemSmall")
            try device.add("systemSmall")
            let medium = try device.add("systemMedium")
            try device.post("/api/widgets/\(medium)/move", ["page": 0, "column": 0, "row": 0])
            #expect(try device.places == ["1: 0 0 2", "2: 0 2 2", "3: 0 0 0"])
            try device.post("/api/undo")
            #expect(try device.places == ["1: 0 0 0", "2: 0 2 0", "3: 0 0 2"])
        }
    }

    @Test("a place outside the page is refused, and nothing moves", arguments: [(0, 3, 0), (0, -1, 0), (0, 0, 5), (15, 0, 0)])
    func outside(_ place: (page: Int, column: Int, row: Int)) throws {
        try withTestDevice { device in
            let id = try device.add()
            let answer = try device.post("/api/widgets/\(id)/move", ["page": JSONValue(place.page), "column": JSONValue(place.column), "row": JSONValue(place.row)])
            #expect(answer["error"] != nil)
            #expect(try device.places == ["1: 0 0 0"])
        }
    }

    @Test("removing is taken back with configuration and place; then its number is another, and earlier steps still mean it")
    func undoRemoval() throws {
        try withTestDevice { device in
            let id = try device.add()
            try device.post("/api/widgets/\(id)/move", ["page": 0, "column": 2, "row": 2])
            try device.post("/api/widgets/\(id)/remove")
            #expect(try device.widgets.isEmpty)
            try device.post("/api/undo")
            #expect(try device.places == ["2: 0 2 2"])
            try device.post("/api/undo")
            #expect(try device.places == ["2: 0 0 0"])
            try device.post("/api/undo")
            #expect(try device.widgets.isEmpty)
            #expect(try device.post("/api/undo")["error"] != nil)
        }
    }

    @Test("widgets of one size stack, and the stack turns to the one that is asked for")
    func stacks() throws {
        try withTestDevice { device in
            let first = try device.add(), second = try device.add(), medium = try device.add("systemMedium")
            try device.post("/api/widgets/\(second)/move", ["onto": JSONValue(first)])
            #expect(try device.places == ["1: 0 0 0", "2: 0 0 0", "3: 0 0 2"])
            #expect(try device.widgets.map { $0["isFront"]?.bool } == [true, false, nil])
            try device.post("/api/widgets/\(second)/front")
            #expect(try device.widgets.map { $0["isFront"]?.bool } == [false, true, nil])
            #expect(try device.post("/api/widgets/\(medium)/move", ["onto": JSONValue(first)])["error"] != nil)
        }
    }

    @Test("the Lock Screen has four places, of which a circle takes one; a fifth is refused")
    func lockScreen() throws {
        try withTestDevice { device in
            try device.add("accessoryCircular", slot: 3)
            for _ in 0..<3 { try device.add("accessoryCircular", slot: 1) }
            #expect(try device.places == ["1: slot 3", "2: slot 1", "3: slot 2", "4: slot 4"])
            let answer = try device.post("/api/widgets", ["extension": .string(device.fake.identifier), "kind": "Status", "family": "accessoryCircular"])
            #expect(answer["error"] != nil)
        }
    }

    @Test("a device that is opened again stands as it was left, also with a widget's build gone meanwhile")
    func reopening() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let first = try TestDevice(folder)
        try first.add()
        try first.add("systemMedium")
        try first.post("/api/settings", ["appearance": "dark", "wallpaper": "tide"])
        let before = try first.places
        first.device.close()
        let second = try TestDevice(folder, FakeExtension(kinds: ["Other"]))
        defer { second.device.close() }
        #expect(try second.places == before)
        #expect(try second.state["settings"]?["appearance"]?.string == "dark")
        #expect(try second.widgets.map { $0["state"]?.string } == ["orphaned", "orphaned"])
    }
}
