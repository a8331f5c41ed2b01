import Testing
@testable import SwiftUI
@testable import WidgetKit

private struct Several: PreviewProvider {
    static var previews: some View {
        Group {
            Color.red.frame(width: 10).previewContext(WidgetPreviewContext(family: .systemLarge)).previewDisplayName("Large")
            Color.green.frame(width: 20).previewContext(WidgetPreviewContext(family: .accessoryCircular))
        }
    }
}
private struct One: PreviewProvider {
    static var previews: some View { VStack { Text("a"); Text("b") } }
}

@MainActor struct PreviewPartsTests {
    @Test func eachViewOfAGroupIsAPreviewWithItsFamilyAndName() {
        let parts = PreviewParts(of: Several.self)
        #expect(parts.count == 2)
        #expect((0..<2).map { (parts.context($0) as? WidgetPreviewContext)?.family } == [.systemLarge, .accessoryCircular])
        #expect(parts.displayName(0) == "Large" && parts.displayName(1) == nil)
    }

    @Test func aPartIsDrawnByItself() {
        let renderer = ViewRenderer(environment: EnvironmentValues(), size: CGSize(width: 100, height: 100))
        #expect(renderer.measure(PreviewParts(of: Several.self).view(1), ProposedViewSize(width: 100, height: 100)).width == 20)
    }

    @Test func aContainerIsOnePreview() {
        #expect(PreviewParts(of: One.self).count == 1)
    }
}
