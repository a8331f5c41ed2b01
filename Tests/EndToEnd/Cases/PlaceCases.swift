import Foundation
import JSONValues
import Testing

/// Live Activities and controls, which have no family that a person chooses, in their places.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct PlaceCases {
    private func families(_ run: CaseRun, _ widget: String) -> [String] { run.rows(("widget", .string(widget))).filter { $0["file"] != nil }.compactMap { $0["family"]?.string } }

    @Test("a control is drawn in the gallery with its sample, in Control Center with its value, and listed")
    func control() throws {
        try withFolder { folder in
            let drawn = try CaseRun("Places", [], in: folder)
            #expect(families(drawn, "Lamp") == ["control", "controlSmall", "controlWide"])
            let gallery = try drawn.tree(drawn.row(widget: "Lamp", role: "snapshot", family: "control")), wide = try drawn.tree(drawn.row(widget: "Lamp", family: "controlWide"))
            #expect(gallery.texts.contains("Lamp") && !gallery.texts.contains("Shining"))
            #expect(wide.texts.contains("Lamp") && wide.texts.contains("Shining"))
            // On: the symbol stands on white.
            let small = try drawn.picture(drawn.row(widget: "Lamp", family: "controlSmall"))
            #expect(small.width == 180 && pixel(small, 30, 4) == [255, 255, 255, 255])
            let listed = try #require(drawn.report["widgets"]?.array?.first { $0["kind"] == "Lamp" })
            #expect(listed["displayName"] == "Lamp" && listed["description"] == "Switches the lamp." && listed["families"] == ["control", "controlSmall", "controlWide"])
        }
    }

    @Test("a Live Activity is drawn in its places for the states that are given; without one a note says what is missing")
    func activity() throws {
        try withFolder { folder in
            let unknown = try CaseRun("Places", [], in: folder + "/unknown")
            #expect(families(unknown, "DeliveryAttributes").isEmpty)
            #expect(unknown.findings("activity-without-state", widget: "DeliveryAttributes").count == 1)
            let drawn = try CaseRun("Places", ["--config", #"attributes={"number":"A7"}"#, "--config", #"state=[{"stops":3},{"stops":0}]"#], in: folder + "/given")
            #expect(Set(families(drawn, "DeliveryAttributes")) == ["activityBanner", "activitySmall", "islandCompact", "islandMinimal", "islandExpanded"])
            #expect(try drawn.tree(drawn.row(widget: "DeliveryAttributes", entry: 1, family: "activityBanner")).texts == ["Order A7, 0 stops"])
            #expect(try drawn.tree(drawn.row(widget: "DeliveryAttributes", family: "islandCompact")).texts == ["A7", "3"])
            // The banner of a screen 393 points wide has 373, and is no lower than 84 (composed 8).
            #expect(try drawn.row(widget: "DeliveryAttributes", family: "activityBanner")["points"] == [373, 84])
            let wrong = try CaseRun("Places", ["--config", #"attributes={"number":7}"#], in: folder + "/wrong")
            #expect(wrong.findings("activity-state-unreadable").first?["message"]?.string?.contains("number") == true)
        }
    }
}
