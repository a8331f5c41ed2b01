import Drawing
import ExtensionMessages
import Foundation
import HostSupport
import Testing
@testable import WidgetHost

/// What a device keeps between two openings.
@Suite struct DeviceStoreTests {
    let device = TestDevice()
    let start = TestDevice.start

    @Test("widgets, places, configurations, timelines, ledger and budget are as they were left")
    func reopened() throws {
        let provider: (EntriesRequest, Double) -> FakeExtension.Answer = { _, now in .init([(now, "a"), (now + 3600, "b")], .after(now + 1800)) }
        var id = 0, ledger: [ReloadRecord] = [], left: Int?
        do {
            let host = try device.host(FakeExtension(provider: provider))
            id = try host.place(configuration: ["name": "\"x\""])
            try host.move(id, to: .homeScreen(page: 2, column: 1, row: 3))
            try host.advance(to: start + 4000)
            ledger = try host.ledger(of: id)
            left = host.budgetLeft(of: id)
        }
        let again = FakeExtension(provider: provider)
        let host = try device.host(again, now: start + 4000)
        #expect(host.placed.map(\.id) == [id])
        #expect(host.widget(id)?.configuration == ["name": "\"x\""])
        #expect(host.widget(id)?.place == .homeScreen(page: 2, column: 1, row: 3))
        #expect(try host.label(id) == "a")
        #expect(host.shown(id)?.state == .content)
        #expect(try host.ledger(of: id) == ledger)
        #expect(host.budgetLeft(of: id) == left)
        #expect(again.timelineCalls.isEmpty)
        try host.advance(to: start + 5400)
        #expect(again.timelineCalls.map(\.moment) == [start + 5400])
    }

    @Test("a device that was closed over a due reload makes up for it at its next step, once")
    func overdue() throws {
        let provider: (EntriesRequest, Double) -> FakeExtension.Answer = { _, now in .init([(now, "\(Int(now))")], .after(now + 600)) }
        var id = 0
        do { id = try device.host(FakeExtension(provider: provider)).place() }
        let again = FakeExtension(provider: provider)
        let host = try device.host(again, now: start + 86_400)
        #expect(try host.label(id) == "\(Int(start))")
        try host.advance(to: start + 86_400)
        #expect(again.timelineCalls.count == 1)
        #expect(try host.label(id) == "\(Int(start + 86_400))")
    }

    @Test("numbers are not given twice, also after everything was removed and the device opened again")
    func numbers() throws {
        do {
            let host = try device.host(FakeExtension())
            #expect(try host.place() == 1)
            #expect(try host.place() == 2)
            try host.remove(2)
            try host.remove(1)
        }
        let host = try device.host(FakeExtension())
        let id = try host.place()
        #expect(id == 3)
        #expect(try host.ledger(of: id).first?.id == 3)
    }

    @Test("pictures are kept once, and go with the last timeline that shows them")
    func archives() throws {
        let fake = FakeExtension { _, now in .init([(now, "\(Int(now) / 3600 % 3)"), (now + 60, "same"), (now + 120, "same")], .after(now + 3600)) }
        let host = try device.host(fake)
        for _ in 0 ..< 3 { try host.place() }
        try host.advance(to: start + 7 * 86_400)
        // Of each: the placeholder, "same", the hour's picture and the one before.
        #expect(try host.store.archiveSizes().count <= 4)
        for widget in host.placed { try host.remove(widget.id) }
        #expect(try host.store.archiveSizes().count == 0)
    }

    @Test("a week leaves a file that does not grow")
    func flat() throws {
        let fake = FakeExtension { _, now in .init((0 ..< 8).map { (now + Double($0) * 300, "\(now) \($0)") }, .after(now + 1800)) }
        let host = try device.host(fake)
        for _ in 0 ..< 4 { try host.place() }
        func size() throws -> Int { try [host.store.path, host.store.path + "-wal"].reduce(0) { $0 + ((try FileManager.default.attributesOfItem(atPath: $1)[.size] as? NSNumber)?.intValue ?? 0) } }
        try host.advance(to: start + 9 * 86_400)
        let before = try size()
        try host.advance(to: start + 23 * 86_400)
        #expect(try size() < before + before / 4)
        #expect(fake.kept.count <= 4)
        #expect(try host.ledger(of: 1).allSatisfy { $0.requestedAt > start + 14 * 86_400 })
    }

