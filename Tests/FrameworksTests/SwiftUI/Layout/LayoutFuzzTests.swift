import Drawing
import Foundation
@testable import SwiftUI
import Testing

/// Random views in random spaces: nothing crashes, hangs or becomes no number.
///
/// `VITRINE_FUZZ_ITERATIONS` says how many (60), `VITRINE_FUZZ_SEED` with which numbers; a failure names the seed of its view.
@Suite struct LayoutFuzzTests {
    private static func setting(_ name: String, _ otherwise: Int) -> Int { ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? otherwise }

    @Test("random trees in random spaces have finite frames, and are asked a bounded number of questions")
    func trees() {
        let first = Self.setting("VITRINE_FUZZ_SEED", 1)
        for seed in first..<(first + Self.setting("VITRINE_FUZZ_ITERATIONS", 60)) {
            var random = SeededRandom(state: UInt64(seed))
            let counter = Elastic.Counter()
            let view = RandomTree(counter: counter).view(depth: 5, &random)
            let environment = EnvironmentValues.with {
                $0.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
                $0.dynamicTypeSize = DynamicTypeSize.allCases.randomElement(using: &random) ?? .large
                $0.displayScale = [1, 2, 3].randomElement(using: &random) ?? 3
            }
            for _ in 0..<3 {
                let proposal = (RandomTree.length(&random), RandomTree.length(&random))
                let size = measured(view, proposal.0, proposal.1, environment: environment)
                #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0, "seed \(seed): \(size)")
            }
            let archive = LaidOut(view, width: Double.random(in: 0...400, using: &random), height: Double.random(in: 0...400, using: &random), environment: environment).archive
            func check(_ node: SemanticNode) {
                let frame = node.frame
                #expect(Self.isFinite(frame), "seed \(seed): \(node.type) at \(frame)")
                node.children.forEach(check)
            }
            check(archive.root)
            let isDrawable = archive.displayList.items.allSatisfy { Self.isFinite($0.command) }
            #expect(isDrawable, "seed \(seed) draws what is no number")
            #expect(counter.count < 400_000, "seed \(seed): \(counter.count) measurements")
        }
    }

    @Test("text is drawn inside the size it is measured with")
    func texts() {
        let first = Self.setting("VITRINE_FUZZ_SEED", 1)
        for seed in first..<(first + Self.setting("VITRINE_FUZZ_ITERATIONS", 60)) {
            var random = SeededRandom(state: UInt64(seed) &* 31)
            let text = RandomTree.words(&random), size = Double.random(in: 6...60, using: &random), width = Double.random(in: 1...300, using: &random)
            let view = Text(text).font(.system(size: size)).lineLimit(Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil)
            let measure = measured(view, width, nil)
            let list = ViewRenderer(environment: EnvironmentValues(), size: measure).archive(view.frame(width: measure.width, height: measure.height)).displayList
            for case .glyphs(let run) in list.items.map(\.command) {
                for glyph in run.glyphs {
                    #expect(glyph.position.x >= -size && glyph.position.x <= Double(measure.width) + 1 && glyph.position.y >= 0 && glyph.position.y <= Double(measure.height) + 1,
                            "seed \(seed): a letter of \(text) at \(glyph.position) of \(measure)")
                }
            }
        }
    }

    private static func isFinite(_ rect: Drawing.Rect) -> Bool { rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite }
    private static func isFinite(_ command: DisplayCommand) -> Bool {
        switch command {
        case .fill(let path, _, _), .stroke(let path, _, _): Self.isFinite(path.controlPointBounds)
        case .glyphs(let run): run.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite }
        case .image(let image): image.rect.minX.isFinite && image.rect.width.isFinite
        default: true
        }
    }
}

/// Numbers that follow from a seed.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes views of containers, modifiers and leaves.
struct RandomTree {
    let counter: Elastic.Counter

