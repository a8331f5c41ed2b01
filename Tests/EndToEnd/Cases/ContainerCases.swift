import Foundation
import JSONValues
import Testing

/// Container backgrounds, margins, places and privacy.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ContainerCases {
    @Test("W20: without a container background iOS 16 shows the content, later systems their message, in every family", arguments: ["16", "17", "26"])
    func containerBackground(system: String) throws {
        try withFolder { folder in
            let drawn = try CaseRun("W20", ["--role", "timeline", "--os", system], in: folder)
            let rows = drawn.rows(("widget", "Stats"))
            #expect(Set(rows.compactMap { $0["family"]?.string }) == ["systemSmall", "accessoryRectangular"])
            for row in rows {
                let texts = try drawn.tree(row).texts, isOld = system == "16"
                #expect(texts.contains("312 visitors") == isOld)
                #expect(texts.contains { $0.contains("containerBackground") } == !isOld)
                #expect(drawn.codes(row).contains("container-background-missing") == !isOld)
            }
            if system != "16" { #expect(drawn.findings("container-background-missing").allSatisfy { $0["fix"]?.string?.contains("containerBackground(for: .widget)") == true }) }
        }
    }

    @Test("W22: content margins leave a ring of the container background, and none where they are disabled")
    func margins() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W22", ["--role", "timeline"], in: folder)
            let ring = try drawn.picture(drawn.row(widget: "Ring")), full = try drawn.picture(drawn.row(widget: "Full"))
            let middle = Double(ring.height) / 6
            // The default margin on OS 26 is 18 points.
            #expect(pixel(ring, 17, middle) == [255, 255, 255, 255])
            #expect(pixel(ring, 19, middle) != [255, 255, 255, 255])
            #expect(pixel(full, 1, middle) != [255, 255, 255, 255])
        }
    }

    @Test("W23: a background that may not be removed is kept where others lose theirs, and the gallery says where it is missing")
    func removal() throws {
        try withFolder { folder in
            let home = try CaseRun("W23", ["--role", "timeline"], in: folder + "/home")
            for widget in ["Kept", "Removed"] { #expect(pixel(try home.picture(home.row(widget: widget)), 1, 80)[3] == 255) }
            for places in [["--stand-by"], ["--mode", "accented"]] {
                let drawn = try CaseRun("W23", ["--role", "timeline"] + places, in: folder + "/" + places[0])
                #expect(pixel(try drawn.picture(drawn.row(widget: "Kept")), 5, 80)[3] == 255, "\(places)")
                #expect(pixel(try drawn.picture(drawn.row(widget: "Removed")), 5, 80)[3] < 255, "\(places)")
            }
            let listed = try CommandLineRun(["describe", CaseRun.folder.appendingPathComponent("Extensions/W23").path, "--json"])
            let widgets = try JSONValue(parsing: listed.output)["galleries"]?.array?.first?["widgets"]?.array ?? []
            #expect(widgets.first { $0["kind"] == "Kept" }?["unavailable"] == ["iPadLockScreen"])
            #expect(widgets.first { $0["kind"] == "Removed" }?["unavailable"] == [])
        }
    }

    @Test("an extension with complete data protection draws its placeholder on a locked device, whatever its provider could answer")
    func protected() throws {
        try withFolder { folder in
            let open = try CaseRun("Vault", ["--role", "timeline"], in: folder + "/open"), locked = try CaseRun("Vault", ["--role", "timeline", "--locked"], in: folder + "/locked")
            #expect(try open.tree(open.row(widget: "Balance")).texts == ["1,250.00"])
            let placeholder = try CaseRun("Vault", ["--role", "placeholder", "--locked"], in: folder + "/placeholder")
            #expect(try locked.picture(locked.row(widget: "Balance")) == placeholder.picture(placeholder.row(widget: "Balance", role: "placeholder")))
            #expect(try locked.picture(locked.row(widget: "Balance")) != open.picture(open.row(widget: "Balance")))
        }
    }

    @Test("W29: on a locked device what is marked as private is redacted, and nothing else")
    func privacy() throws {
        try withFolder { folder in
            let open = try CaseRun("W29", ["--role", "timeline"], in: folder + "/open"), locked = try CaseRun("W29", ["--role", "timeline", "--locked"], in: folder + "/locked")
            for family in ["accessoryRectangular", "systemSmall"] {
                let before = try open.tree(open.row(widget: "Trackers", family: family)), after = try locked.tree(locked.row(widget: "Trackers", family: family))
                #expect(before.texts.contains("4,211 trackers") && before.texts.contains("Blocked"))
                #expect(!after.texts.contains("4,211 trackers") && after.texts.contains("Blocked"))
                #expect(try open.picture(open.row(widget: "Trackers", family: family)) != locked.picture(locked.row(widget: "Trackers", family: family)))
            }
            #expect(try locked.row(widget: "Trackers")["locked"] == true)
        }
    }
}
