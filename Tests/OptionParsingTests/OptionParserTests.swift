import Testing
@testable import OptionParsing

private let snapshot = CommandSpecification(name: "snapshot", summary: "Draws.", arguments: [.init("<extension>", help: "What to draw.")], options: [
    OptionSpecification("out", placeholder: "DIR", help: "Where to.", isPath: true),
    OptionSpecification("family", .list, placeholder: "NAME", help: "Families."),
    OptionSpecification("mode", .list, help: "Modes.", choices: ["full-color", "accented"], spellings: ["tinted": "accented"]),
    OptionSpecification("config", .repeated, placeholder: "KEY=VALUE", help: "Configuration."),
    OptionSpecification("group", .repeated, placeholder: "ID=DIR", help: "Groups.", isPath: true),
    OptionSpecification("network", help: "Network.", isPath: true),
    OptionSpecification("entries", placeholder: "N", help: "Entries."),
    OptionSpecification("json", .flag, help: "JSON."),
])
private let devices = CommandSpecification(name: "devices", summary: "Lists.", options: [OptionSpecification("os", help: "OS.")])

@Suite struct OptionParserTests {
    private func parse(_ words: String...) throws -> ParsedOptions { try OptionParser(snapshot).parse(words) }

    @Test("a value follows its option as the next word or after an equals sign")
    func values() throws {
        #expect(try parse("Widget", "--out", "a").value("out") == "a")
        #expect(try parse("--out=a=b", "Widget").value("out") == "a=b")
        #expect(try parse("Widget", "--out", "-").value("out") == "-")
    }

    @Test("lists are divided by commas or given again, each value once; repeated options keep their commas")
    func lists() throws {
        #expect(try parse("W", "--family", "small, medium,", "--family", "large,small").list("family") == ["small", "medium", "large"])
        #expect(try parse("W", "--config", "a=1,2", "--config", "a=1,2").list("config") == ["a=1,2", "a=1,2"])
    }

    @Test("choices are read in any spelling of their words and answered in one")
    func choices() throws {
        #expect(try parse("W", "--mode", "fullColor,tinted").list("mode") == ["full-color", "accented"])
        #expect(throws: UsageError.unknownChoice(option: "mode", value: "acented", known: ["full-color", "accented"])) { try parse("W", "--mode", "acented") }
    }

