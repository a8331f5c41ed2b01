import SwiftUI
import Testing

@Suite struct ShapesTests {
    @Test("every call shape compiles and makes a view")
    @MainActor func shapes() {
        let views: [any View] = [TextShapes(), ImageShapes(), LayoutShapes(), FrameShapes(), StyleShapes(), EffectShapes(), ControlShapes(), BehaviorShapes(), CanvasShapes()]
        #expect(views.count == 9)
    }
}
