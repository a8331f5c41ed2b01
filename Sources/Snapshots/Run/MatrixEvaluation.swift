import Drawing
import ExtensionMessages
import Findings
import Foundation

/// One view evaluated for one environment.
public struct EvaluatedView: Sendable {
    public var placement: Placement
    public var entry: Int
    /// The entry's date; seconds since 1970-01-01.
    public var date: Double
    public var variation: Variation
    public var environment: RenderEnvironment
    /// What a phone shows in the entry's place; nil where it shows the entry.
    public var fallback: Fallback?
    /// Nil where nothing came out.
    public var rendered: RenderedArchive?
    /// Those of the provider's call, of the view and of the rules; their places in the sources are still addresses.
    public var findings: [Finding]

    /// The addresses that its findings and its tree come from.
    public var addresses: Set<UInt64> {
        var addresses = Set(findings.lazy.map(\.source))
        if let root = rendered?.archive.root { addresses.formUnion(TreeDocument.addresses(in: root)) }
        addresses.remove(0)
        return addresses
    }
}

extension EvaluatedView {
    /// Its row in the report, before any file is written.
    public func picture(scale: Double) -> SnapshotReport.Picture {
        SnapshotReport.Picture(
            placement: placement, entry: entry, date: date, variation: variation, isRightToLeft: environment.isRightToLeft, scale: scale, file: nil,
            tree: nil, milliseconds: rendered?.milliseconds ?? 0, fallback: fallback,
            findings: findings.reduce(into: []) { codes, finding in if !codes.contains(finding.code) { codes.append(finding.code) } })
    }
}

/// Evaluates every view of a matrix, one after the other.
///
/// Each placement has a process of its own, on a fresh device: no view depends on which others are evaluated, or in which order.
public struct MatrixEvaluation {
    public let matrix: PictureMatrix
    let factory: any WidgetRenderingFactory
    let interruption: Interruption
    let progress: any RunProgress

    public init(matrix: PictureMatrix, factory: any WidgetRenderingFactory, interruption: Interruption = Interruption(), progress: any RunProgress = SilentProgress()) {
        self.matrix = matrix; self.factory = factory; self.interruption = interruption; self.progress = progress
    }

    /// What is known beside the views.
    public struct Outcome: Sendable {
        /// The widgets of each world, in the order of the worlds; a world whose process did not start is left out.
        public var listings: [(world: SimulatedWorld, listing: ExtensionListing)] = []
        /// Each widget once, with the families that a requested device can show.
        public var widgets: [SnapshotReport.ListedWidget] = []
        /// Those that belong to no view.
        public var findings: [Finding] = []
        /// How many placements the matrix had before it was split into shards: none means that nothing fits what was asked for.
        public var placementsInMatrix = 0
    }

    /// Evaluates. `take` gets the views in a stable order.
    ///
    /// - Parameter goesOn: asked between two views; the evaluation ends where it answers false.
    public func run(goesOn: () -> Bool = { true }, _ take: (EvaluatedView) -> Void) -> Outcome {
        var outcome = Outcome()
        var listed: Set<String> = []
        for world in matrix.request.worlds where !interruption.isRequested {
            let pool = RenderingPool(factory: factory, world: world, interruption: interruption)
            defer { pool.close() }
            guard let listing = pool.listing() else { outcome.findings += pool.takeFindings(); continue }
            outcome.findings += pool.takeFindings()
            if outcome.listings.isEmpty { outcome.findings += ConfigurationNames.findings(matrix.request.configuration, listing) }
            outcome.listings.append((world, listing))
            for widget in listing.widgets where listed.insert(widget.kind).inserted {
                outcome.widgets.append(.init(kind: widget.kind, displayName: widget.displayName, description: widget.description,
                                             families: matrix.families(of: widget, in: world), configuration: widget.configuration))
            }
            let (placements, next) = matrix.placements(in: world, widgets: listing.widgets, previews: listing.previews, firstPosition: outcome.placementsInMatrix)
            outcome.placementsInMatrix = next
            progress.willDraw(placements: placements.count)
            pool.expect(placements.count)
            let samples = SampleWatch(factory: factory, world: world)
            for placement in placements where !interruption.isRequested && goesOn() {
                progress.began(placement)
                evaluate(placement, pool, samples, goesOn, take)
                progress.ended(placement)
            }
            outcome.findings += samples.findings(unless: interruption)
            outcome.findings += FindingRules.findings(in: ListedExtension(widgets: listing.widgets))
        }
        return outcome
    }

