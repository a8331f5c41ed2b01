import Foundation
import Testing

/// The home screen in a real browser; see Tests/Browser.
@Suite(.serialized) struct BrowserTests {
    private static func script(_ name: String) -> String { Program.root.appendingPathComponent("Tests/Browser/" + name).path }

    /// Whether the browser and what drives it are there: ./test installs both.
    private static let canDrive: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", "import shutil, playwright.sync_api; assert shutil.which('chromium')"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private static var examples: [String] {
        let folder = Program.root.appendingPathComponent("Examples").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().map { folder + "/" + $0 }.filter { path in
            ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).contains { $0.hasSuffix(".xcodeproj") }
        }
    }

    @Test("each example's widgets are added from the gallery, edited, tapped, moved in time and place, kept over a reload, and removed",
          .enabled(if: Program.isTested && Program.isWhole && (canDrive || ProcessInfo.processInfo.environment["CI"] != nil), "chromium and playwright are not installed: run ./test"),
          arguments: examples)
    func homeScreen(_ example: String) throws { try run("home_screen.py", example) }

    @Test("every control of the edit sheet, activities, controls, stacks, the keyboard alone and languages work; pages, the extension's process and the server may end, and nothing is lost",
          .enabled(if: Program.isTested && Program.isWhole && (canDrive || ProcessInfo.processInfo.environment["CI"] != nil), "chromium and playwright are not installed: run ./test"))
    func showcase() throws { try run("showcase.py", Program.root.appendingPathComponent("Tests/Cases/Extensions/Showcase").path) }

    private func run(_ script: String, _ project: String) throws {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", Self.script(script), try #require(Program.path), project]
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(said.suffix(4000))")
    }
}
