@testable import DeviceProfiles
import Drawing
import Foundation
import Testing
@testable import Findings
@testable import FindingTable

@Suite struct DrawingRuleTests {
    private func device(_ text: String = "{}", system: String = "26") throws -> SimulatedDevice {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("devices"), withIntermediateDirectories: true)
        try Data(#"{"name": "Test", "like": "iPhone 15", "imageLimits": \#(text)}"#.utf8).write(to: folder.appendingPathComponent("devices/test.json"))
        let own = FindingCodesTests.root.appendingPathComponent("Sources/DeviceProfiles/Resources").path
        let library = try ProfileLibrary(folders: [own, folder.path])
        return try SimulatedDevice(device: library.device(named: "Test"), system: library.system(named: system))
    }

    private func archive(_ items: [DisplayCommand], images: [ImageResource] = [], root: SemanticNode? = nil, findings: [Finding] = []) -> WidgetArchive {
        WidgetArchive(displayList: DisplayList(size: Size(width: 100, height: 100), items: items.map { DisplayItem($0) }, images: images),
                      root: root ?? SemanticNode(role: "container", type: "VStack"), findings: findings)
    }

    private func findings(_ archive: WidgetArchive, family: WidgetFamilyName = .systemSmall, on device: SimulatedDevice) -> [Finding] {
        FindingRules.findings(in: DrawnWidget(widget: "W", family: family, role: .timeline, archive: archive, device: device))
    }

    private let content = DisplayCommand.fill(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .color(ColorValue(red: 1, green: 0, blue: 0)), evenOdd: false)

    @Test("heap and decoded pictures over the device's allowance are found together, with both parts")
    func memory() throws {
        func findings(_ heap: Int, _ images: Int) throws -> [Finding] {
            try FindingRules.findings(in: EstimatedMemory(widget: "W", family: .systemSmall, heap: heap << 20, images: images << 20, device: device()))
        }
        #expect(try findings(10, 20).isEmpty)
        let found = try findings(12, 20)
        #expect(found.map(\.code) == ["memory-over-allowance"])
        #expect(found[0].message.contains("32 MB") && found[0].message.contains("allows 30 MB"))
    }

    @Test("a widget whose container background is all there is draws nothing")
    func nothing() throws {
        let device = try device()
        #expect(findings(archive([.beginGroup(.containerBackground), content, .endGroup]), on: device).map(\.code) == ["nothing-drawn"])
        #expect(findings(archive([.beginGroup(.containerBackground), content, .endGroup, content]), on: device).isEmpty)
        #expect(findings(archive([.beginGroup(.opacity(1)), content, .endGroup]), on: device).isEmpty)
    }

    @Test("where the runtime has said why nothing is there, it is not said again")
    func alreadySaid() throws {
        let said = FindingCode.extensionCrashed.finding("trap")
        #expect(try findings(archive([], findings: [said]), on: device()).isEmpty)
    }

    private func image(_ width: Int, _ height: Int) -> WidgetArchive {
        archive([.image(ImageDrawing(image: 0, rect: Rect(x: 0, y: 0, width: 90, height: 90)))],
                images: [ImageResource(hash: 1, pixelWidth: width, pixelHeight: height, content: .rgba([]), name: "cover")])
    }

    @Test("an image over the device's area is named with its size, the limit and the size it is drawn at")
    func area() throws {
        let found = try #require(findings(image(1536, 2039), on: device(#"{"area": 2121055}"#)).first)
        #expect(found.code == "image-too-large")
        for part in ["cover", "1536 x 2039", "3131904", "2121055", "90 x 90"] { #expect(found.message.contains(part)) }
        #expect(try findings(image(270, 358), on: device(#"{"area": 2121055}"#)).isEmpty)
    }

    @Test("an image over the limit of one side is refused by that side, however small its area")
    func side() throws {
        let found = try #require(findings(image(1000, 666), on: device(#"{"side": [900, 1600.8]}"#)).first)
        #expect(found.message.contains("width of 1000 pixels is over the limit of 900"))
        #expect(try findings(image(900, 1600), on: device(#"{"side": [900, 1600.8]}"#)).isEmpty)
    }

    @Test("a cut text is noted with the width it wants and the width it has, at its source")
    func truncated() throws {
        let text = SemanticNode(role: "text", type: "Text", label: "Release 1.4 of everything", frame: Rect(x: 0, y: 0, width: 80, height: 20),
                                text: TextFit(ideal: Size(width: 190.2, height: 20), lineCount: 1, isTruncated: true, scaleFactor: 1), source: 42)
        let found = try #require(findings(archive([content], root: SemanticNode(role: "container", type: "VStack", children: [text])), on: device()).first)
        #expect(found.code == "text-truncated" && found.severity == .note && found.source == 42)
        #expect(found.message.contains("191 pt") && found.message.contains("80 pt"))
    }

    @Test("a line that is cut for want of less than a point is not noted: the letters' widths are not known to that")
    func barelyTruncated() throws {
        func count(_ width: Double) throws -> Int {
            let text = SemanticNode(role: "text", type: "Text", label: "Release", frame: Rect(x: 0, y: 0, width: 80, height: 20),
                                    text: TextFit(ideal: Size(width: width, height: 20), lineCount: 1, isTruncated: true, scaleFactor: 1), source: 42)
            return try findings(archive([content], root: SemanticNode(role: "container", type: "VStack", children: [text])), on: device()).count
        }
        #expect(try count(80.9) == 0)
        #expect(try count(81.2) == 1)
    }
}
