import Drawing
@testable import SwiftUI
import Testing

@Suite struct EffectModifierTests {
    @Test("5.16 an offset moves what is drawn and its tap area, not the layout; from right to left it moves left")
    func offset() {
        func places(_ direction: LayoutDirection) -> [Double] {
            let drawn = Drawn(HStack(spacing: 0) { Color.red.frame(width: 20, height: 20).offset(x: 10, y: 5); Color.blue.frame(width: 20, height: 20) }.frame(width: 100, height: 40), width: 100, height: 40, environment: .with { $0.layoutDirection = direction })
            return drawn.fills.flatMap { [$0.frame.minX, $0.frame.minY] }
        }
        #expect(places(.leftToRight) == [40, 15, 50, 10])
        #expect(places(.rightToLeft) == [40, 15, 30, 10])
    }

    @Test("a visual effect sees the view's size and does not change its layout")
    func visualEffect() {
        let view = Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) }
        #expect(measured(view, 100, 100) == size(40, 20))
        let groups = Drawn(view).commands.compactMap { if case .beginGroup(let effect) = $0 { effect } else { nil } }
        #expect(groups == [.opacity(0.5), .transform(.translation(x: 40, y: 0))])
    }

    @Test("a clip relative to its container follows the nearest container shape")
    func relativeClip() {
        let view = Color.red.clipShape(ContainerRelativeShape()).padding(8).containerShape(RoundedRectangle(cornerRadius: 30)).frame(width: 100, height: 100)
        let clips = Drawn(view, width: 100, height: 100).commands.compactMap { if case .beginGroup(.clip(let path, _)) = $0 { path } else { nil } }
        #expect(clips == [SwiftUI.RoundedRectangle(cornerRadius: 30).inset(by: 8).path(in: rect(0, 0, 100, 100)).drawing])
    }

    @Test("a matched view takes the place and size of its source, or one of them; its parent sees its own")
    func matchedGeometry() {
        struct Matched: View {
            @Namespace var space
            var properties = MatchedGeometryProperties.frame
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: space)
                    Color.blue.part("follower").matchedGeometryEffect(id: 1, in: space, properties: properties, anchor: .topLeading, isSource: false).frame(width: 50, height: 40)
                    Color.green.frame(width: 10, height: 10).part("next")
                }
            }
        }
        let laid = LaidOut(Matched(), width: 50, height: 70)
        #expect(laid["follower"] == rect(0, 0, 30, 20))
        #expect(laid["next"] == rect(0, 60, 10, 10))
        #expect(LaidOut(Matched(properties: .position), width: 50, height: 70)["follower"] == rect(0, 0, 50, 40))
        #expect(LaidOut(Matched(properties: .size), width: 50, height: 70)["follower"] == rect(0, 20, 30, 20))
    }

    @Test("a gradient that text is drawn in spans the text wherever it stands")
    func gradientText() throws {
        let view = VStack(alignment: .leading, spacing: 0) { Color.clear.frame(width: 100, height: 40); Text("Wide").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)).part("text") }
        let laid = LaidOut(view, width: 160, height: 100), frame = laid["text"]
        let paints = laid.archive.displayList.items.compactMap { if case .glyphs(let run) = $0.command { run.paint } else { nil } }
        guard case .linearGradient(_, let start, let end, _)? = paints.first else { Issue.record("no gradient"); return }
        #expect(near(start.x, frame.minX) && near(end.x, frame.maxX) && near(start.y, frame.midY, within: 0.5))
    }

    @Test("what is made of a preference stands where the overlay's alignment says")
    func alignedPreference() {
        struct Count: PreferenceKey {
            static let defaultValue = 0
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let view = Color.red.frame(width: 80, height: 60).overlayPreferenceValue(Count.self, alignment: .bottomTrailing) { _ in Color.blue.frame(width: 10, height: 10).part("badge") }
        #expect(LaidOut(view, width: 80, height: 60)["badge"] == rect(70, 50, 10, 10))
    }

    @Test("a drawn image is tiled, stretched at its middle and used as a stencil as a picture is")
    func drawnImages() {
        let image = Image(size: CGSize(width: 10, height: 10)) { $0.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.red)) }
        func drawing(_ view: some View) -> ImageDrawing? { Drawn(view).commands.lazy.compactMap { if case .image(let drawing) = $0 { drawing } else { nil } }.first }
        #expect(drawing(image.resizable(resizingMode: .tile))?.isTiled == true)
        #expect(drawing(image.resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)))?.capInsetValues == [2, 2, 2, 2])
        #expect(drawing(image.renderingMode(.template).foregroundStyle(.blue))?.templatePaint != nil)
        #expect(drawing(image) == nil)
    }

    @Test("a disabled button is grey")
    func disabledButton() {
        #expect(Drawn(Button("a") {}.disabled(true)).fills.first?.paint != Drawn(Button("a") {}).fills.first?.paint)
    }

    @Test("a view that flips is mirrored in right-to-left layouts only")
    func flips() {
        let view = Color.red.frame(width: 40, height: 20).flipsForRightToLeftLayoutDirection(true)
        func isMirrored(_ direction: LayoutDirection) -> Bool {
            Drawn(view, environment: .with { $0.layoutDirection = direction }).commands.contains { if case .beginGroup(.transform(let t)) = $0 { t.a == -1 } else { false } }
        }
        #expect(isMirrored(.rightToLeft) && !isMirrored(.leftToRight))
    }

    @Test("materials are painted by thickness and colour scheme")
    func materials() {
        let drawn = Drawn(Rectangle().fill(.ultraThinMaterial), environment: .with { $0.colorScheme = .dark })
        #expect(drawn.fills[0].paint == .material(.ultraThin, dark: true))
        #expect(Drawn(Text("a").background(.bar, in: Circle())).fills[0].paint == .material(.bar, dark: false))
    }

    @Test("glass stands behind the view in its shape; the identity is none")
    func glass() {
        let tile = Color.red.frame(width: 40, height: 20)
        #expect(Drawn(tile.glassEffect(.regular, in: Circle())).fills.count == 2)
        #expect(Drawn(tile.glassEffect(.identity, in: Circle())).fills.count == 1)
    }

    @Test("the older text size is the newer one")
    func sizeCategory() {
        struct Sizes: View {
            @Environment(\.sizeCategory) var category
            @Environment(\.dynamicTypeSize) var size
            var body: some View { Text(verbatim: "\(category) \(size)") }
        }
        #expect(Drawn(Sizes().environment(\.sizeCategory, .accessibilityLarge)).texts == ["accessibilityLarge accessibility2"])
        #expect(Drawn(Sizes().dynamicTypeSize(.small)).texts == ["small small"])
    }

    @Test("bordered buttons have the outline that is asked for")
    func borderShape() {
        let button = Button("a") {}
        let capsule = Drawn(button).commands.first, rounded = Drawn(button.buttonBorderShape(.roundedRectangle(radius: 3))).commands.first
        #expect(capsule != nil && capsule != rounded)
    }
}
