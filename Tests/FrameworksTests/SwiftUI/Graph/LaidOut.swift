import Drawing
@testable import SwiftUI

/// A view in a container of a size: the frames of the parts that were named, in points.
struct LaidOut {
    let archive: WidgetArchive
    private let named: [String: SwiftUI.CGRect]

    init(_ view: some View, width: Double = 100, height: Double = 100, environment: EnvironmentValues = EnvironmentValues()) {
        archive = ViewRenderer(environment: environment, size: SwiftUI.CGSize(width: width, height: height)).archive(view)
        var named: [String: SwiftUI.CGRect] = [:]
        func walk(_ node: SemanticNode) {
            if !node.identifier.isEmpty { named[node.identifier] = SwiftUI.CGRect(x: node.frame.minX, y: node.frame.minY, width: node.frame.width, height: node.frame.height) }
            node.children.forEach(walk)
        }
        walk(archive.root)
        self.named = named
    }

    /// The frame of the part with a name; a rectangle no test expects where there is none.
    subscript(name: String) -> SwiftUI.CGRect { named[name] ?? SwiftUI.CGRect(x: -999, y: -999, width: -999, height: -999) }
}

extension View {
    /// Names the view's frame for `LaidOut`.
    func part(_ name: String) -> some View {
        var semantics = ElementSemantics()
        semantics.identifier = name
        return ModifiedContent(content: self, modifier: SemanticModifier(semantics: semantics, name: "part"))
    }
}

/// What a view answers to a proposal.
func measured(_ view: some View, _ width: Double?, _ height: Double?, environment: EnvironmentValues = EnvironmentValues()) -> SwiftUI.CGSize {
    ViewRenderer(environment: environment, size: SwiftUI.CGSize(width: 300, height: 300)).measure(view, ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
}

func size(_ width: Double, _ height: Double) -> SwiftUI.CGSize { SwiftUI.CGSize(width: width, height: height) }
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SwiftUI.CGRect { SwiftUI.CGRect(x: x, y: y, width: width, height: height) }

/// Whether two lengths are equal but for arithmetic.
func near(_ a: Double, _ b: Double, within: Double = 0.01) -> Bool { abs(a - b) <= within }

extension EnvironmentValues {
    /// The environment of a phone with some values changed.
    static func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        var values = EnvironmentValues()
        change(&values)
        return values
    }
}

/// A view that counts how often it is measured and answers the proposal, at least `least` and at most `most`.
struct Elastic: Shape {
    final class Counter: @unchecked Sendable { var count = 0 }
    var least = SwiftUI.CGSize(width: 0, height: 0)
    var most = SwiftUI.CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    var ideal = SwiftUI.CGSize(width: 10, height: 10)
    var counter: Counter?

    init(_ width: ClosedRange<Double> = 0...Double.infinity, height: ClosedRange<Double> = 0...Double.infinity, ideal: SwiftUI.CGSize = SwiftUI.CGSize(width: 10, height: 10), counter: Counter? = nil) {
        least = SwiftUI.CGSize(width: width.lowerBound, height: height.lowerBound)
        most = SwiftUI.CGSize(width: width.upperBound, height: height.upperBound)
        self.ideal = ideal
        self.counter = counter
    }

    nonisolated func path(in rect: SwiftUI.CGRect) -> SwiftUI.Path { SwiftUI.Path(rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> SwiftUI.CGSize {
        counter?.count += 1
        return SwiftUI.CGSize(width: min(max(proposal.width ?? ideal.width, least.width), most.width), height: min(max(proposal.height ?? ideal.height, least.height), most.height))
    }
}
