internal import CCallSite
/// The first of several views whose ideal size fits the space; the last one where none does (layout-rules 10.10).
///
/// Status: exact.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    let source: SourceAddress
    @inline(never) nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
        source = vitrine_return_address()
    }
    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let candidates = Content._makeElements(content, inputs.at(source).child(0))
        return candidates.isEmpty ? [] : [FittingElement(inputs.at(source), axes: axes, candidates: candidates)]
    }
}

final class FittingElement: _ViewElement {
    private let axes: Axis.Set
    private let candidates: [_ViewElement]
    private var chosen: _ViewElement

    init(_ inputs: _ViewInputs, axes: Axis.Set, candidates: [_ViewElement]) {
        self.axes = axes
        self.candidates = candidates
        chosen = candidates[0]
        super.init(inputs)
        adopt(candidates)
    }

    override var typeName: String { "ViewThatFits" }
    override var children: [_ViewElement] { [chosen] }

    private func choice(_ proposal: ProposedViewSize) -> _ViewElement {
        let asked = ProposedViewSize(width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
        let fitting = candidates.first { candidate in
            let ideal = candidate.size(for: asked)
            return (!axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 + 0.001 } ?? true)
                && (!axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 + 0.001 } ?? true)
        }
        return fitting ?? candidates[candidates.count - 1]
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal).size(for: proposal) }
    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal).explicitAlignment(key, size, proposal)
    }
    override func measureSpacing() -> ViewSpacing { candidates[0].spacing }
    override func placeChildren(_ size: CGSize, _ proposal: ProposedViewSize) {
        chosen = choice(proposal)
        chosen.place(at: .zero, proposal: proposal)
    }
}
