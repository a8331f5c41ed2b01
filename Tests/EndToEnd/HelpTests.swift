import Foundation
import JSONValues
import Testing

@Suite(.enabled(if: Program.isTested, Program.skipMessage)) struct HelpTests {
    @Test("help goes to standard output and names every command, and each command explains itself")
    func help() throws {
        let overview = try CommandLineRun("--help")
        #expect(overview.code == 0 && overview.errors.isEmpty)
        for command in ["snapshot", "describe", "devices", "doctor", "group", "explain", "version"] {
            #expect(overview.output.contains("  \(command) "))
            let help = try CommandLineRun(command, "--help")
            #expect(help.code == 0)
            #expect(help.output.contains("Usage: vitrine \(command)"))
            #expect(help.output.contains("--json"))
        }
    }

    @Test("without a command it says how it is used, on standard error, with code 2")
    func nothing() throws {
        let run = try CommandLineRun()
        #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("Usage: vitrine <command>"))
    }

    @Test("what it does not know is answered with one line, the nearest known name and code 2", arguments: [
        (["snapsot", "."], "Did you mean snapshot?"),
        (["snapshot", ".", "--famly", "small"], "Did you mean --family?"),
        (["snapshot", ".", "--out"], "--out needs a value"),
        (["snapshot"], "needs <extension>"),
        (["snapshot", ".", "--mode", "tintd"], "Choose from full-color, accented,"),
        (["explain", "timeline-emtpy"], "Did you mean timeline-empty?"),
        (["devices", "--os", "19"], "Choose from 14, 15, 16, 17, 18, 26"),
    ])
    func unknown(words: [String], part: String) throws {
        let run = try CommandLineRun(words)
        #expect(run.code == 2 && run.output.isEmpty)
        let complaint = try #require(run.complaint)
        #expect(complaint.contains(part) && complaint.hasSuffix("."))
    }

    @Test("explain prints a page for every code it lists")
    func explain() throws {
        let codes = try JSONValue(parsing: CommandLineRun("explain", "--json").output).array ?? []
        #expect(codes.count > 40)
        #expect(try CommandLineRun("explain", "container-background-missing").output.contains("containerBackground(for: .widget)"))
    }

    @Test("the version names the engine and its parts")
    func version() throws {
        let version = try JSONValue(parsing: CommandLineRun("version", "--json").output)
        #expect(version["engine"]?.string?.count == 16)
        for part in ["cairo", "freetype", "harfbuzz", "icu", "vitrine"] { #expect(version["engineParts"]?[part] != nil) }
        #expect(try CommandLineRun("--version").output.hasPrefix("Vitrine "))
    }

    @Test("devices lists sizes, and a device of the user's own")
    func devices() throws {
        try withFolder { folder in
            try write(["vitrine/devices/wall.json": #"{"name": "Wall", "like": "iPhone 15", "scale": 2}"#], in: folder)
            let run = try CommandLineRun(["devices", "--json"], environment: ["XDG_CONFIG_HOME": folder])
            let devices = try JSONValue(parsing: run.output)["devices"]?.array ?? []
            #expect(devices.first { $0["name"] == "Wall" }?["scale"] == 2)
            #expect(devices.first { $0["name"] == "iPhone 15" }?["families"]?["systemSmall"]?["size"] == [162.67, 162.67])
            try write(["vitrine/devices/wall.json": #"{"name": "Wall", "like": "iPhone 15", "scal": 2}"#], in: folder)
            let broken = try CommandLineRun(["devices"], environment: ["XDG_CONFIG_HOME": folder])
            #expect(broken.code == 2 && broken.errors.contains("wall.json: scal: no such key"))
        }
    }
}