    /// A length as views are proposed: also none, nothing and everything.
    static func length(_ random: inout SeededRandom) -> Double? {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: nil
        case 1: 0
        case 2: .infinity
        case 3: 0.001
        default: Double.random(in: 0...500, using: &random)
        }
    }
    private static func lengthOrNone(_ random: inout SeededRandom) -> CGFloat? {
        [nil, CGFloat.random(in: -10...200, using: &random), .infinity, .nan].randomElement(using: &random) ?? nil
    }
    static func words(_ random: inout SeededRandom) -> String {
        let pieces = ["one", "Wörter", "שלום", "مرحبا", "世界", "👨‍👩‍👧", "🇩🇪", "supercalifragilistic", "\n", " ", "a\u{AD}b", "12:34", "Ω≈ç√", "\u{200B}"]
        return (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined(separator: Bool.random(using: &random) ? " " : "")
    }

    func view(depth: Int, _ random: inout SeededRandom) -> AnyView {
        guard depth > 0 else { return leaf(&random) }
        switch Int.random(in: 0..<22, using: &random) {
        case 0: return stack(depth, &random) { spacing, content in AnyView(HStack(spacing: spacing) { content }) }
        case 1: return stack(depth, &random) { spacing, content in AnyView(VStack(spacing: spacing) { content }) }
        case 2: return stack(depth, &random) { spacing, content in AnyView(ZStack { content.padding(spacing ?? 0) }) }
        case 3:
            return stack(depth, &random) { spacing, content in
                AnyView(LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 20)), GridItem(.fixed(30))], spacing: spacing) { content })
            }
        case 4: return stack(depth, &random) { spacing, content in AnyView(Grid(horizontalSpacing: spacing) { GridRow { content }; content; GridRow { content } }) }
        case 5: return stack(depth, &random) { spacing, content in AnyView(ViewThatFits { content.frame(width: spacing); content }) }
        case 6: return stack(depth, &random) { spacing, content in AnyView(HStack(alignment: .firstTextBaseline, spacing: spacing) { content }) }
        case 7:
            let child = view(depth: depth - 1, &random)
            return AnyView(GeometryReader { proxy in child.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).maxY) })
        default: return modified(view(depth: depth - 1, &random), depth, &random)
        }
    }

    private func stack(_ depth: Int, _ random: inout SeededRandom, _ make: (CGFloat?, AnyView) -> AnyView) -> AnyView {
        let children = (0..<Int.random(in: 0...4, using: &random)).map { _ in view(depth: depth - 1, &random) }
        let spacing: CGFloat? = Bool.random(using: &random) ? nil : CGFloat.random(in: -5...20, using: &random)
        return make(spacing, AnyView(ForEach(0..<children.count, id: \.self) { children[$0] }))
    }

    private func modified(_ child: AnyView, _ depth: Int, _ random: inout SeededRandom) -> AnyView {
        let a = Self.lengthOrNone(&random), b = Self.lengthOrNone(&random), c = Self.lengthOrNone(&random)
        switch Int.random(in: 0..<14, using: &random) {
        case 0: return AnyView(child.frame(width: a, height: b))
        case 1: return AnyView(child.frame(minWidth: a, idealWidth: b, maxWidth: c))
        case 2: return AnyView(child.frame(minHeight: a, idealHeight: b, maxHeight: c, alignment: .bottomTrailing))
        case 3: return AnyView(child.padding(CGFloat.random(in: -20...40, using: &random)))
        case 4: return AnyView(child.fixedSize(horizontal: Bool.random(using: &random), vertical: Bool.random(using: &random)))
        case 5: return AnyView(child.aspectRatio(CGFloat.random(in: 0...3, using: &random), contentMode: Bool.random(using: &random) ? .fit : .fill))
        case 6: return AnyView(child.position(x: CGFloat.random(in: -50...50, using: &random), y: 10))
        case 7: return AnyView(child.layoutPriority(Double.random(in: -2...2, using: &random)))
        case 8:
            let other = view(depth: depth - 2 < 0 ? 0 : depth - 2, &random)
            return AnyView(child.overlay(alignment: .topTrailing) { other })
        case 9:
            let other = view(depth: depth - 2 < 0 ? 0 : depth - 2, &random)
            return AnyView(child.safeAreaInset(edge: .bottom) { other })
        case 10: return AnyView(child.alignmentGuide(.leading) { $0[.trailing] - $0.width * 2 })
        case 11: return AnyView(child.scaleEffect(CGFloat.random(in: -2...2, using: &random)).rotationEffect(.degrees(30)).offset(x: 5, y: -5))
        case 12: return AnyView(child.lineLimit(Int.random(in: 1...3, using: &random)).minimumScaleFactor(CGFloat.random(in: 0.1...1, using: &random)))
        default: return AnyView(child.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4))
        }
    }

    private func leaf(_ random: inout SeededRandom) -> AnyView {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return AnyView(Color.red)
        case 1: return AnyView(Spacer(minLength: Bool.random(using: &random) ? nil : 0))
        case 2: return AnyView(Divider())
        case 3: return AnyView(Image(systemName: "star.fill"))
        case 4: return AnyView(Elastic(0...Double.random(in: 0...300, using: &random), counter: counter))
        case 5: return AnyView(Circle().stroke(lineWidth: 3))
        case 6: return AnyView(EmptyView())
        default: return AnyView(Text(Self.words(&random)).font(.system(size: CGFloat.random(in: 1...40, using: &random))))
        }
    }
}
