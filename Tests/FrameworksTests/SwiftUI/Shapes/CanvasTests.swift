import Drawing
@testable import SwiftUI
import Testing

@Suite struct CanvasTests {
    private func commands(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayCommand] {
        LaidOut(Canvas(renderer: draw), width: 100, height: 50).archive.displayList.items.map(\.command)
    }
    /// The commands without the clip to the canvas and the move to its corner.
    private func inner(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayCommand] { Array(commands(draw).dropFirst(2).dropLast(2)) }

    @Test("a canvas takes the space it is offered and draws nothing outside of it")
    func frame() {
        #expect(measured(Canvas { _, _ in }, 33, nil) == size(33, 10))
        var seen = CGSize.zero
        let drawn = commands { context, size in
            seen = size
            context.fill(Path(rect(-50, 0, 500, 10)), with: .color(.red))
        }
        #expect(seen == size(100, 50))
        #expect(drawn.first == .beginGroup(.clip(Drawing.Path(rect: Drawing.Rect(x: 0, y: 0, width: 100, height: 50)), evenOdd: false)))
        #expect(commands { _, _ in } == [])
    }

    @Test("opacity, blending, transforms and filters surround what is drawn after they were set")
    func state() {
        let drawn = inner { context, _ in
            context.opacity = 0.5
            context.blendMode = .multiply
            context.addFilter(.blur(radius: 3))
            context.translateBy(x: 10, y: 0)
            context.fill(Path(rect(0, 0, 5, 5)), with: .color(.red))
        }
        let groups = drawn.compactMap { if case .beginGroup(let effect) = $0 { effect } else { nil } }
        #expect(groups == [.blend(.multiply), .opacity(0.5), .blur(radius: 3, isOpaque: false), .transform(.translation(x: 10, y: 0))])
        #expect(drawn.filter { $0 == .endGroup }.count == 4)
    }

    @Test("a copy of the context changes without the original")
    func copies() {
        let drawn = inner { context, _ in
            var copy = context
            copy.opacity = 0.2
            copy.fill(Path(rect(0, 0, 5, 5)), with: .color(.red))
            context.fill(Path(rect(0, 0, 5, 5)), with: .color(.red))
        }
        #expect(drawn.count == 4)
        if case .fill = drawn[3] {} else { Issue.record("the original has the copy's opacity") }
    }

    @Test("transforms are applied to what is drawn later first")
    func transforms() {
        var context: GraphicsContext?
        _ = commands { drawn, _ in
            drawn.translateBy(x: 10, y: 20)
            drawn.scaleBy(x: 2, y: 2)
            context = drawn
            drawn.fill(Path(rect(0, 0, 1, 1)), with: .foreground)
        }
        #expect(context.map { CGPoint(x: 1, y: 1).applying($0.transform) } == CGPoint(x: 12, y: 22))
    }

    @Test("a clip holds in the coordinates it was made in; an inverse one leaves out the inside")
    func clips() {
        let drawn = inner { context, _ in
            context.translateBy(x: 5, y: 5)
            context.clip(to: Path(rect(0, 0, 10, 10)))
            context.clip(to: Path(rect(2, 2, 2, 2)), options: .inverse)
            context.fill(Path(rect(0, 0, 50, 50)), with: .color(.red))
        }
        guard case .beginGroup(.clip(let first, false)) = drawn[0], case .beginGroup(.clip(let second, true)) = drawn[1] else {
            Issue.record("two clips are missing")
            return
        }
        #expect(first.controlPointBounds == Drawing.Rect(x: 5, y: 5, width: 10, height: 10))
        #expect(second.contains(Drawing.Point(x: 20, y: 20), evenOdd: true) && !second.contains(Drawing.Point(x: 8, y: 8), evenOdd: true))
    }

