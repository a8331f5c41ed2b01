import Foundation
import JSONValues
import Testing

/// What user code learns of the device it runs on.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct WorldCases {
    @Test("version, model, screen, languages and locale are those of the options, and #available follows the version")
    func device() throws {
        try withFolder { folder in
            let phone = try CaseRun("World", ["--role", "timeline"], in: folder + "/phone")
            #expect(try phone.tree(phone.row(widget: "World")).texts == ["17 or later", "26.0", "Version 26.0", "iPhone", "393 x 852 at 3", "en-US", "en_US"])
            let calm = try CaseRun("World", ["--role", "timeline", "--reduce-motion"], in: folder + "/calm"), row = try calm.row(widget: "World")
            #expect(try calm.tree(row).texts.last == "Motion is reduced" && row["reduceMotion"]?.bool == true)
            let pad = try CaseRun("World", ["--role", "timeline", "--os", "16", "--device", "iPad mini", "--locale", "de_DE"], in: folder + "/pad")
            let texts = try pad.tree(pad.row(widget: "World")).texts
            #expect(texts.prefix(4) == ["before 17", "16.0", "Version 16.0", "iPad"])
            #expect(texts.suffix(2) == ["de-DE", "de_DE"])
        }
    }

    @Test("what the provider keeps over the device's allowance is found, with both figures; little is not")
    func memory() throws {
        try withFolder { folder in
            let drawn = try CaseRun("Memory", ["--role", "timeline"], in: folder)
            let message = try #require(drawn.findings("memory-over-allowance", widget: "Greedy").first?["message"]?.string)
            #expect(message.contains("48 MB") && message.contains("allows 30 MB"), "\(message)")
            #expect(drawn.findings("memory-over-allowance", widget: "Modest").isEmpty)
            #expect(drawn.rows().allSatisfy { $0["file"] != nil && ($0["milliseconds"]?.number ?? 0) > 0 })
        }
    }
}