    @Test("after two dashes every word is an argument")
    func terminator() throws { #expect(try parse("--", "--out").arguments == ["--out"]) }

    @Test("mistakes are told apart", arguments: [
        (["W", "--outt", "x"], UsageError.unknownOption("outt", command: "snapshot", known: snapshot.options.map(\.name))),
        (["W", "-x"], .unknownOption("x", command: "snapshot", known: snapshot.options.map(\.name))),
        (["W", "--out"], .missingValue(option: "out", placeholder: "DIR")),
        (["W", "--out", "--json"], .missingValue(option: "out", placeholder: "DIR")),
        (["W", "--out="], .missingValue(option: "out", placeholder: "DIR")),
        (["W", "--family", ","], .missingValue(option: "family", placeholder: "NAME")),
        (["W", "--json=yes"], .unexpectedValue(option: "json")),
        (["W", "--out", "a", "--out", "b"], .givenTwice(option: "out")),
        (["W", "X"], .unexpectedArgument("X", command: "snapshot")),
        ([], .missingArgument("<extension>", command: "snapshot")),
    ])
    func mistakes(words: [String], error: UsageError) { #expect(throws: error) { try OptionParser(snapshot).parse(words) } }

    @Test("every message is one line and ends with a full stop")
    func messages() {
        let errors: [UsageError] = [
            .unknownCommand("snapshto", known: ["snapshot"]), .unknownOption("famly", command: "snapshot", known: ["family"]),
            .missingValue(option: "out", placeholder: "DIR"), .unexpectedValue(option: "json"), .givenTwice(option: "out"),
            .unknownChoice(option: "mode", value: "x", known: ["a"]), .badValue(option: "entries", value: "x", expected: "a whole number"),
            .missingArgument("<extension>", command: "snapshot"), .unexpectedArgument("x", command: "snapshot"),
        ]
        for error in errors {
            #expect(!"\(error)".contains("\n"))
            #expect("\(error)".hasSuffix("."))
        }
        #expect("\(errors[0])".contains("Did you mean snapshot?"))
        #expect("\(errors[1])".contains("Did you mean --family?"))
    }

    @Test("numbers and pairs are checked")
    func typed() throws {
        #expect(try parse("W", "--entries", "7").integer("entries", in: 1...10) == 7)
        #expect(throws: UsageError.self) { try parse("W", "--entries", "11").integer("entries", in: 1...10) }
        #expect(throws: UsageError.self) { try parse("W", "--entries", "x").integer("entries", in: 1...10) }
        #expect(try parse("W", "--config", "a=b=c").pairs("config").map { "\($0.key) \($0.value)" } == ["a b=c"])
        #expect(throws: UsageError.self) { try parse("W", "--config", "=b").pairs("config") }
    }
}

@Suite struct CommandLineChoiceTests {
    private func read(_ words: String...) throws -> CommandLineChoice { try .read(words, commands: [snapshot, devices]) }

    @Test("help and version are found wherever they stand")
    func help() throws {
        #expect(try read() == .overview(isAskedFor: false))
        #expect(try read("--help") == .overview(isAskedFor: true))
        #expect(try read("help", "devices") == .help(command: "devices"))
        #expect(try read("snapshot", "--help") == .help(command: "snapshot"))
        #expect(try read("snapshot", "W", "--json", "--help") == .help(command: "snapshot"))
        #expect(try read("--version") == .version)
    }

    @Test("an unknown command is answered with the nearest one")
    func unknown() {
        #expect(throws: UsageError.unknownCommand("snapsot", known: ["snapshot", "devices"])) { try read("snapsot", "W") }
    }

    @Test("help names every option and argument and stays within a terminal's width")
    func helpText() {
        let text = HelpText.of(snapshot)
        for part in ["<extension>", "--out DIR", "--family NAME,...", "One of full-color, accented.", "--help"] { #expect(text.contains(part)) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
    }
}

@Suite struct NearestNamesTests {
    @Test("a misspelt name finds what was meant, nearest first", arguments: [
        ("snapsot", ["snapshot", "serve"], ["snapshot"]), ("iphone15", ["iPhone 15", "iPhone 15 Pro", "iPad"], ["iPhone 15", "iPhone 15 Pro"]),
        ("systmSmall", ["systemSmall", "systemLarge"], ["systemSmall"]), ("qqq", ["snapshot"], []), ("", ["a"], []), ("19", ["14", "17"], []), ("famly", ["family", "out", "family"], ["family"]), ("famliy", ["family"], ["family"]),
    ])
    func nearest(name: String, known: [String], found: [String]) { #expect(NearestNames.find(name, among: known) == found) }
}

@Suite struct OptionFileTests {
    private func read(_ text: String, for command: CommandSpecification = snapshot) throws -> ParsedOptions {
        try OptionFile.read(Array(text.utf8), file: "/p/vitrine.json", folder: "/p", for: command, allOptions: snapshot.options + devices.options)
    }

    @Test("any option may stand in the file; paths are relative to it")
    func options() throws {
        let options = try read(#"{"family": ["small", "medium,large"], "json": true, "entries": 5, "out": "pictures", "network": "fixtures:Fixtures", "group": {"group.x": "g"}, "mode": "fullColor"}"#)
        #expect(options.list("family") == ["small", "medium", "large"])
        #expect(options.isOn("json"))
        #expect(options.value("entries") == "5")
        #expect(options.value("out") == "/p/pictures")
        #expect(options.value("network") == "fixtures:/p/Fixtures")
        #expect(options.list("group") == ["group.x=/p/g"])
        #expect(options.list("mode") == ["full-color"])
        #expect(try read(#"{"network": "live", "json": false}"#).values == ["network": ["live"]])
    }

    @Test("the command line wins over the file, option by option")
    func precedence() throws {
        let line = try OptionParser(snapshot).parse(["W", "--family", "large"])
        let merged = line.fallingBack(to: try read(#"{"family": "small", "entries": 2}"#))
        #expect(merged.list("family") == ["large"])
        #expect(merged.value("entries") == "2")
    }

    @Test("options of other commands are left out")
    func others() throws { #expect(try read(#"{"os": "17", "entries": 2}"#).values == ["entries": ["2"]]) }

    @Test("a mistake names file and key", arguments: [
        (#"{"famliy": "small"}"#, "Did you mean family?"), (#"["family"]"#, "expected an object"), (#"{"json": "yes"}"#, "true or false"),
        (#"{"mode": "blue"}"#, "\"blue\""), (#"{"out": ["a", "b"]}"#, "a string"), (#"{"family": [true]}"#, "list of strings"), (#"{"family""#, "line 1"),
    ])
    func mistakes(text: String, message: String) {
        #expect { try read(text) } throws: { "\($0)".hasPrefix("/p/vitrine.json: ") && "\($0)".contains(message) }
    }
}
