import Foundation
import Testing

/// The scripts that install and build, run in a copy of their folder with lists of its own: nothing is installed.
@Suite struct BootstrapTests {
    @Test("what is missing is named in one line, with the package's name, and nothing is installed")
    func namesWhatIsMissing() throws {
        let clone = try Clone(packages: "nosuchpackage\tfile:/nonexistent/*\trun\tnothing\n", fonts: "")
        defer { clone.remove() }
        let run = try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"])
        #expect(run.status == 2)
        #expect(run.messages.split(separator: "\n").count == 1)
        #expect(run.messages.contains("nosuchpackage"))
    }

    @Test("tools that only tests need are not asked for by the command line")
    func testTools() throws {
        let clone = try Clone(packages: "nosuchpackage\tcmd:nosuchcommand\ttest\tnothing\n", fonts: "")
        defer { clone.remove() }
        #expect(try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"]).status == 0)
        #expect(try clone.run("bootstrap test", ["VITRINE_NO_INSTALL": "1"]).status == 2)
    }

    @Test("a second run checks nothing until a list changes")
    func remembersTheCheck() throws {
        let clone = try Clone(packages: "", fonts: "")
        defer { clone.remove() }
        let mark = clone.root.appendingPathComponent("mark")
        try clone.write("present\tfile:\(mark.path)\trun\tnothing\n", to: "Bootstrap/packages.tsv")
        try Data().write(to: mark)
        #expect(try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"]).status == 0)
        try FileManager.default.removeItem(at: mark)
        #expect(try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"]).status == 0)
        try clone.write("present\tfile:\(mark.path)\trun\tchanged\n", to: "Bootstrap/packages.tsv")
        #expect(try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"]).status == 2)
    }

    @Test("a font whose content is another one counts as missing")
    func checksFonts() throws {
        let clone = try Clone(packages: "", fonts: "Some Font.ttf\t\(String(repeating: "0", count: 64))\tpackage==1\tfont.ttf\tnothing\n")
        defer { clone.remove() }
        try clone.write("not that font", to: ".vitrine/fonts/Some Font.ttf")
        let run = try clone.run("bootstrap run", ["VITRINE_NO_INSTALL": "1"])
        #expect(run.status == 2 && run.messages.contains("Some Font.ttf"))
    }

    @Test("without a toolchain one line says what to install")
    func noToolchain() throws {
        let clone = try Clone(packages: "", fonts: "")
        defer { clone.remove() }
        let run = try clone.run("PATH=/nonexistent; toolchain_folders=(); find_toolchain", [:])
        #expect(run.status == 2)
        #expect(run.messages.contains("Swift 6.3"))
    }

    @Test("a build is fresh until a source changes or is removed")
    func freshness() throws {
        let clone = try Clone(packages: "", fonts: "")
        defer { clone.remove() }
        try clone.write("", to: "Package.swift")
        try clone.write("", to: "Sources/A/a.swift")
        try clone.write("", to: "Sources/A/b.swift")
        let fresh = "for f in vitrine vitrine-extension; do mkdir -p \"$root/.build/release\"; : > \"$root/.build/release/$f\"; chmod +x \"$root/.build/release/$f\"; done; "
            + "find \"$root/Sources\" \"$root/Package.swift\" -exec touch -d '1 hour ago' {} +; : > \"$state/built\"; "
        #expect(try clone.run("mkdir -p \"$state\"; \(fresh) is_built", [:]).status == 0)
        #expect(try clone.run("\(fresh) touch -d '1 hour' \"$root/Sources/A/a.swift\"; is_built", [:]).status == 1)
        #expect(try clone.run("\(fresh) rm \"$root/Sources/A/b.swift\"; touch -d '1 hour' \"$root/Sources/A\"; is_built", [:]).status == 1)
        #expect(try clone.run("\(fresh) rm \"$root/.build/release/vitrine-extension\"; is_built", [:]).status == 1)
    }

    /// A folder with a space in its name that holds the scripts and lists.
    struct Clone {
        let root: URL

        init(packages: String, fonts: String) throws {
            root = FileManager.default.temporaryDirectory.appendingPathComponent("a clone \(UUID().uuidString)")
            let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: repository.appendingPathComponent("Bootstrap"), to: root.appendingPathComponent("Bootstrap"))
            try write(packages, to: "Bootstrap/packages.tsv")
            try write(fonts, to: "Bootstrap/fonts.tsv")
        }

        func remove() { try? FileManager.default.removeItem(at: root) }

        func write(_ text: String, to path: String) throws {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        /// Runs commands with the bootstrap's functions, from another folder.
        func run(_ commands: String, _ environment: [String: String]) throws -> (status: Int32, messages: String) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = ["-c", "set -uo pipefail; root=$1; . \"$root/Bootstrap/bootstrap.sh\"; \(commands)", "bash", root.path]
            process.currentDirectoryURL = FileManager.default.temporaryDirectory
            var variables = ProcessInfo.processInfo.environment
            variables["VITRINE_NO_INSTALL"] = nil
            variables.merge(environment) { $1 }
            process.environment = variables
            let pipe = Pipe()
            process.standardError = pipe
            try process.run()
            let messages = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: messages, as: UTF8.self))
        }
    }
}
