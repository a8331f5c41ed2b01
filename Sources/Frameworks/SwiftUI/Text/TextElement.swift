import Drawing
import Typesetting

/// An element that is a paragraph.
final class TextElement: LeafElement {
    private let text: Text
    private let inputs: _ViewInputs
    private let isGreedy: Bool
    private let paragraph: Paragraph
    private let images: [ImageResource]
    private let links: [URL]
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []

    init(_ inputs: _ViewInputs, text: Text) {
        self.text = text
        self.inputs = inputs
        let environment = inputs.environment
        let resolved = text.resolved(in: environment, bounds: .zero)
        isGreedy = resolved.isGreedy
        images = resolved.images
        links = resolved.links
        paragraph = Paragraph(runs: resolved.runs, environment)
        super.init(inputs)
        preferences[ObjectIdentifier(Text.LayoutKey.self)] = Text.LayoutKey.contribution
    }

    override var typeName: String { "Text" }
    override var recordRole: ViewRecord.Role? { .text }

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
        if let renderer = environment.textRenderer, !environment.isRedacted {
            return renderer.sizeThatFits(proposal: proposal, text: TextProxy { [unowned self] in textSize($0) })
        }
        return textSize(proposal)
    }

    private func textSize(_ proposal: ProposedViewSize) -> CGSize {
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
        if let renderer = environment.textRenderer, !paragraph.isRedacted { return draw(paragraph, resolved, with: renderer, in: rect, into: builder) }
        var kinds: [StyleEffects] = []
        for effects in resolved.effects where !kinds.contains(effects) { kinds.append(effects) }
        guard kinds.contains(where: { !$0.isEmpty }), !paragraph.isRedacted else { return draw(paragraph, in: rect, into: builder) }
        // Runs with the same effects are drawn together, and leave the others' places free.
        for kind in kinds {
            let isShown = resolved.effects.map { $0 == kind }
            builder.draw(with: kind, around: rect, element: self) { asMask in
                var part = paragraph
                for index in part.runs.indices where asMask || !isShown[index] { part.runs[index].paint(isShown[index] ? .black : .clear) }
                draw(part, in: rect, into: builder)
            }
        }
    }

    private func draw(_ paragraph: Paragraph, in rect: CGRect, into builder: DisplayListBuilder) {
        if paragraph.isDynamic && !paragraph.isRedacted {
            builder.append(.dynamicText(DynamicText(paragraph: paragraph, rect: rect.drawing)), element: self)
            return
        }
        var commands: [DisplayCommand] = []
        laidOut(paragraph).draw(at: Point(x: rect.minX, y: rect.minY), boxWidth: frame.width, fonts: &builder.fonts, into: &commands)
        builder.append(commands, element: self)
    }

    private func laidOut(_ paragraph: Paragraph) -> TextLayout {
        if proposal.width == 0 { return Typesetter.shared.layout(paragraph, width: Double(frame.width), height: Double(frame.height), moment: environment.moment) }
        return Typesetter.shared.layout(paragraph, width: finite(proposal.width), height: lines(proposal), moment: environment.moment)
    }

    private func draw(_ paragraph: Paragraph, _ resolved: TextRunBuilder, with renderer: any TextRenderer, in rect: CGRect, into builder: DisplayListBuilder) {
        let layout = laidOut(paragraph)
        let parts = Text.Layout(layout.parts(boxWidth: frame.width, fonts: &builder.fonts), attributes: resolved.custom, isTruncated: layout.isTruncated)
        builder.group(.transform(CGAffineTransform(translationX: rect.minX, y: rect.minY).drawing), element: self) {
            var context = GraphicsContext(CanvasTarget(builder, self, inputs, []), size: frame.size)
            renderer.draw(layout: parts, in: &context)
        }
    }

    /// The layout for those who ask for it from outside; its fonts and pictures are its own.
    func anchoredLayouts() -> [Text.LayoutKey.AnchoredLayout] {
        guard !environment.isRedacted else { return [] }
        let resolved = text.resolved(in: environment, bounds: CGRect(origin: .zero, size: frame.size))
        let layout = laidOut(Paragraph(runs: resolved.runs, environment))
        var fonts = FontTable()
        let parts = layout.parts(boxWidth: frame.width, fonts: &fonts)
        let taken = Text.Layout(parts, attributes: resolved.custom, isTruncated: layout.isTruncated, resources: LayoutResources(fonts: fonts.references, images: images))
        return [.init(origin: Anchor<CGPoint>.Source.point(.zero).anchor(of: self), layout: taken)]
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

private extension TextRun {
    /// Gives all that the run draws one colour.
    mutating func paint(_ color: ColorValue) {
        attributes.paint = .color(color)
        attributes.background = attributes.background == nil ? nil : color
        attributes.underline?.color = color
        attributes.strikethrough?.color = color
        guard case .symbol(var symbol) = content else { return }
        symbol.paints = symbol.paints.map { _ in .color(color) }
        content = .symbol(symbol)
    }
}

extension Paragraph {
    init(runs: [TextRun], _ environment: EnvironmentValues) {
        let lines = environment.textLines
        self.init(runs: runs, alignment: environment.multilineTextAlignment.drawing, maximumLines: lines.maximum, minimumLines: lines.minimum,
                  lineSpacing: environment.lineSpacing + (environment.lineHeight.map { height in runs.first.map { Double(height.spacing($0.attributes.font)) } ?? 0 } ?? 0), truncation: environment.truncationMode.drawing, minimumScaleFactor: environment.minimumScaleFactor,
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
