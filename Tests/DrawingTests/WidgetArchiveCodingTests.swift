@testable import Drawing
import Testing

@Suite struct WidgetArchiveCodingTests {
    @Test("what is written is read back, and equal archives give equal bytes")
    func roundTrip() throws {
        let archive = ArchiveSample.archive
        let bytes = archive.encoded()
        #expect(try WidgetArchive(decoding: bytes) == archive)
        #expect(ArchiveSample.archive.encoded() == bytes)
    }

    @Test("an archive cut anywhere is an error")
    func truncated() {
        let bytes = ArchiveSample.archive.encoded()
        for length in 0..<bytes.count {
            #expect(throws: ArchiveError.self) { try WidgetArchive(decoding: Array(bytes[..<length])) }
        }
    }

    @Test("bytes after the end, another mark and another version are errors")
    func frame() {
        var bytes = ArchiveSample.archive.encoded()
        #expect(throws: ArchiveError.trailingBytes(1)) { try WidgetArchive(decoding: bytes + [0]) }
        bytes[4] = 9
        #expect(throws: ArchiveError.unsupportedVersion(9)) { try WidgetArchive(decoding: bytes) }
        bytes[0] = 0
        #expect(throws: ArchiveError.notAnArchive) { try WidgetArchive(decoding: bytes) }
    }

    @Test("damaged bytes are an error or an archive that holds together", arguments: 0..<8)
    func damaged(_ seed: UInt64) {
        var state = seed &+ 0x9e37_79b9
        func next() -> Int { state = state &* 6364136223846793005 &+ 1442695040888963407; return Int(state >> 33) }
        let original = ArchiveSample.archive.encoded()
        for _ in 0..<2000 {
            var bytes = original
            for _ in 0...next() % 4 {
                switch next() % 4 {
                case 0: bytes[next() % bytes.count] = UInt8(next() & 255)
                case 1: bytes[next() % bytes.count] = 255
                case 2: bytes.remove(at: next() % bytes.count)
                default: bytes.insert(UInt8(next() & 255), at: next() % bytes.count)
                }
            }
            guard let archive = try? WidgetArchive(decoding: bytes) else { continue }
            // What was accepted is bounded and can be written and read again.
            #expect(throws: Never.self) { try archive.displayList.checkGroups() }
            #expect((try? WidgetArchive(decoding: archive.encoded())) == archive)
        }
    }

    @Test("a count larger than the bytes left takes no memory")
    func hugeCount() {
        var writer = ArchiveWriter()
        for byte in Array("VTRN".utf8) + [UInt8(WidgetArchive.formatVersion)] { writer.byte(byte) }
        writer.number(1); writer.number(1)
        writer.unsigned(.max)
        #expect(throws: ArchiveError.self) { try WidgetArchive(decoding: writer.bytes) }
    }

    @Test("groups that do not match, indices without a table entry and masks out of place are refused")
    func structure() {
        func decode(_ commands: [DisplayCommand]) throws { _ = try WidgetArchive(decoding: archive(commands).encoded()) }
        func archive(_ commands: [DisplayCommand]) -> WidgetArchive {
            WidgetArchive(displayList: DisplayList(size: .zero, items: commands.map { DisplayItem($0) }), root: SemanticNode(role: "container", type: "View"))
        }
        #expect(throws: ArchiveError.unbalancedGroups(item: 0)) { try decode([.endGroup]) }
        #expect(throws: ArchiveError.unbalancedGroups(item: 1)) { try decode([.beginGroup(.isolated)]) }
        #expect(throws: ArchiveError.unbalancedGroups(item: 1)) { try decode([.beginGroup(.isolated), .maskedContent, .endGroup]) }
        #expect(throws: ArchiveError.unbalancedGroups(item: 2)) { try decode([.beginGroup(.mask(isInverted: false)), .maskedContent, .maskedContent, .endGroup]) }
        #expect(throws: ArchiveError.self) { try decode([.glyphs(GlyphRun(font: 0, size: 1, glyphs: [], paint: .color(.black)))]) }
        #expect(throws: ArchiveError.self) { try decode([.image(ImageDrawing(image: 0, rect: .zero))]) }
        #expect(throws: ArchiveError.self) { try decode([.fill(Path(), .imagePattern(image: 3, rect: .zero), evenOdd: false)]) }
        let deep = Array(repeating: DisplayCommand.beginGroup(.isolated), count: 600) + Array(repeating: .endGroup, count: 600)
        #expect(throws: ArchiveError.self) { try decode(deep) }
    }

    @Test("numbers that are not finite are written as finite ones")
    func infinite() throws {
        let list = DisplayList(size: Size(width: .infinity, height: .nan), items: [DisplayItem(.beginGroup(.opacity(-.infinity))), DisplayItem(.endGroup)])
        let read = try WidgetArchive(decoding: WidgetArchive(displayList: list, root: SemanticNode(role: "container", type: "View")).encoded())
        #expect(read.displayList.size == Size(width: 1e12, height: 0))
    }

    @Test("a tree deeper than the limit keeps all its nodes, the deepest as brothers")
    func deepTree() throws {
        var node = SemanticNode(role: "text", type: "Text", label: "leaf")
        for _ in 0..<2000 { node = SemanticNode(role: "container", type: "VStack", children: [node]) }
        let read = try WidgetArchive(decoding: WidgetArchive(displayList: DisplayList(size: .zero), root: node).encoded())
        var depth = 0, current = read.root
        while let first = current.children.first, current.children.count == 1 { current = first; depth += 1 }
        #expect(depth == ArchiveLimits.semanticDepth - 1)
        #expect(current.children.count == 2000 - depth)
        #expect(current.children.last?.label == "leaf")
    }
}