    @Test("a layer is drawn together; a layer as a clip is a mask")
    func layers() {
        let drawn = inner { context, _ in
            context.opacity = 0.5
            context.drawLayer { layer in layer.fill(Path(rect(0, 0, 5, 5)), with: .color(.red)) }
        }
        #expect(drawn[0] == .beginGroup(.opacity(0.5)) && drawn[1] == .beginGroup(.isolated))
        let masked = inner { context, _ in
            context.clipToLayer { layer in layer.fill(Path(rect(0, 0, 5, 5)), with: .color(.black)) }
            context.fill(Path(rect(0, 0, 50, 50)), with: .color(.red))
        }
        #expect(masked[0] == .beginGroup(.mask(isInverted: false)) && masked.contains(.maskedContent))
    }

    @Test("texts, images and symbols are resolved, measured and drawn")
    func contents() {
        let canvas = Canvas { context, _ in
            let text = context.resolve(Text("Words"))
            let measured = text.measure(in: size(1000, 1000))
            #expect(near(measured.height, 61.0 / 3) && measured.width > 30)
            #expect(text.firstBaseline(in: size(1000, 1000)) > 10)
            context.draw(text, at: CGPoint(x: 50, y: 25))
            #expect(context.resolveSymbol(id: "none") == nil)
            if let symbol = context.resolveSymbol(id: 7) {
                #expect(symbol.size == size(12, 6))
                context.draw(symbol, at: CGPoint(x: 20, y: 20), anchor: .topLeading)
            } else {
                Issue.record("the symbol is missing")
            }
            context.draw(Image(systemName: "star"), at: CGPoint(x: 80, y: 10))
        } symbols: {
            Color.red.frame(width: 12, height: 6).tag(7)
        }
        let items = LaidOut(canvas, width: 100, height: 50).archive.displayList.items.map(\.command)
        #expect(items.contains { if case .glyphs = $0 { true } else { false } })
        #expect(items.contains { if case .fill(let path, .color(_, "red"), _) = $0 { path.controlPointBounds == Drawing.Rect(x: 20, y: 20, width: 12, height: 6) } else { false } })
    }

    @Test("gradients are repeated and mirrored beyond their ends")
    func gradients() {
        let gradient = Gradient(colors: [.black, .white])
        for (options, count) in [(GraphicsContext.GradientOptions(), 2), (.repeat, 50), (.mirror, 50)] {
            let drawn = inner { context, _ in
                context.fill(Path(rect(0, 0, 100, 50)), with: .linearGradient(gradient, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 10, y: 0), options: options))
            }
            guard case .fill(_, .linearGradient(let stops, _, let end, _), _)? = drawn.first else {
                Issue.record("no gradient")
                return
            }
            #expect(stops.count == count && end.x >= (count > 2 ? 100 : 10))
        }
    }

    @Test("Core Graphics draws into the canvas")
    func coreGraphics() {
        let drawn = inner { context, _ in
            context.withCGContext { cg in
                cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cg.fill(rect(1, 2, 3, 4))
            }
        }
        #expect(drawn.contains { if case .fill(let path, _, _) = $0 { path.controlPointBounds == Drawing.Rect(x: 1, y: 2, width: 3, height: 4) } else { false } })
    }

    @Test("what cannot be drawn is said")
    func unsupported() {
        let archive = LaidOut(Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5))
            context.fill(Path(rect(0, 0, 5, 5)), with: .color(.red))
        }).archive
        #expect(archive.findings.contains { $0.code == "unsupported-api" && $0.message.contains("alphaThreshold") })
    }

    @Test("a view becomes a picture of its ideal size, at a scale") @MainActor
    func imageRenderer() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
        renderer.scale = 2
        #expect(renderer.cgImage?.width == 40 && renderer.cgImage?.height == 20)
        #expect(renderer.uiImage?.size == size(20, 10))
        renderer.proposedSize = ProposedViewSize(width: 30, height: 30)
        renderer.content = Color.red.frame(width: 20, height: 10)
        #expect(renderer.cgImage?.width == 40)
    }
}
