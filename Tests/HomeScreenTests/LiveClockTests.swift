import Foundation
import Testing
@testable import HomeScreen

@Suite struct LiveClockTests {
    @Test("the clock runs from its moment, stands while it is paused, runs fast, and waits the right real time")
    func running() {
        var clock = LiveClock(moment: 1000, real: 50)
        #expect(clock.now(60) == 1010)
        clock.setSpeed(60, 60)
        #expect(clock.now(61) == 1070)
        #expect(clock.wait(for: 1130, 61) == 1)
        clock.setRunning(false, 61)
        #expect(clock.now(90) == 1070)
        #expect(clock.wait(for: 1130, 90) == nil)
        clock.setRunning(true, 90)
        #expect(clock.now(91) == 1130)
        clock.set(5000, 91)
        #expect(clock.now(91) == 5000)
    }

    @Test("real time is the machine's, whatever was set before")
    func realTime() {
        var clock = LiveClock(moment: nil, real: 50)
        #expect(clock.isReal && clock.now(77) == 77 && clock.wait(for: 80, 77) == 3)
        clock.setSpeed(10, 77)
        #expect(!clock.isReal)
        clock.showRealTime()
        #expect(clock.now(99) == 99 && clock.speed == 1)
    }
}

@Suite struct FileWatchTests {
    @Test("a file that is written, renamed into place or made in a new folder is told; hidden files and unwanted ones are not")
    func changes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/Views", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let told = Told()
        let watch = try #require(FileWatch(isWanted: { $0.hasSuffix(".swift") }) { told.add($0) })
        defer { watch.stop() }
        watch.watch(folder)
        func write(_ name: String) throws { try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        try write("Views/.A.swift.swp")
        try write("note.txt")
        try write("Views/A.swift")
        #expect(told.wait(for: folder + "/Views/A.swift"))
        try write("B.part")
        try FileManager.default.moveItem(atPath: folder + "/B.part", toPath: folder + "/B.swift")
        #expect(told.wait(for: folder + "/B.swift"))
        try FileManager.default.removeItem(atPath: folder + "/B.swift")
        #expect(told.wait(for: folder + "/B.swift", times: 2))
        #expect(!told.all.contains { $0.contains("note") || $0.contains(".A") })
    }

    private final class Told: @unchecked Sendable {
        private let condition = NSCondition()
        private var counts: [String: Int] = [:]
        var all: [String] { condition.withLock { Array(counts.keys) } }
        func add(_ paths: Set<String>) {
            condition.withLock {
                for path in paths { counts[path, default: 0] += 1 }
                condition.broadcast()
            }
        }
        func wait(for path: String, times: Int = 1) -> Bool {
            condition.withLock {
                let end = Date(timeIntervalSinceNow: 30)
                while counts[path, default: 0] < times { if !condition.wait(until: end) { return false } }
                return true
            }
        }
    }
}
