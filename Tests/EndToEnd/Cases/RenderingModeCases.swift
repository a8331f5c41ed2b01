import Foundation
import JSONValues
import Rasterizing
import Testing

/// What the tinted and the clear Home Screen, StandBy and the Lock Screen make of a widget.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct RenderingModeCases {
    /// The colours of a line of pixels across a picture, in steps of half a point; the rim of the glass is left out.
    private func colors(_ picture: Bitmap, y: Double, from: Double, to: Double) -> Set<[Int]> {
        Set(stride(from: from, to: to, by: 0.5).map { pixel(picture, $0, y) })
    }

    @Test("W24: accented, a text on an opaque shape is one block with it, and a finding names the text's line", arguments: ["accented", "clear"])
    func textOnShape(mode: String) throws {
        try withFolder { folder in
            let plain = try CaseRun("W24", ["--role", "timeline"], in: folder + "/plain"), drawn = try CaseRun("W24", ["--role", "timeline", "--mode", mode], in: folder + "/accented")
            let row = try drawn.row(widget: "Search"), bar = try #require(try plain.tree(plain.row(widget: "Search")).nodes.first { $0["label"]?.string == "Search or type" }?["frame"]?.array)
            let numbers = bar.compactMap(\.number), y = numbers[1] + numbers[3] / 2, from = numbers[0], to = numbers[0] + numbers[2]
            // White on blue.
            let before = colors(try plain.picture(plain.row(widget: "Search")), y: y, from: from, to: to)
            #expect(before.contains([255, 255, 255, 255]) && before.contains { $0[2] > 200 && $0[0] < 50 })
            #expect(colors(try drawn.picture(row), y: y, from: from, to: to) == [[255, 255, 255, 255]])
            let lost = drawn.findings("content-lost-in-mode")
            #expect(lost.contains { $0["message"]?.string?.contains("\"Search or type\"") == true && $0["file"]?.string == "Search.swift" && $0["line"]?.number == 16 })
            #expect(!lost.contains { $0["message"]?.string?.contains("Browse") == true })
            #expect(drawn.codes(row).contains("content-lost-in-mode") && plain.findings("content-lost-in-mode").isEmpty)
        }
    }

    @Test("W25: accented, an opaque photo is a rectangle of one colour, and in its own colours where it says so")
    func photo() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W25", ["--role", "timeline", "--mode", "accented"], in: folder)
            func halves(_ widget: String) throws -> [[Int]] {
                let picture = try drawn.picture(drawn.row(widget: widget)), middle = Double(picture.width) / 6
                return [pixel(picture, middle, middle - 30), pixel(picture, middle, middle + 30)]
            }
            #expect(try halves("Plain") == [[255, 255, 255, 255], [255, 255, 255, 255]])
            #expect(try halves("Colored") == [[255, 0, 0, 255], [0, 0, 102, 255]])
            #expect(drawn.findings("image-flattened", widget: "Plain").first?["file"]?.string == "Books.swift")
            #expect(drawn.findings("image-flattened", widget: "Colored").isEmpty)
        }
    }

    @Test("W27: accented, an ordinary background is a white block, a container background gives way to the glass")
    func background() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W27", ["--role", "timeline", "--mode", "accented"], in: folder)
            let painted = try drawn.picture(drawn.row(widget: "Painted")), contained = try drawn.picture(drawn.row(widget: "Contained"))
            let middle = Double(painted.height) / 6, edges = (Double(10), Double(painted.width) / 3 - 10)
            #expect(colors(painted, y: middle, from: edges.0, to: edges.1) == [[255, 255, 255, 255]])
            let glass = pixel(contained, 20, 20), line = colors(contained, y: middle, from: edges.0, to: edges.1)
            #expect(glass[3] > 0 && glass[3] < 255)
            #expect(line.contains(glass) && line.contains([255, 255, 255, 255]))
            #expect(drawn.findings("content-lost-in-mode", widget: "Painted").first?["file"]?.string == "Scripts.swift")
            #expect(drawn.findings("content-lost-in-mode", widget: "Contained").isEmpty)
        }
    }

    @Test("StandBy keeps colours on a dark ground, and at night glows red; before iOS 26 there is no clear glass")
    func places() throws {
        try withFolder { folder in
            let night = try CaseRun("W27", ["--role", "timeline", "--stand-by", "--mode", "vibrant"], in: folder + "/night")
            let picture = try night.picture(night.row(widget: "Contained"))
            let seen = colors(picture, y: Double(picture.height) / 6, from: 10, to: Double(picture.width) / 3 - 10)
            #expect(seen.contains { $0[0] == 255 && $0[3] > 200 } && seen.allSatisfy { $0[1] == 0 && $0[2] == 0 })
            let old = try CommandLineRun(["snapshot", CaseRun.folder.appendingPathComponent("Extensions/W27").path, "--out", folder + "/old", "--os", "18", "--mode", "clear"])
            #expect(old.code == 2 && old.errors.contains("clear"))
        }
    }
}
