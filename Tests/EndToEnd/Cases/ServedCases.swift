import Foundation
import JSONValues
import Testing

/// What the page's server does with a whole extension, without a browser.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ServedCases {
    private static let showcase = Program.root.appendingPathComponent("Tests/Cases/Extensions/Showcase").path

    private func widget(_ id: Int, _ screen: ServedHomeScreen) throws -> JSONValue {
        try #require(JSONValue(parsing: screen.get("/api/state"))["widgets"]?.array?.first { $0["id"]?.number == Double(id) })
    }

    private func texts(_ node: JSONValue?) -> [String] {
        guard let node else { return [] }
        return [node["label"]?.string].compactMap { $0 } + (node["children"]?.array ?? []).flatMap(texts)
    }

    /// What a widget says.
    private func says(_ id: Int, _ screen: ServedHomeScreen) throws -> [String] {
        let tree = try #require(widget(id, screen)["tree"]?.string)
        return texts(try JSONValue(parsing: screen.get(tree))["root"])
    }

    @Test("a query that never answers holds up no widget of its extension, and ends when its sheet is closed")
    func hangingQuery() throws {
        try withFolder { folder in
            let screen = try ServedHomeScreen(Self.showcase, state: folder + "/state", cache: folder + "/cache")
            defer { screen.end() }
            let panel = try screen.place("Panel"), timers = try screen.place("Timers"), answered = DispatchSemaphore(value: 0)
            nonisolated(unsafe) var answer: JSONValue?
            Thread.detachNewThread {
                answer = try? JSONValue(parsing: screen.get("/api/widgets/\(panel)/options?parameter=depot&sheet=one"))
                answered.signal()
            }
            let before = try widget(timers, screen)["entry"]?["date"]?.number ?? 0
            #expect(try screen.post("/api/widgets/\(timers)/tap", ["x": 20, "y": 20])["effect"]?.string == "launch")
            try screen.post("/api/widgets/\(timers)/reload", .object([]))
            #expect(try widget(timers, screen)["entry"]?["date"]?.number ?? 0 > before)
            #expect(answered.wait(timeout: .now()) == .timedOut)
            try screen.post("/api/sheets/close", ["sheet": "one"])
            answered.wait()
            #expect(answer?["error"]?.string?.contains("closed") == true)
            // The sheet can be opened again.
            #expect(try JSONValue(parsing: screen.get("/api/widgets/\(panel)/configuration?sheet=two"))["parameters"]?.array?.isEmpty == false)
        }
    }

    @Test("an activity that a widget's button begins is shown and drawn, outlives the extension's process, and is updated and ended by its own button")
    func activities() throws {
        try withFolder { folder in
            let screen = try ServedHomeScreen(Self.showcase, state: folder + "/state", cache: folder + "/cache")
            defer { screen.end() }
            func shown() throws -> [JSONValue] { try JSONValue(parsing: screen.get("/api/state"))["shownActivities"]?.array ?? [] }
            func banner() throws -> JSONValue { try JSONValue(parsing: screen.get(try #require(shown().first?["places"]?["activityBanner"]?["tree"]?.string)))["root"] ?? .null }
            /// The middle of the first button that says something, or of the first one.
            func button(_ node: JSONValue, _ text: String? = nil) -> [Double]? {
                if node["intent"] != nil, text == nil || texts(node).contains(text ?? ""), let frame = node["frame"]?.array?.compactMap(\.number), frame.count == 4 {
                    return [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]
                }
                return (node["children"]?.array ?? []).lazy.compactMap { button($0, text) }.first
            }
            let pier = try screen.place("Pier")
            let tree = try JSONValue(parsing: screen.get(try #require(widget(pier, screen)["tree"]?.string)))["root"] ?? .null
            let board = try #require(button(tree, "Board"))
            try screen.post("/api/widgets/\(pier)/tap", ["x": JSONValue(board[0]), "y": JSONValue(board[1])])
            let begun = try #require(shown().first)
            #expect(try shown().count == 1 && begun["kind"]?.string == "FerryAttributes")
            #expect(texts(try banner()).contains("9 min"))
            #expect(try says(pier, screen).contains("1 at sea"))
            try screen.killExtension()
            try screen.post("/api/widgets/\(pier)/reload", .object([]))
            #expect(try says(pier, screen).contains("1 at sea"))
            func sailOn() throws {
                let place = try #require(button(try banner()))
                try screen.post("/api/system/tap", ["extension": begun["extension"] ?? .null, "kind": "FerryAttributes", "activity": begun["id"] ?? .null, "family": "activityBanner",
                                                    "x": JSONValue(place[0]), "y": JSONValue(place[1])])
            }
            try sailOn()
            #expect(texts(try banner()).contains("4 min"))
            try sailOn()
            #expect(try shown().isEmpty)
        }
    }

    @Test("vitrine tap says which activity an intent begins, and that another intent may not")
    func tapped() throws {
        try withFolder { device in
            func tap(_ label: String) throws -> TapCaseRun { try TapCaseRun("Showcase", ["--widget", "Pier", "--label", label], device: device) }
            let activity = try tap("Board").report["performed"]?["activities"]?.array?.first
            #expect(activity?["kind"]?.string == "FerryAttributes" && activity?["phase"]?.string == "active" && activity?["state"]?["minutes"]?.number == 9 && activity?["attributes"]?["name"]?.string == "MS Vega")
            let refused = try tap("Hail")
            #expect(refused.report["performed"]?["activities"]?.array?.isEmpty == true && !refused.findings("activity-refused").isEmpty)
        }
    }
}
