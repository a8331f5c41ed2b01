import CoreGraphics
@testable import ExtensionResources
import Foundation
import Testing

struct SymbolTemplateTests {
    @Test func theRegularSymbolIsDrawnForSeventeenPoints() throws {
        let file = NSTemporaryDirectory() + "symbol-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let text = "<svg><g id=\"Symbols\"><g id=\"Regular-M\" transform=\"matrix(1 0 0 1 500 300)\"><path d=\"M0-70h100v70H0z\"/></g><g id=\"Bold-M\"><path d=\"M0 0h9v9z\"/></g></g></svg>"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        let picture = try #require(SymbolTemplate.picture(file, name: "box"))
        // 100 by 70 units of a template for 100 points, at 17 points and 9 pixels a point.
        #expect(picture.pixelWidth == 153)
        #expect((107...108).contains(picture.pixelHeight))
    }

    @Test func aFileThatIsNoTemplateGivesNothing() throws {
        let file = NSTemporaryDirectory() + "symbol-\(UUID().uuidString).svg"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data("<svg><path d=\"M0 0h9v9z\"/></svg>".utf8).write(to: URL(fileURLWithPath: file))
        #expect(SymbolTemplate.picture(file, name: "box") == nil)
    }

    @Test func numbersMayRunIntoEachOther() throws {
        let path = try #require(SVGPath.read("M1.5.5-2-3l.5.5"))
        #expect(path.boundingBoxOfPath == CGRect(x: -2, y: -3, width: 3.5, height: 3.5))
    }

    @Test func halfACircleIsAnArc() throws {
        let box = try #require(SVGPath.read("M0 0A10 10 0 0 1 20 0z")).boundingBoxOfPath
        #expect(abs(box.width - 20) < 0.01 && abs(box.height - 10) < 0.01)
    }

    @Test(arguments: ["M", "M1", "M0 0 X", "M0 0 L1,", "1 2 3"]) func brokenPathsAreRefused(_ text: String) {
        #expect(SVGPath.read(text) == nil)
    }
}
