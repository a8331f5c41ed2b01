import Drawing
import ExtensionMessages
import Findings
import Foundation

/// Draws every picture of a matrix into a folder.
///
/// One thread evaluates views in the extension's process while two make pictures of what came before. Each placement has a process
/// of its own, on a fresh device: no picture depends on which others are drawn, or in which order.
public final class SnapshotRun {
    public let matrix: PictureMatrix
    private let factory: any WidgetRenderingFactory
    private let folder: OutputFolder
    private let interruption: Interruption
    private let progress: any RunProgress
    private let pictures: WorkQueue<AnyMaker>
    private let results: RunResults
    private var names = PictureNames()
    private var pending: [PendingTree] = []

    /// - Parameter makePicture: called once for each of `threads` threads.
    public init(matrix: PictureMatrix, factory: any WidgetRenderingFactory, folder: OutputFolder, threads: Int = 2,
                interruption: Interruption = Interruption(), progress: any RunProgress = SilentProgress(),
                makePicture: @escaping @Sendable () -> any PictureMaking) {
        self.matrix = matrix; self.factory = factory; self.folder = folder; self.interruption = interruption; self.progress = progress
        results = RunResults()
        pictures = WorkQueue(threads: max(1, threads), capacity: 6) { AnyMaker(makePicture()) }
    }

    deinit { pictures.close() }

    /// What a run brings.
    public struct Outcome: Sendable {
        public var widgets: [SnapshotReport.ListedWidget] = []
        public var pictures: [SnapshotReport.Picture] = []
        public var findings: [Finding] = []
        public var isInterrupted = false
        /// How many placements the matrix had before it was split into shards: none means that nothing fits what was asked for.
        public var placementsInMatrix = 0
        public var placements = 0
    }

    /// Draws.
    /// - Throws: `OutputError` where a file could not be written; everything in the folder is whole then.
    public func run() throws -> Outcome {
        var outcome = Outcome()
        var listed: Set<String> = []
        for world in matrix.request.worlds where !interruption.isRequested {
            let pool = RenderingPool(factory: factory, world: world, interruption: interruption)
            defer { pool.close() }
            guard let listing = pool.listing() else { outcome.findings += pool.takeFindings(); continue }
            outcome.findings += pool.takeFindings()
            for widget in listing.widgets where listed.insert(widget.kind).inserted {
                outcome.widgets.append(.init(kind: widget.kind, displayName: widget.displayName, description: widget.description,
                                             families: matrix.families(of: widget, in: world), configuration: widget.configuration))
            }
            let (placements, next) = matrix.placements(in: world, widgets: listing.widgets, previews: listing.previews, firstPosition: outcome.placementsInMatrix)
            outcome.placementsInMatrix = next
            outcome.placements += placements.count
            progress.willDraw(placements: placements.count)
            for placement in placements where !interruption.isRequested && results.failure == nil {
                progress.began(placement)
                draw(placement, pool)
                progress.ended(placement)
            }
            outcome.findings += FindingRules.findings(in: ListedExtension(widgets: listing.widgets, widgetsOfSecondStart: pool.secondListing()))
            pictures.drain()
            writeTrees()
        }
        pictures.drain()
        if let failure = results.failure { throw failure }
        outcome.isInterrupted = interruption.isRequested
        let (drawn, findings) = results.collect()
        outcome.pictures = drawn
        outcome.findings = Self.unique(outcome.findings + findings)
        return outcome
    }

    /// Findings that say the same of the same place are one, however many pictures show it; worst first, otherwise in the order found.
    static func unique(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Finding> = []
        let once = findings.filter { finding in
            var key = finding
            key.source = 0
            return seen.insert(key).inserted
        }
        return once.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    }

    // MARK: - One placement

    private func draw(_ placement: Placement, _ pool: RenderingPool) {
        let variations = matrix.variations(of: placement.family, system: placement.world.system)
        guard !variations.isEmpty else { return }
        var drawing = PlacementDrawing(placement: placement, pool: pool, firstVariation: variations[0])
        var entries = drawing.askProvider(limit: matrix.request.entryLimit)
        var fallback: String?
        var shown = placement
        if entries.isEmpty, placement.role == .timeline {
            // A phone keeps the placeholder when it gets no timeline.
            shown.role = .placeholder
            fallback = Role.placeholder.rawValue
            var placeholder = PlacementDrawing(placement: shown, pool: pool, firstVariation: variations[0])
            entries = placeholder.askProvider(limit: 1)
            placeholder.findings = drawing.findings + placeholder.findings
            drawing = placeholder
        }
        for (index, date) in entries.enumerated() {
            for variation in variations {
                guard !interruption.isRequested, results.failure == nil else { return drawing.finish() }
                let rendered = drawing.render(entry: index, variation)
                add(Drawn(placement: placement, entry: index, date: date, variation: variation, fallback: fallback, findings: drawing.findings,
                          rendered: rendered.archive, ownFindings: rendered.findings), pool, drawing.session)
            }
        }
        if entries.isEmpty {
            // Nothing came out at all: the report still has a row for it, with the reason.
            for variation in variations {
                add(Drawn(placement: placement, entry: 0, date: placement.world.moment, variation: variation, fallback: nil,
                          findings: drawing.findings, rendered: nil, ownFindings: []), pool, nil)
            }
        }
        drawing.finish()
    }

