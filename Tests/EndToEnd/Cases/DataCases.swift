import Foundation
import JSONValues
import Testing

/// What extensions keep in stores, and what they hear from publishers.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct DataCases {
    @Test("SwiftData: a fresh device has an empty store, and a query finds what the provider inserted")
    func swiftData() throws {
        try withFolder { folder in
            let fresh = try CaseRun("Models", ["--role", "snapshot"], in: folder + "/fresh")
            #expect(try fresh.tree(fresh.row(widget: "Chores", role: "snapshot")).texts.contains("Nothing to do"))
            let drawn = try CaseRun("Models", ["--role", "timeline"], in: folder + "/drawn")
            let texts = try drawn.tree(drawn.row(widget: "Chores")).texts
            #expect(texts.prefix(2) == ["1 of Home", "Chore 1"], "\(texts)")
        }
    }

    @Test("Core Data: model files are compiled, classes generated and managed properties read; requests find what was saved")
    func coreData() throws {
        try withFolder { folder in
            let drawn = try CaseRun("Objects", ["--role", "timeline"], in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Habits")).texts == ["Read: 2 of 3", "Run: 1 of 2", "2 marks of great goals"])
            #expect(drawn.findings("extension-crashed").isEmpty)
        }
    }

    @Test("Combine: a request is answered by fixtures or fails as without network, and a timer runs on the extension's clock")
    func publishers() throws {
        try withFolder { folder in
            let ticks = ["Tick after 2 s", "Tick after 4 s", "Tick after 6 s"]
            let fixtures = CaseRun.folder.appendingPathComponent("Fixtures/Publishers").path
            let answered = try CaseRun("Publishers", ["--role", "timeline", "--network", "fixtures:" + fixtures], in: folder + "/answered")
            #expect(try answered.tree(answered.row(widget: "Publishers")).texts == ["Price 42.5"] + ticks)
            let alone = try CaseRun("Publishers", ["--role", "timeline"], in: folder + "/alone")
            #expect(try alone.tree(alone.row(widget: "Publishers")).texts == ["No price: -1009"] + ticks)
        }
    }
}
