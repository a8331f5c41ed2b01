import Foundation
@testable import SwiftUI
import Testing

/// Documentation/Gallery: a picture of every view and modifier of SwiftUI's core.
///
/// `VITRINE_RECORD_GALLERY=Documentation/Gallery ./test --filter GalleryTests` draws the sheets and writes the listing; without it
/// the listing is compared with what there is.
@Suite(.serialized) @MainActor struct GalleryTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("every view and modifier has an example, or a reason for having none")
    func complete() throws {
        let names = try PublicNames(sources: Self.root.appendingPathComponent("Sources/Frameworks/SwiftUI")).names
        let shown = Set(Gallery.sections.flatMap(\.names)), without = Set(Gallery.without.keys)
        #expect(names.count > 150)
        #expect(names.subtracting(shown).subtracting(without).sorted() == [], "neither shown nor given a reason")
        #expect(shown.union(without).subtracting(names).sorted() == [], "no such view or modifier")
        #expect(shown.intersection(without).sorted() == [], "shown, and given a reason for not being")
    }

    @Test("no example raises a finding")
    func findings() {
        for section in Gallery.sections {
            for example in section.examples {
                let found = ViewRenderer(environment: EnvironmentValues(), size: GallerySheet.cell).archive(example.view).findings.filter { !example.findings.contains($0.code) }
                #expect(found.map(\.code) == [], "\(section.title), \(example.title)")
            }
        }
    }

    @Test("the listing is that of the examples, and every sheet is there")
    func listing() throws {
        let text = Gallery.listing
        if let folder = ProcessInfo.processInfo.environment["VITRINE_RECORD_GALLERY"] {
            let folder = URL(fileURLWithPath: folder)
            for section in Gallery.sections {
                for variant in GalleryVariant.all(of: section) {
                    let png = galleryPNG(GallerySheet(section: section), GallerySheet.size(of: section), variant.environment)
                    try Data(png).write(to: folder.appendingPathComponent("\(section.file)-\(variant.name).png"))
                }
            }
            for dark in [false, true] {
                let png = galleryPNG(TextSizesSheet(), TextSizesSheet.size, .with { $0.colorScheme = dark ? .dark : .light; $0.displayScale = 2 })
                try Data(png).write(to: folder.appendingPathComponent("TextSizes-\(dark ? "dark" : "light").png"))
            }
            try text.write(to: folder.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
        }
        let folder = Self.root.appendingPathComponent("Documentation/Gallery")
        #expect(try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8) == text, "write it anew: VITRINE_RECORD_GALLERY=Documentation/Gallery ./test --filter GalleryTests")
        var total = 0
        for file in Gallery.files {
            let size = try #require(try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(file).path)[.size] as? Int)
            #expect(size < 1 << 20, "\(file)")
            total += size
        }
        #expect(total < 4 << 20)
    }
}