    @Test("a reload that was under way at a kill is carried out again, and charged once")
    func underWay() throws {
        struct Killed: Error {}
        var id = 0
        do {
            let host = try device.host(FakeExtension { _, now in .init([(now, "a")], .after(now + 600)) })
            id = try host.place()
            // The state as it is while the provider runs.
            var placement = try host.placement(id)
            var record = host.newRecord(id, .pushed, .granted)
            record.startedAt = start + 600
            record.isCharged = true
            placement.state.charges = [start + 600]
            placement.state.pending = record
            try host.commit(placement, records: [record])
        }
        let again = FakeExtension { _, now in .init([(now, "b")], .never) }
        let host = try device.host(again, now: start + 610)
        try host.advance(to: start + 610)
        #expect(again.timelineCalls.count == 1)
        #expect(try host.label(id) == "b")
        #expect(try host.ledger(of: id).count { $0.isCharged } == 1)
    }

    @Test("a file of a newer form, or one that is none, is refused with what to do")
    func refused() throws {
        let path = device.folder.hostStore
        try FileManager.default.createDirectory(atPath: device.folder.path, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 5000).write(to: URL(fileURLWithPath: path))
        #expect(throws: DeviceStoreError.self) { try DeviceStore(path: path) }
    }

    @Test("equal bytes have equal keys, others have others")
    func hashes() {
        var seen: Set<String> = []
        for length in 0 ..< 64 {
            var bytes = (0 ..< length).map { UInt8($0) }
            #expect(seen.insert(ArchiveHash.of(bytes)).inserted)
            #expect(ArchiveHash.of(bytes) == ArchiveHash.of(bytes))
            for index in bytes.indices {
                bytes[index] ^= 1
                #expect(seen.insert(ArchiveHash.of(bytes)).inserted)
                bytes[index] ^= 1
            }
        }
    }

    @Test("a log or file that is cut off or overwritten anywhere leaves a device that works, or is refused with what to do")
    func damaged() throws {
        let provider: (EntriesRequest, Double) -> FakeExtension.Answer = { _, now in .init((0 ..< 6).map { (now + Double($0) * 600, "\(now) \($0)") }, .after(now + 1800)) }
        let host = try device.host(FakeExtension(provider: provider))
        for _ in 0 ..< 3 { try host.place() }
        try host.advance(to: start + 20_000)
        // While the device is open, the last changes are in the log alone.
        let files = try ["", "-wal"].map { try Data(contentsOf: URL(fileURLWithPath: device.folder.hostStore + $0)) }
        try #require(files[1].count > 4096)
        var numbers = SeededNumbers(3), refused = 0, worked = 0
        for round in 0 ..< 120 {
            var changed = files
            let which = round % 4 == 3 ? 0 : 1, length = changed[which].count
            if round % 2 == 0 {
                changed[which] = changed[which].prefix(Int(numbers.next() % UInt64(length)))
            } else {
                let from = Int(numbers.next() % UInt64(length)), to = min(length, from + 1 + Int(numbers.next() % 3000))
                for index in from ..< to { changed[which][index] = UInt8(truncatingIfNeeded: numbers.next()) }
            }
            let other = TestDevice()
            try FileManager.default.createDirectory(atPath: other.folder.path, withIntermediateDirectories: true)
            for (name, data) in zip(["", "-wal"], changed) { try data.write(to: URL(fileURLWithPath: other.folder.hostStore + name)) }
            do {
                let again = try other.host(FakeExtension(provider: provider), now: start + 20_000)
                try again.advance(to: start + 30_000)
                for widget in again.placed {
                    let shown = try #require(again.shown(widget.id))
                    #expect(try shown.state == .nothing || shown.archiveHash.flatMap { try again.archive($0) } != nil, "round \(round)")
                }
                worked += 1
            } catch let error as DeviceStoreError {
                #expect("\(error)".contains("Remove the file") || "\(error)".contains("remove the file"), "round \(round): \(error)")
                refused += 1
            }
        }
        #expect(worked > 40 && worked + refused == 120)
    }

    @Test("a picture that the file lost is made anew")
    func lostPicture() throws {
        let provider: (EntriesRequest, Double) -> FakeExtension.Answer = { _, now in .init([(now, "a")]) }
        var id = 0
        do {
            let host = try device.host(FakeExtension(provider: provider))
            id = try host.place()
            let database = try StoreDatabase(path: device.folder.hostStore)
            try database.run("DELETE FROM archives")
        }
        let fake = FakeExtension(provider: provider)
        let host = try device.host(fake, now: start + 60)
        #expect(host.shown(id)?.state == .nothing)
        try host.advance(to: start + 60)
        #expect(try host.label(id) == "a")
        #expect(try host.ledger(of: id).last?.cause == .systemEvent("damaged store"))
    }
}
