import Foundation
import JSONValues
import Testing

/// What the gallery offers, and a whole extension from its group's files.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct GalleryCases {
    private func kinds(_ name: String, system: String) throws -> [String] {
        let run = try CommandLineRun(["describe", CaseRun.folder.appendingPathComponent("Extensions/\(name)").path, "--os", system, "--json"])
        let gallery = try JSONValue(parsing: run.output)["galleries"]?.array?.first
        return (gallery?["widgets"]?.array ?? []).compactMap { $0["kind"]?.string }
    }

    @Test("W50: a check in the bundle's body and a choice of bundles give the gallery of the system", arguments: ["W50a", "W50b"])
    func availability(name: String) throws {
        #expect(try kinds(name, system: "16") == ["Plain"])
        #expect(try kinds(name, system: "26") == ["Plain", "New"])
        let doctor = try CommandLineRun(["doctor", CaseRun.folder.appendingPathComponent("Extensions/\(name)").path, "--json"])
        let codes = (try JSONValue(parsing: doctor.output)["findings"]?.array ?? []).compactMap { $0["code"]?.string }
        #expect(codes.contains("bundle-body-availability") == (name == "W50a"))
    }

    @Test("the edit sheet is described: parameters in order, an enumeration's cases, what a query offers, and what is read aloud")
    func sheet() throws {
        let path = CaseRun.folder.appendingPathComponent("Extensions/Sheet").path
        let document = try JSONValue(parsing: CommandLineRun(["describe", path, "--json"]).output)
        let widget = document["galleries"]?.array?.first?["widgets"]?.array?.first
        let parameters = widget?["parameters"]?.array ?? []
        #expect(widget?["promptsForConfiguration"] == true)
        #expect(parameters.compactMap { $0["name"]?.string } == ["station", "unit"])
        #expect(parameters.first?["options"]?.array?.first?["values"]?.array?.compactMap { $0["title"]?.string } == ["North", "South"])
        #expect(parameters.last?["choices"]?.array?.compactMap { $0["value"]?.string } == ["metric", "imperial"])
        #expect(parameters.last?["default"] == "metric")
        let picture = document["pictures"]?.array?.first
        #expect(picture?["reading"]?.array?.compactMap { $0["label"]?.string } == ["nowhere, metric"])
        let text = try CommandLineRun(["describe", path]).output
        for line in ["Unit", "North [", "asks for its configuration", "read aloud:"] { #expect(text.contains(line), "\(line)") }
    }

    private static let group = "group.your.prefix.RWFreeView.episodes"

    @Test("an extension that reads its group's file draws an entry each with its own deep link")
    func episodes() throws {
        try withFolder { folder in
            try write(["group/episodes.json": #"[{"id": "11", "name": "Layout", "difficulty": "beginner"}, {"id": "12", "name": "Timelines", "difficulty": "advanced"}]"#], in: folder)
            let drawn = try CaseRun("Episodes", ["--os", "16", "--group", "\(Self.group)=\(folder)/group"], in: folder + "/out")
            for (entry, id, name) in [(0, "11", "Layout"), (1, "12", "Timelines")] {
                let tree = try drawn.tree(drawn.row(widget: "Episodes", entry: entry))
                #expect(tree.widgetURL == "episodes://\(id)")
                #expect(tree.texts.contains(name))
            }
            #expect(drawn.rows(("role", "timeline")).count == 2)
            for role in ["placeholder", "snapshot"] { #expect(try drawn.row(widget: "Episodes", role: role)["file"] != nil) }
            #expect(try drawn.tree(drawn.row(widget: "Episodes", role: "snapshot")).texts.contains("Layout"))
            // Redacted: the words are gone, their places are there.
            #expect(try !drawn.tree(drawn.row(widget: "Episodes", role: "placeholder")).texts.contains("An episode's name"))
        }
    }

    @Test("without the file the empty timeline keeps the placeholder; on a later system the message stands")
    func withoutEpisodes() throws {
        try withFolder { folder in
            let old = try CaseRun("Episodes", ["--os", "16", "--role", "timeline"], in: folder + "/old")
            #expect(try old.row(widget: "Episodes")["fallback"] == "placeholder")
            #expect(old.findings("timeline-empty").count == 1)
            let new = try CaseRun("Episodes", ["--role", "snapshot"], in: folder + "/new")
            #expect(try new.tree(new.row(widget: "Episodes", role: "snapshot")).texts.contains { $0.contains("containerBackground") })
            #expect(new.findings("container-background-missing").count == 1)
        }
    }

    @Test("a group's values and files are set, listed, read and cleared, and only granted groups")
    func groups() throws {
        try withFolder { folder in
            let path = CaseRun.folder.appendingPathComponent("Extensions/W58").path, state = ["--state", folder + "/state"], group = "group.example.recovery"
            try write(["files/a.txt": "words"], in: folder)
            #expect(try CommandLineRun(["group", path, "set", group, "name", "--string", "Ada"] + state).code == 0)
            #expect(try CommandLineRun(["group", path, "set", group, "goal", "--int", "7"] + state).code == 0)
            #expect(try CommandLineRun(["group", path, "import", group, folder + "/files"] + state).code == 0)
            #expect(try CommandLineRun(["group", path, "get", group, "name"] + state).output == "Ada\n")
            let listed = try JSONValue(parsing: CommandLineRun(["group", path, "list", "--json"] + state).output).array?.first
            #expect(listed?["values"]?["goal"] == 7)
            #expect(listed?["files"]?.array?.first?["path"] == "a.txt")
            #expect(try CommandLineRun(["group", path, "clear", group] + state).code == 0)
            let missing = try CommandLineRun(["group", path, "get", group, "name"] + state)
            #expect(missing.code == 1 && missing.complaint?.contains("name") == true)
        }
    }
}
