import Drawing
import Foundation
import HostSupport
import Testing
@testable import WidgetHost

/// A device whose host is killed at any instant comes back with everything that it had said to be kept.
@Suite struct KillTests {
    /// What the killed program said.
    private struct Said {
        var placed: [Int: String] = [:]
        var removed: Set<Int> = []
        var charged: [(id: Int, record: Int)] = []
        /// The change that was under way last: it may be kept, or not.
        var configuring: (id: Int, value: String)?
        var removing: Int?

        mutating func read(_ line: Substring) {
            let words = line.split(separator: " ").map(String.init)
            switch words.first {
            case "placed", "configured": if words.count == 3, let id = Int(words[1]) { placed[id] = words[2] }
            case "removed": if words.count == 2, let id = Int(words[1]) { removed.insert(id); placed[id] = nil }
            case "charged": if words.count == 3, let id = Int(words[1]), let record = Int(words[2]) { charged.append((id, record)) }
            case "configuring": if words.count == 3, let id = Int(words[1]) { configuring = (id, words[2]) }
            case "removing": if words.count == 2 { removing = Int(words[1]) }
            default: break
            }
        }
    }

    @Test("killed at 200 instants: no widget, configuration or charge is lost, and no timeline is half there")
    func killed() throws {
        var numbers = SeededNumbers(8)
        var device = TestDevice(), said = Said()
        for round in 0 ..< 200 {
            // A device of its own for every ten kills: a young one, and one on which much has happened.
            if round % 10 == 0 { device = TestDevice(); said = Said() }
            try liveAndKill(device, seed: UInt64(round), lines: Int(numbers.next() % 60), spins: Int(numbers.next() % 400_000), &said)
            try check(device, &said, "round \(round)")
        }
    }

    /// Starts the program, waits for some of its lines and a little more, and kills it.
    private func liveAndKill(_ device: TestDevice, seed: UInt64, lines: Int, spins: Int, _ said: inout Said) throws {
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let process = Process(), pipe = Pipe(), errors = Pipe()
        process.executableURL = URL(fileURLWithPath: (own as NSString).deletingLastPathComponent + "/DayProgram")
        process.arguments = [device.folder.path, String(seed)]
        process.standardOutput = pipe
        process.standardError = errors
        try process.run()
        var text = Data(), seen = 0
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        var buffer = [UInt8](repeating: 0, count: 4096)
        func readSome() -> Bool {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return false }
            text.append(contentsOf: buffer[..<count])
            seen += buffer[..<count].count { $0 == 10 }
            return true
        }
        while seen < lines, readSome() {}
        var spun = 0
        for value in 0 ..< spins { spun = spun &* 31 &+ value }
        withExtendedLifetime(spun) { _ = kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        while readSome() {}
        let failure = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        #expect(failure.isEmpty, "the program failed: \(failure)")
        // A last line that was cut off is no word given.
        let whole = String(decoding: text, as: UTF8.self)
        for line in whole[..<(whole.lastIndex(of: "\n") ?? whole.startIndex)].split(separator: "\n") { said.read(line) }
    }

    private func check(_ device: TestDevice, _ said: inout Said, _ round: String) throws {
        let store = try DeviceStore(device.folder)
        let now = try store.lastMoment() ?? TestDevice.start
        let fake = FakeExtension(kinds: ["Status", "Other"])
        let host = try WidgetHost(device: device.folder, store: store, settings: try TestDevice.settings(), extensions: [fake], now: now)
        for (id, value) in said.placed {
            guard let widget = host.widget(id) else {
                #expect(said.removing == id, "\(round): widget \(id) is lost")
                continue
            }
            let kept = widget.configuration["value"]
            #expect(kept == value || said.configuring?.id == id && kept == said.configuring?.value, "\(round): widget \(id) has lost its configuration")
        }
        for id in said.removed { #expect(host.widget(id) == nil, "\(round)") }
        for (id, record) in said.charged where host.widget(id) != nil {
            #expect(try host.store.record(record)?.isCharged == true, "\(round): the charge \(record) is lost")
        }
        for widget in host.placed { try checkPictures(host, widget.id, round) }
        // What was kept without having been said is known from here on.
        said.placed = Dictionary(host.placed.map { ($0.id, $0.configuration["value"] ?? "-") }, uniquingKeysWith: { $1 })
        said.configuring = nil
        said.removing = nil
    }

    private func checkPictures(_ host: WidgetHost, _ id: Int, _ round: String) throws {
        let placement = try host.placement(id)
        let ledger = try host.ledger(of: id)
        // Every charge of the last day counts, and none twice.
        #expect(Set(placement.state.charges) == Set(ledger.filter { $0.isCharged && ($0.startedAt ?? 0) > (placement.state.charges.last ?? 0) - ReloadBudget.window }.compactMap(\.startedAt)), "\(round)")
        if let pending = placement.state.pending { #expect(ledger.contains(pending), "\(round)") }
        for hash in placement.hashes {
            let bytes = try #require(try host.store.bytes(of: hash), "\(round): a picture is missing")
            #expect(ArchiveHash.of(bytes) == hash, "\(round): a picture is damaged")
        }
        let shown = try #require(host.shown(id))
        if shown.state != .nothing { #expect(try shown.archiveHash.flatMap { try host.archive($0) } != nil, "\(round)") }
    }
}
