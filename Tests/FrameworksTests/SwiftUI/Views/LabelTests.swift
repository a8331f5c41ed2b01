@testable import SwiftUI
import Testing

@Suite struct LabelTests {
    @Test("the icon stands beside the middle of the title's first line, whatever follows below")
    func firstLine() {
        func icon(_ lines: Int) -> CGRect {
            LaidOut(Label {
                VStack(alignment: .leading, spacing: 0) { ForEach(0..<lines, id: \.self) { _ in Text("Line") } }.part("title")
            } icon: { Color.red.frame(width: 10, height: 10).part("icon") }.frame(width: 200, height: 200, alignment: .topLeading), width: 200, height: 200)["icon"]
        }
        #expect(near(icon(1).midY, 10.17, within: 0.2))
        #expect(near(icon(3).midY, icon(1).midY, within: 0.2))
    }
}
