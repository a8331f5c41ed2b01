import Drawing
import ExtensionMessages
import Findings
import Foundation
import JSONValues
import Testing
@testable import Snapshots

@Suite struct SnapshotRunTests {
    private func files(_ folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

    @Test("every widget, family, role, entry and appearance has a picture and a tree, named alike")
    func everything() throws {
        try withFolder { folder in
            let outcome = try run(request(), StandInExtension(), in: folder)
            // 2 families x 2 appearances x (placeholder 1 + snapshot 1 + timeline 2)
            #expect(outcome.pictures.count == 16)
            #expect(outcome.findings.isEmpty)
            #expect(outcome.pictures.allSatisfy { $0.file != nil && $0.tree != nil })
            let wanted = Set(outcome.pictures.flatMap { [$0.file ?? "", $0.tree ?? ""] })
            #expect(try Set(files(folder)) == wanted)
            #expect(wanted.contains("Releases-systemSmall-light.png"))
            #expect(wanted.contains("Releases-systemSmall-entry1-dark.png"))
            #expect(wanted.contains("Releases-systemMedium-placeholder-dark.json"))
        }
    }

    @Test("a picture shows its own entry at its own moment, and never one before now")
    func moments() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            factory.entries = { request in EntriesReply(set: 1, dates: request.role == .timeline ? [1_767_600_000, 1_767_609_660] : [1_767_606_060], policy: .never) }
            _ = try run(request(), factory, in: folder)
            #expect(try String(contentsOfFile: folder + "/Releases-systemSmall-light.png", encoding: .utf8) == "systemSmall light 0 3.0 1767606060 fullColor")
            #expect(try String(contentsOfFile: folder + "/Releases-systemSmall-entry1-light.png", encoding: .utf8) == "systemSmall light 1 3.0 1767609660 fullColor")
        }
    }

    @Test("the tree names link, frame, and the line of the source")
    func tree() throws {
        try withFolder { folder in
            _ = try run(request(), StandInExtension(), in: folder)
            let tree = try JSONValue(parsing: String(contentsOfFile: folder + "/Releases-systemSmall-light.json", encoding: .utf8))
            #expect(tree["root"]?["link"] == "app://0")
            #expect(tree["root"]?["file"] == "Widget.swift")
            #expect(tree["root"]?["line"] == 12)
            #expect(tree["size"] == [162.67, 162.67])
        }
    }

    @Test("every placement has a process of its own, and none is left running")
    func processes() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            _ = try run(request(), factory, in: folder)
            #expect(factory.starts >= 6)
            #expect(factory.open == 0)
        }
    }

    @Test("shards divide the pictures: together they are all, none twice, under the same names and with the same bytes")
    func shards() throws {
        try withFolder { whole in
            let all = try run(request(), StandInExtension(), in: whole).pictures.compactMap(\.file)
            var parts: [String] = []
            for index in 1...3 {
                try withFolder { folder in
                    var request = try request()
                    request.shard = Shard(index: index, count: 3)
                    for file in try run(request, StandInExtension(), in: folder).pictures.compactMap(\.file) {
                        parts.append(file)
                        #expect(FileManager.default.contentsEqual(atPath: folder + "/" + file, andPath: whole + "/" + file))
                    }
                }
            }
            #expect(parts.sorted() == all.sorted())
        }
    }

    @Test("an entry whose view crashes costs its own pictures only, and is named")
    func crash() throws {
        try withFolder { folder in
            let factory = StandInExtension(), render = factory.render
            factory.render = { request in
                if request.environment.family == "systemSmall", request.index == 1, request.environment.appearance == "light" {
                    throw RenderingFailure([FindingCode.extensionCrashed.finding("trap", file: "Widget.swift", line: 3)])
                }
                return try render(request)
            }
            let outcome = try run(request(), factory, in: folder)
            // What a phone shows then: the entry before.
            let crashed = outcome.pictures.filter { $0.fallback != nil }
            #expect(crashed.map(\.fallback) == [.earlierEntry] && crashed.map(\.entry) == [1])
            #expect(try String(contentsOfFile: folder + "/" + (crashed.first?.file ?? ""), encoding: .utf8).hasPrefix("systemSmall light 0"))
            #expect(outcome.pictures.count == 16)
            let finding = try #require(outcome.findings.first)
            #expect(finding.code == "extension-crashed" && finding.widget == "Releases" && finding.family == "systemSmall" && finding.line == 3)
            #expect(crashed.first?.findings == ["extension-crashed"])
            #expect(factory.open == 0)
        }
    }

    @Test("a drawing over an image limit is refused: the placeholder is shown, and grey where that is refused too")
    func refused() throws {
        for placeholderIsRefused in [false, true] {
            try withFolder { folder in
                let factory = StandInExtension(), render = factory.render
                factory.render = { request in
                    var archive = try render(request)
                    if placeholderIsRefused || request.environment.redactions.isEmpty {
                        archive.displayList.images = [ImageResource(hash: 1, pixelWidth: 4000, pixelHeight: 4000, content: .encoded([]), name: "cover")]
                    }
                    return archive
                }
                var request = try request()
                request.roles = [.timeline]
                request.entryLimit = 1
                let outcome = try run(request, factory, in: folder)
                #expect(Set(outcome.pictures.map(\.fallback)) == [placeholderIsRefused ? .blank : .placeholder])
                #expect(outcome.pictures.allSatisfy { $0.file != nil && $0.findings.contains("image-too-large") })
                #expect(factory.open == 0)
            }
        }
    }

    @Test("a timeline of more entries than the device takes is refused, and so is one with an entry that is too large")
    func refusedTimeline() throws {
        for (count, size, code) in [(401, 10, "timeline-too-many-entries"), (2, 3 << 20, "timeline-entry-too-large")] {
            try withFolder { folder in
                let factory = StandInExtension()
                factory.entries = { request in
                    let dates = (0 ..< (request.role == .timeline ? count : 1)).map { 1_767_606_060 + Double($0) * 600 }
                    return EntriesReply(set: 1, dates: dates, policy: .never, sizes: dates.map { _ in size })
                }
                var request = try request()
                request.roles = [.timeline]
                let outcome = try run(request, factory, in: folder)
                #expect(outcome.pictures.count == 4)
                #expect(outcome.pictures.allSatisfy { $0.fallback == .placeholder })
                #expect(outcome.findings.allSatisfy { $0.code == code } && !outcome.findings.isEmpty)
            }
        }
    }

    @Test("a timeline that shows its sample's figure on a fresh device is found; a figure that moves with the clock is not")
    func sampleFigures() throws {
        for moves in [false, true] {
            try withFolder { folder in
                let factory = StandInExtension(), moment = Moment()
                factory.onStart = { moment.seconds = max(moment.seconds, $0.moment) }
                factory.entries = { _ in EntriesReply(set: 1, dates: [1_767_606_060], policy: .never, storeReads: 1) }
                factory.render = { request in
                    let content = DisplayItem(.fill(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black), evenOdd: false))
                    return WidgetArchive(displayList: DisplayList(size: Size(width: 10, height: 10), items: [content]),
                                         root: SemanticNode(role: "text", type: "Text", label: moves ? "\(Int(moment.seconds))" : "72 points"))
                }
                var request = try request()
                request.roles = [.snapshot, .timeline]
                let outcome = try run(request, factory, in: folder)
                #expect(outcome.findings.map(\.code) == (moves ? [] : ["timeline-equals-sample"]))
                #expect(factory.open == 0)
            }
        }
    }

    private final class Moment: @unchecked Sendable { var seconds = 0.0 }

    @Test("where the timeline is empty the placeholder stays, with the finding")
    func emptyTimeline() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            factory.entries = { EntriesReply(set: 1, dates: $0.role == .timeline ? [] : [1_767_606_060], policy: .never) }
            var request = try request()
            request.roles = [.timeline]
            let outcome = try run(request, factory, in: folder)
            #expect(outcome.pictures.count == 4)
            #expect(outcome.pictures.allSatisfy { $0.fallback == .placeholder && $0.file != nil && $0.placement.role == .timeline })
            #expect(Set(outcome.findings.map(\.code)) == ["timeline-empty"])
        }
    }

    @Test("a provider that fails for the gallery leaves the placeholder there, with the finding")
    func failedSnapshot() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            factory.entries = { request in
                if request.role == .snapshot { throw RenderingFailure([FindingCode.extensionCrashed.finding("trap in getSnapshot")]) }
                return EntriesReply(set: 1, dates: [1_767_606_060], policy: .never)
            }
            var request = try request()
            request.roles = [.snapshot]
            let outcome = try run(request, factory, in: folder)
            #expect(outcome.pictures.count == 4)
            #expect(outcome.pictures.allSatisfy { $0.fallback == .placeholder && $0.file != nil && $0.findings == ["extension-crashed"] })
            #expect(factory.open == 0)
        }
    }

    @Test("an extension that cannot be loaded has no pictures and says why")
    func unloadable() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            factory.startFailure = RenderingFailure([FindingCode.extensionCrashed.finding("trap while loading")])
            let outcome = try run(request(), factory, in: folder)
            #expect(outcome.pictures.isEmpty)
            #expect(outcome.findings.map(\.code) == ["extension-crashed"])
        }
    }

    @Test("a full disk ends the run with one message, and leaves no half file and no process")
    func fullDisk() throws {
        try withFolder { folder in
            let factory = StandInExtension()
            #expect { try run(request(), factory, in: folder, writer: FullDisk(after: 200)) } throws: { error in
                guard case .diskFull? = error as? OutputError else { return false }
                return "\(error)".hasSuffix("whole.")
            }
            for file in try files(folder) { #expect(!file.hasPrefix(".")) }
            #expect(factory.open == 0)
        }
    }

    @Test("an interruption ends the run between two pictures; what is there is whole")
    func interruption() throws {
        final class Stop: RunProgress, @unchecked Sendable {
            let interruption = Interruption()
            func willDraw(placements: Int) {}
            func began(_ placement: Placement) {}
            func drew(_ file: String) {}
            func ended(_ placement: Placement) { interruption.request() }
        }
        try withFolder { folder in
            let stop = Stop(), factory = StandInExtension()
            let outcome = try run(request(), factory, in: folder, interruption: stop.interruption, progress: stop)
            #expect(outcome.isInterrupted)
            #expect(outcome.pictures.count == 2)
            #expect(try files(folder).count == 4)
            #expect(factory.open == 0)
        }
    }

    @Test("a finding that several pictures share is one; the worst come first")
    func unique() {
        let note = FindingCode.textTruncated.finding("a", source: 1), same = FindingCode.textTruncated.finding("a", source: 2)
        let error = FindingCode.timelineEmpty.finding("b")
        #expect(SnapshotRun.unique([note, same, error]).map(\.code) == ["timeline-empty", "text-truncated"])
    }
}
