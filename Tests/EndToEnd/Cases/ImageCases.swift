import Foundation
import JSONValues
import Testing

/// Pictures and data that are too large, and views that widgets do not show.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ImageCases {
    @Test("W30: an image over the area limit is refused with its numbers, and the placeholder stays; down-sampled it is drawn")
    func area() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W30", ["--role", "snapshot,timeline"], in: folder)
            let large = try drawn.row(widget: "Large")
            #expect(large["fallback"] == "placeholder")
            let message = try #require(drawn.findings("image-too-large", widget: "Large").first?["message"]?.string)
            for part in ["1536 x 2039", "3131904", "2121055", "90 x 90"] { #expect(message.contains(part), "\(message)") }
            #expect(count(in: try drawn.picture(large), red: 240 ... 255, green: 0 ... 60, blue: 0 ... 60) == 0)
            let sampled = try drawn.row(widget: "Sampled")
            #expect(sampled["fallback"] == nil && drawn.findings("image-too-large", widget: "Sampled").isEmpty)
            // 90 x 90 points at 3 pixels.
            #expect(count(in: try drawn.picture(sampled), red: 240 ... 255, green: 0 ... 80, blue: 0 ... 80) > 70_000)
        }
    }

    @Test("W32: a device with a limit by side refuses by side, though the area is far below")
    func side() throws {
        try withFolder { folder in
            try write(["state/devices/small.json": #"{ "name": "Small phone", "like": "iPhone 15", "imageLimits": { "area": 10000000, "side": [900, 1600] } }"#], in: folder)
            let drawn = try CaseRun("W32", ["--role", "timeline", "--device", "Small phone", "--state", folder + "/state"], in: folder + "/out")
            let message = try #require(drawn.findings("image-too-large").first?["message"]?.string)
            #expect(message.contains("width of 1000") && message.contains("900"), "\(message)")
            #expect(try drawn.row(widget: "Large")["fallback"] == "placeholder")
        }
    }

    @Test("W33: photos of megabytes in an entry leave the placeholder, stubs in their place do not show it")
    func entrySize() throws {
        try withFolder { folder in
            let stub = try Data(contentsOf: CaseRun.folder.appendingPathComponent("Fixtures/W35/covers.example.com/cover.png"))
            for (name, size) in [("stubs", 0), ("photos", 3_000_000)] {
                try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
                for index in 0 ..< 2 { try (stub + Data(count: size)).write(to: URL(fileURLWithPath: folder + "/\(name)/\(index).png")) }
            }
            let stubs = try CaseRun("W33", ["--role", "timeline", "--group", "group.example.photos=\(folder)/stubs"], in: folder + "/a")
            #expect(try stubs.row(widget: "Photos")["fallback"] == nil)
            #expect(try stubs.tree(stubs.row(widget: "Photos")).texts.contains("2 photos"))
            let photos = try CaseRun("W33", ["--role", "timeline", "--group", "group.example.photos=\(folder)/photos"], in: folder + "/b")
            #expect(try photos.row(widget: "Photos")["fallback"] == "placeholder")
            let message = try #require(photos.findings("timeline-entry-too-large").first?["message"]?.string)
            #expect(message.contains("60001") && message.contains("bytes"), "\(message)")
        }
    }

    @Test("W35: what loads while it is drawn shows its first phase and asks for nothing; what the provider fetched is drawn")
    func loading() throws {
        try withFolder { folder in
            let fixtures = CaseRun.folder.appendingPathComponent("Fixtures/W35").path
            let drawn = try CaseRun("W35", ["--role", "timeline", "--network", "fixtures:" + fixtures], in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Async")).texts.contains("cover"))
            let finding = try #require(drawn.findings("async-image", widget: "Async").first)
            #expect(finding["file"] == "Covers.swift" && finding["line"] == 43, "\(finding)")
            // A request for it would have met no fixture.
            #expect(drawn.findings("network-fixture-missing").isEmpty)
            #expect(try drawn.tree(drawn.row(widget: "Appearing")).texts.contains("loading"))
            #expect(drawn.findings("request-while-drawing", widget: "Appearing").count == 1)
            #expect(count(in: try drawn.picture(drawn.row(widget: "Fetched")), red: 250 ... 255, green: 0 ... 10, blue: 0 ... 10) > 50_000)
        }
    }

    @Test("W36: a scroll view is a yellow block with a no-entry sign, the rest is drawn")
    func scrollView() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W36", ["--role", "timeline"], in: folder)
            let row = try drawn.row(widget: "Board"), tree = try drawn.tree(row)
            #expect(tree.texts.contains("Board"))
            #expect(!tree.texts.contains("A"))
            let block = try #require(tree.nodes(role: "unsupported").first)
            #expect(block["frame"]?.array?[2] == 120)
            let yellow = count(in: try drawn.picture(row), red: 240 ... 255, green: 190 ... 220, blue: 0 ... 40)
            #expect(yellow > 50_000, "\(yellow)")
            let finding = try #require(drawn.findings("unsupported-view").first)
            #expect(finding["file"] == "Board.swift" && finding["line"] == 16, "\(finding)")
        }
    }
}