    private func evaluate(_ placement: Placement, _ pool: RenderingPool, _ samples: SampleWatch, _ goesOn: () -> Bool, _ take: (EvaluatedView) -> Void) {
        let variations = matrix.variations(of: placement.family, system: placement.world.system)
        guard !variations.isEmpty else { return }
        var drawing = PlacementDrawing(placement: placement, pool: pool)
        defer { drawing.finish() }
        var entries = drawing.askProvider(limit: matrix.request.entryLimit)
        let reply = drawing.reply
        if entries.isEmpty, placement.family.isActivityFamily { return takeWithoutState(placement, drawing, variations[0], take) }
        var fallback: Fallback?
        if entries.isEmpty || drawing.isRefused, placement.role == .timeline || placement.role == .snapshot {
            // A phone keeps the placeholder when it gets no timeline that it takes; the gallery does when it gets no snapshot.
            drawing.finish()
            var kept = placement
            kept.role = .placeholder
            fallback = .placeholder
            var placeholder = PlacementDrawing(placement: kept, pool: pool)
            entries = placeholder.askProvider(limit: 1)
            placeholder.findings = drawing.findings + placeholder.findings
            drawing = placeholder
        }
        var fallbacks = FallbackPictures(placement: placement, pool: pool)
        defer { fallbacks.finish() }
        var hasReportedMemory = false
        // Where nothing came out at all there is still a row for it, with the reason.
        let rows = entries.isEmpty ? [(0, placement.world.moment)] : Array(entries.enumerated())
        for (entry, date) in rows {
            for variation in variations {
                guard !interruption.isRequested, goesOn() else { return }
                let rendered = entries.isEmpty ? (archive: nil, findings: []) : drawing.render(entry: entry, variation)
                if interruption.isRequested, rendered.archive == nil { return }
                var view = view(placement, drawing, entry, date, variation, fallback, rendered.archive, rendered.findings)
                if !hasReportedMemory {
                    let memory = memoryFindings(placement, reply, rendered.archive)
                    hasReportedMemory = !memory.isEmpty
                    view.findings += memory
                }
                settle(&view, failed: rendered.archive == nil && !entries.isEmpty, &fallbacks)
                if entry == 0, fallback == nil, variation == variations[0] { samples.note(view, storeReads: reply?.storeReads ?? 0) }
                take(view)
            }
        }
    }

    /// A Live Activity that nothing is known of has one row that says so, not one a place.
    private func takeWithoutState(_ placement: Placement, _ drawing: PlacementDrawing, _ variation: Variation, _ take: (EvaluatedView) -> Void) {
        guard placement.family == .activityBanner else { return }
        take(view(placement, drawing, 0, placement.world.moment, variation, nil, nil, []))
    }

    /// Puts in what a phone shows where the view failed or its drawing is refused, and keeps what came out for later entries.
    private func settle(_ view: inout EvaluatedView, failed: Bool, _ fallbacks: inout FallbackPictures) {
        let placement = view.placement
        func isRefused(_ archive: WidgetArchive) -> Bool {
            FindingRules.isRefused(DrawnWidget(widget: placement.widget.kind, family: placement.family, role: placement.role, archive: archive, device: placement.device))
        }
        if let rendered = view.rendered, !isRefused(rendered.archive) {
            fallbacks.keep(rendered, for: view.variation)
            return
        }
        let wasRefused = view.rendered != nil
        guard failed || wasRefused else { return }
        if let (archive, kind) = fallbacks.shown(for: view.variation, isRefused: isRefused) {
            view.rendered = archive
            view.fallback = kind
        } else if wasRefused {
            view.rendered = FallbackPictures.blank(placement, view.variation)
            view.fallback = .blank
        }
    }

    private func memoryFindings(_ placement: Placement, _ reply: EntriesReply?, _ rendered: RenderedArchive?) -> [Finding] {
        guard let reply, let rendered else { return [] }
        let images = rendered.archive.displayList.images.reduce(0) { $0 + $1.pixelWidth * $1.pixelHeight * 4 }
        return placement.named(FindingRules.findings(in: EstimatedMemory(
            widget: placement.widget.kind, family: placement.family, heap: reply.heapGrowth + rendered.heapGrowth, images: images, device: placement.device)))
    }

    private func view(_ placement: Placement, _ drawing: PlacementDrawing, _ entry: Int, _ date: Double, _ variation: Variation, _ fallback: Fallback?,
                      _ rendered: RenderedArchive?, _ ownFindings: [Finding]) -> EvaluatedView {
        var findings = drawing.findings + ownFindings
        if let archive = rendered?.archive {
            findings += archive.findings + FindingRules.findings(in: DrawnWidget(
                widget: placement.widget.kind, family: placement.family, role: placement.role, archive: archive, device: placement.device, renderingMode: variation.renderingMode))
        }
        var placement = placement
        // An activity and a control are as large as their content makes them.
        if !placement.family.isWidgetFamily, let size = rendered?.archive.displayList.size { placement.geometry.size = size }
        return EvaluatedView(placement: placement, entry: entry, date: date, variation: variation, environment: drawing.placement.environment(variation),
                             fallback: fallback, rendered: rendered, findings: placement.named(findings))
    }
}

extension Placement {
    /// Findings with the widget and family filled in that they do not name themselves.
    func named(_ findings: [Finding]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            if finding.widget == nil { finding.widget = widget.kind }
            if finding.family == nil { finding.family = family.rawValue }
            return finding
        }
    }
}

extension Sequence<Finding> {
    /// Findings with file and line for the addresses that they come from.
    public func placed(_ places: [UInt64: SourcePlace]) -> [Finding] {
        map { finding in
            var finding = finding
            if finding.file == nil, let place = places[finding.source] { finding.file = place.file; finding.line = place.line }
            return finding
        }
    }
}
