import Drawing
import Typesetting

/// An element that is a paragraph.
final class TextElement: LeafElement {
    private let text: Text
    private let isGreedy: Bool
    private let paragraph: Paragraph
    private let images: [ImageResource]
    private let links: [URL]
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

    init(_ inputs: _ViewInputs, text: Text) {
        self.text = text
        let environment = inputs.environment
        let resolved = text.resolved(in: environment, bounds: .zero)
        isGreedy = resolved.isGreedy
        images = resolved.images
        links = resolved.links
        paragraph = Paragraph(runs: resolved.runs, environment)
        super.init(inputs)
    }

    override var typeName: String { "Text" }

    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
        let layout = Typesetter.shared.layout(paragraph, width: finite(proposal.width), height: lines(proposal), moment: environment.moment)
        if layouts.count >= 8 { layouts.removeFirst() }
        layouts.append((proposal, layout))
        return layout
    }

    /// The height to fill with lines: of none there is still a line (layout-rules 8.7), so that rows of an overfull stack overflow it.
    private func lines(_ proposal: ProposedViewSize) -> Double? {
        finite(proposal.height).map { proposal.width == 0 ? $0 : max($0, 0.001) }
    }

    private func finite(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? Double($0) : nil } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // A text of no width has no length on that axis (layout-rules 8.1, 8.2); of no height it still shows a line (8.7).
        if proposal.width == 0 && proposal.height == 0 { return .zero }
        var size = CGSize(layout(proposal).size)
        if proposal.width == 0 { size.width = 0 }
        if isGreedy, let width = proposal.width, width.isFinite { size.width = max(size.width, width) }
        return size
    }

    override func measureAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        if key == VerticalAlignment.firstTextBaseline.key { return layout(proposal).firstBaseline }
        if key == VerticalAlignment.lastTextBaseline.key { return layout(proposal).lastBaseline }
        return nil
    }

    override func measureSpacing() -> ViewSpacing {
        let font = paragraph.runs.first?.attributes.font ?? (environment.font ?? .body).descriptor(in: environment)
        return .text(font: font, displayScale: environment.displayScale)
    }

    override func draw(at origin: CGPoint, into builder: DisplayListBuilder) {
        let origin = CGPoint(x: builder.pixelAligned(origin.x), y: builder.pixelAligned(origin.y))
        let rect = CGRect(origin: origin, size: frame.size)
        // Gradients span the box, which is known only now. They are given in its own space: the drawn layout moves them with its letters.
        let resolved = text.resolved(in: environment, bounds: CGRect(origin: .zero, size: frame.size))
        var paragraph = Paragraph(runs: resolved.runs, environment)
        for (index, image) in images.enumerated() {
            let global = builder.index(of: image)
            paragraph.runs = paragraph.runs.map { run in
                guard case .image(index, let size) = run.content else { return run }
                return TextRun(.image(global, size), run.attributes)
            }
        }
        if paragraph.isDynamic && !paragraph.isRedacted {
            builder.append(.dynamicText(DynamicText(paragraph: paragraph, rect: rect.drawing)), element: self)
            return
        }
        var layout = Typesetter.shared.layout(paragraph, width: finite(proposal.width), height: lines(proposal), moment: environment.moment)
        if proposal.width == 0 { layout = Typesetter.shared.layout(paragraph, width: Double(frame.width), height: Double(frame.height), moment: environment.moment) }
        var commands: [DisplayCommand] = []
        layout.draw(at: Point(x: origin.x, y: origin.y), boxWidth: frame.width, fonts: &builder.fonts, into: &commands)
        let shadows = environment.foregroundStyles.first.map { $0._paint(in: environment, bounds: rect).shadows } ?? []
        for shadow in shadows { builder.append(.beginGroup(shadow), element: self) }
        builder.append(commands, element: self)
        for _ in shadows { builder.append(.endGroup, element: self) }
    }

    override func describe() -> SemanticNode? {
        let layout = layout(proposal)
        var node = SemanticNode(role: "text", type: typeName, label: text.plainText(in: environment))
        // Nobody can read a bar: neither people nor programs are told the words (widgetkit-behaviour A9).
        if environment.isRedacted { node.label = ""; node.traits.append("redacted") }
        node.text = TextFit(ideal: layout.ideal, lineCount: layout.lineCount, isTruncated: layout.isTruncated, scaleFactor: layout.scaleFactor)
        node.children = linkNodes(layout)
        return node
    }

    /// A tap region for each line of each link; frames are in the text's own space.
    private func linkNodes(_ layout: TextLayout) -> [SemanticNode] {
        guard !links.isEmpty, !environment.isRedacted else { return [] }
        return layout.links(boxWidth: frame.width).map { link in
            var node = SemanticNode(role: "link", type: "Link", label: link.url)
            node.frame = link.rect
            node.action = .open(url: link.url)
            return node
        }
    }

}

extension Paragraph {
    init(runs: [TextRun], _ environment: EnvironmentValues) {
        let lines = environment.textLines
        self.init(runs: runs, alignment: environment.multilineTextAlignment.drawing, maximumLines: lines.maximum, minimumLines: lines.minimum,
                  lineSpacing: environment.lineSpacing, truncation: environment.truncationMode.drawing, minimumScaleFactor: environment.minimumScaleFactor,
                  allowsTightening: environment.allowsTightening, isRightToLeft: environment.layoutDirection == .rightToLeft,
                  locale: environment.locale.identifier, calendar: "\(environment.calendar.identifier)", timeZone: environment.timeZone.identifier,
                  isRedacted: environment.isRedacted, displayScale: environment.displayScale)
    }
}

extension ViewSpacing {
    /// The distances of text in a font (layout-rules 3.4, 3.9 to 3.9e): below text, the font's leading; next to other things, what
    /// keeps a tenth of the line's height clear of the capitals and the descenders.
    static func text(font: FontDescriptor, displayScale: CGFloat) -> ViewSpacing {
        let metrics = Typesetter.shared.metrics(font)
        func ceilToPixel(_ v: Double) -> CGFloat { (CGFloat(v) * displayScale - 0.0001).rounded(.up) / displayScale }
        let clearance = ceilToPixel(0.1 * metrics.lineHeight)
        return .text(leading: max(ceilToPixel(metrics.leading), 0), aboveText: CGFloat(metrics.descent) + clearance,
                     belowText: CGFloat(metrics.lineHeight - metrics.capHeight) + clearance)
    }
}

extension EnvironmentValues {
    /// Whether the view is drawn as a placeholder (layout-rules 12.3).
    var isRedacted: Bool { redactionReasons.contains(.placeholder) || (redactionReasons.contains(.privacy) && isPrivacySensitive) }
}
