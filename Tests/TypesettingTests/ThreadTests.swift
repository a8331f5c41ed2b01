import Drawing
import Foundation
import Testing
@testable import Typesetting

@Suite struct ThreadTests {
    @Test("four threads at once set and draw the same text to the same glyphs")
    func threads() {
        func draw() -> [DisplayCommand] {
            var fonts = FontTable(), commands: [DisplayCommand] = []
            for index in 0..<200 {
                let text = "Label \(index) – مرحبا 漢字 😀 e\u{301}"
                let set = layout(paragraph(text, size: Double(9 + index % 30), weight: 100 + index % 9 * 100) { $0.minimumScaleFactor = 0.5 }, width: 120, height: 50)
                set.draw(at: .zero, boxWidth: 120, fonts: &fonts, into: &commands)
            }
            return commands
        }
        let expected = draw()
        nonisolated(unsafe) let results = UnsafeMutablePointer<[DisplayCommand]>.allocate(capacity: 4)
        results.initialize(repeating: [], count: 4)
        defer { results.deinitialize(count: 4).deallocate() }
        DispatchQueue.concurrentPerform(iterations: 4) { results[$0] = draw() }
        for index in 0..<4 { #expect(results[index] == expected) }
    }

    @Test("a layout made by one thread is drawn by another")
    func handedOver() {
        let set = layout(paragraph("Handed over"))
        nonisolated(unsafe) var commands: [DisplayCommand] = []
        DispatchQueue.global().sync { commands = drawn(set) }
        #expect(commands == drawn(set))
    }
}