    /// One view evaluated, on its way to a picture.
    private struct Drawn {
        var placement: Placement
        var entry: Int
        var date: Double
        var variation: Variation
        var fallback: String?
        /// Those of the provider's call.
        var findings: [Finding]
        var rendered: RenderedArchive?
        var ownFindings: [Finding]
    }

    private struct PendingTree {
        var archive: WidgetArchive
        var places: [UInt64: SourcePlace]
        var name: String
    }

    private func add(_ drawn: Drawn, _ pool: RenderingPool, _ session: (any WidgetRendering)?) {
        let placement = drawn.placement, scale = matrix.request.scale ?? placement.device.device.scale
        let environment = placement.environment(drawn.variation)
        let base = names.name(of: placement, entry: drawn.entry, variation: drawn.variation, scale: scale)
        var picture = SnapshotReport.Picture(
            placement: placement, entry: drawn.entry, date: drawn.date, variation: drawn.variation, isRightToLeft: environment.isRightToLeft,
            scale: scale, file: nil, tree: nil, milliseconds: drawn.rendered?.milliseconds ?? 0, fallback: drawn.fallback, findings: [])
        var findings = drawn.findings + drawn.ownFindings
        guard let rendered = drawn.rendered else {
            results.add(picture, findings: placement.completed(findings, [:]))
            return
        }
        findings += rendered.archive.findings + FindingRules.findings(in: DrawnWidget(
            widget: placement.widget.kind, family: placement.family, role: placement.role, archive: rendered.archive, device: placement.device))
        let addresses = TreeDocument.addresses(in: rendered.archive.root).union(findings.lazy.map(\.source).filter { $0 != 0 })
        let places = pool.places(of: addresses, in: session)
        picture.tree = base + ".json"
        pending.append(PendingTree(archive: rendered.archive, places: places, name: base + ".json"))
        // An entry whose date has passed is on screen now; one in the future will be then.
        let style = PictureStyle(scale: scale, moment: max(drawn.date, placement.world.moment), mode: drawn.variation.mode,
                                 cornerRadius: placement.geometry.cornerRadius, showsContainerBackground: environment.showsContainerBackground)
        let position = results.reserve()
        let known = placement.completed(findings, places)
        let (results, folder, progress) = (self.results, self.folder, self.progress)
        pictures.add { maker in
            var made = picture, findings = known
            do {
                let drawing = try maker.making.picture(of: rendered.archive, style: style)
                findings += placement.completed(drawing.findings, places)
                try folder.write(drawing.png, as: base + ".png")
                made.file = base + ".png"
                progress.drew(base + ".png")
            } catch let error as OutputError {
                results.fail(error)
            } catch {
                findings += placement.completed([FindingCode.pictureFailed.finding("\(base): \(error)")], places)
            }
            results.add(made, findings: findings, at: position)
        }
    }

    private func writeTrees() {
        for tree in pending where results.failure == nil {
            do { try folder.write(TreeDocument(archive: tree.archive, places: tree.places).json.fileBytes(), as: tree.name) } catch { results.fail(error) }
        }
        pending = []
    }
}

extension Placement {
    /// Findings with the widget, family and place filled in that they do not name themselves.
    func completed(_ findings: [Finding], _ places: [UInt64: SourcePlace]) -> [Finding] {
        findings.map { finding in
            var finding = finding
            if finding.widget == nil { finding.widget = widget.kind }
            if finding.family == nil { finding.family = family.rawValue }
            if finding.file == nil, let place = places[finding.source] { finding.file = place.file; finding.line = place.line }
            return finding
        }
    }
}

/// Boxes a maker, so that a queue's threads can own one each.
final class AnyMaker {
    let making: any PictureMaking
    init(_ making: any PictureMaking) { self.making = making }
}
