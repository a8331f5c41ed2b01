import Foundation
import JSONValues
import Rasterizing
import Testing

/// A project with every feature of catalogs and strings, as pictures and trees show them.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct BoardCases {
    /// The colours of the swatches of a picture, by name: at their middles.
    private func swatches(_ options: [String], appearance: String = "light", in folder: String) throws -> [String: [Int]] {
        let drawn = try CaseRun("Board", ["--role", "timeline", "--widget", "Catalog", "--appearance", appearance] + options, in: folder)
        let row = try #require(drawn.rows().first), picture = try drawn.picture(row), scale = Double(picture.width) / (row["points"]?.array?.first?.number ?? 1)
        var colors: [String: [Int]] = [:]
        for node in try drawn.tree(row).nodes {
            guard let label = node["label"]?.string, let frame = node["frame"]?.array?.compactMap(\.number), frame.count == 4, frame[2] < 100 else { continue }
            colors[label] = Array(pixel(picture, frame[0] + frame[2] / 2, frame[1] + frame[3] / 2, scale: scale).prefix(3))
        }
        return colors
    }

    private func isNear(_ color: [Int]?, _ wanted: [Int]) -> Bool {
        guard let color, color.count == 3 else { return false }
        return zip(color, wanted).allSatisfy { abs($0 - $1) <= 4 }
    }

    @Test("colours follow appearance, contrast, idiom, gamut, names of the system and namespaces, by name and as generated members")
    func colors() throws {
        try withFolder { folder in
            let light = try swatches([], in: folder + "/light"), dark = try swatches([], appearance: "dark", in: folder + "/dark")
            let contrast = try swatches(["--contrast"], in: folder + "/contrast"), both = try swatches(["--contrast"], appearance: "dark", in: folder + "/both")
            for name in ["Ink", "Ink generated", "Ink shorthand", "Ink of UIKit", "Ink resource"] {
                #expect(light[name] == [255, 0, 0] && dark[name] == [0, 255, 0] && contrast[name] == [0, 0, 255] && both[name] == [255, 255, 0], "\(name)")
            }
            #expect(light["ByIdiom"] == [0, 255, 255])
            #expect(try swatches(["--device", "iPad mini"], in: folder + "/pad")["ByIdiom"] == [255, 0, 255])
            #expect(isNear(light["ByGamut"], [255, 118, 0]), "\(light)")
            #expect(isNear(light["Grey"], [128, 128, 128]))
            #expect(isNear(light["OfSystem"], [255, 141, 40]), "\(light)")
            #expect(light["Marks/Ink"] == [0, 128, 0] && light["Marks generated"] == [0, 128, 0])
            #expect(light["Accent"] == [128, 0, 128])
            // The app's colour is not here: the background shows.
            #expect(isNear(light["OnlyApp"], [255, 250, 230]) && isNear(dark["OnlyApp"], [26, 26, 51]))
        }
    }

    @Test("pictures follow scale, appearance, direction and rendering; vectors, JPEG and HEIC are drawn, slices keep their caps")
    func pictures() throws {
        try withFolder { folder in
            let light = try swatches([], in: folder + "/light"), dark = try swatches([], appearance: "dark", in: folder + "/dark"), mirrored = try swatches(["--rtl"], in: folder + "/rtl")
            #expect(light["Scaled"] == [0, 0, 255])
            #expect(try swatches(["--device", "iPad mini"], in: folder + "/pad")["Scaled"] == [0, 255, 0])
            #expect(light["Moody"] == [255, 255, 255] && dark["Moody"] == [0, 0, 0])
            #expect(light["Stamp"] != [0, 0, 0] && light["Stamp"]?[2] == 255)
            #expect(light["Stamp of UIKit"] != [0, 0, 0] && (light["Stamp of UIKit"]?[1] ?? 0) > 150)
            #expect(light["Seal"] == [200, 0, 0] && light["Resource image"] == [200, 0, 0])
            #expect(light["Leaf"] == [255, 255, 255] && isNear(light["Page"], [255, 128, 0]))
            #expect(isNear(light["Photo"], [20, 120, 220]) && isNear(light["Shot"], [220, 20, 120]), "\(light)")
            #expect(light["Wing"] == [0, 128, 128] && light["Side"] == [10, 10, 10] && mirrored["Side"] == [250, 128, 0])
            #expect(light["Symbol"] == [0, 0, 0] && dark["Symbol"] == [255, 255, 255])
            #expect(light["Frame"] == [0, 0, 255])
        }
    }

    @Test("data sets, files, the Info.plist's settings and a module's bundle are there; what only the app has is named")
    func rest() throws {
        try withFolder { folder in
            let drawn = try CaseRun("Board", ["--role", "timeline", "--widget", "Catalog"], in: folder), texts = try drawn.tree(drawn.row(widget: "Catalog")).texts
            for text in ["7 rows", "A file as it is", "From the module"] { #expect(texts.contains(text), "\(texts)") }
            #expect(texts.contains { $0.contains("BoardWidget of BOARDWIDGET 1.0 com.example.board.widget") }, "\(texts)")
            #expect(drawn.findings("asset-missing").map { $0["message"]?.string?.contains("Assets.xcassets of Board has it") } == [true])
            #expect(drawn.findings("font-missing").isEmpty)
        }
    }

    @Test("texts of every kind of table are in the reader's language, numbers in its forms, the rest in the development language",
          arguments: [("en_US", ["Hello, Ada", "Only in English", "1 star", "3 stars", "5 stars", "Tap the phone", "Found 1 thing in 2 boxes", "Same", "Price 1,234.5", "No birds in 1 tree", "Old word", "missing key", "module", "From the module", "1,234.5"]),
                      ("de_DE", ["Grüß dich, Ada", "Only in English", "1 Stern", "3 Sterne", "5 Sterne", "Tippe aufs Telefon", "Found 1 thing in 2 boxes", "Same", "Preis 1.234,5", "No birds in 1 tree", "Altes Wort", "missing key", "module", "Aus dem Modul", "1.234,5"]),
                      ("ru_RU", ["Hello, Ada", "Only in English", "1 звезда", "3 звезды", "5 звёзд", "Tap the phone"])])
    func words(locale: String, wanted: [String]) throws {
        try withFolder { folder in
            let drawn = try CaseRun("Board", ["--role", "timeline", "--widget", "Words", "--locale", locale], in: folder)
            let texts = try drawn.tree(drawn.row(widget: "Words")).texts
            for text in wanted { #expect(texts.contains(text), "\(text) is not among \(texts)") }
        }
    }

    @Test("the device decides the text that varies by it")
    func device() throws {
        try withFolder { folder in
            let drawn = try CaseRun("Board", ["--role", "timeline", "--widget", "Words", "--device", "iPad mini"], in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Words")).texts.contains("Tap the pad"))
        }
    }

    @Test("damaged pictures and fonts are left out with a message that names them; the rest is drawn", arguments: [
        "Widget/Assets.xcassets/Leaf.imageset/leaf.svg", "Widget/Assets.xcassets/Page.imageset/page.pdf", "Widget/Assets.xcassets/Photo.imageset/photo.jpg",
        "Widget/Assets.xcassets/Shot.imageset/shot.heic", "Widget/Assets.xcassets/Stamp.imageset/stamp.png", "Widget/Blocks.ttf",
    ])
    func damaged(file: String) throws {
        try withFolder { folder in
            try FileManager.default.copyItem(atPath: CaseRun.folder.appendingPathComponent("Extensions/Board").path, toPath: folder + "/Board")
            try Data("damaged, as after a failed transfer".utf8).write(to: URL(fileURLWithPath: folder + "/Board/" + file))
            let run = try CommandLineRun(["snapshot", folder + "/Board", "--role", "timeline", "--widget", "Catalog", "--appearance", "light", "--json", "--out", folder + "/out"])
            #expect([0, 1].contains(run.code), "\(run.errors)")
            let name = (file as NSString).lastPathComponent, report = try JSONValue(parsing: run.output)
            let words = run.output.contains(name) || run.errors.contains(name)
            #expect(words && report["pictures"]?.array?.first?["file"]?.string != nil, "\(run.errors) \(report["build"]?.text(isCompact: true) ?? "")")
        }
    }
}
