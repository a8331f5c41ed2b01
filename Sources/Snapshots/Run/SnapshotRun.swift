import Drawing
import ExtensionMessages
import Findings
import Foundation

/// Draws every picture of a matrix into a folder.
///
/// One thread evaluates views in the extension's process while two make pictures of what came before.
public final class SnapshotRun {
    private let evaluation: MatrixEvaluation
    private let folder: OutputFolder
    private let pictures: WorkQueue<AnyMaker>
    private let results = RunResults()
    private var names = PictureNames()
    /// Trees to be written once all places in the sources are known: they are asked for in one go.
    private var trees: [(position: Int, name: String, tree: TreeDocument)] = []
    private var addresses: Set<UInt64> = []

    /// - Parameter makePicture: called once for each of `threads` threads.
    public init(matrix: PictureMatrix, factory: any WidgetRenderingFactory, folder: OutputFolder, threads: Int = 2,
                interruption: Interruption = Interruption(), progress: any RunProgress = SilentProgress(),
                makePicture: @escaping @Sendable () -> any PictureMaking) {
        evaluation = MatrixEvaluation(matrix: matrix, factory: factory, interruption: interruption, progress: progress)
        self.folder = folder
        pictures = WorkQueue(threads: max(1, threads), capacity: 6) { AnyMaker(makePicture()) }
    }

    deinit { pictures.close() }

    /// What a run brings.
    public struct Outcome: Sendable {
        public var widgets: [SnapshotReport.ListedWidget]
        public var pictures: [SnapshotReport.Picture]
        /// The worst first.
        public var findings: [Finding]
        public var isInterrupted: Bool
        /// How many placements the matrix had before it was split into shards: none means that nothing fits what was asked for.
        public var placementsInMatrix: Int
    }

    /// Draws.
    /// - Throws: `OutputError` where a file could not be written; everything in the folder is whole then.
    public func run() throws -> Outcome {
        let evaluated = evaluation.run(goesOn: { results.failure == nil }) { draw($0) }
        pictures.drain()
        let places = addresses.isEmpty || results.failure != nil ? [:] : evaluation.factory.places(of: addresses)
        writeTrees(places)
        pictures.drain()
        if let failure = results.failure { throw failure }
        let (drawn, findings) = results.collect()
        return Outcome(widgets: evaluated.widgets, pictures: drawn, findings: Self.unique((evaluated.findings + findings).placed(places)),
                       isInterrupted: evaluation.interruption.isRequested, placementsInMatrix: evaluated.placementsInMatrix)
    }

    /// Findings that say the same of the same place are one, however many pictures show it; worst first, otherwise in the order found.
    public static func unique(_ findings: [Finding]) -> [Finding] {
        var seen: Set<Finding> = []
        let once = findings.map(FindingCodes.settled).filter { finding in
            var key = finding
            key.source = 0
            return seen.insert(key).inserted
        }
        return once.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
    }

    private func draw(_ view: EvaluatedView) {
        let placement = view.placement, scale = evaluation.matrix.request.scale ?? placement.device.device.scale
        let base = names.name(of: placement, entry: view.entry, variation: view.variation, scale: scale)
        let picture = view.picture(scale: scale)
        let position = results.reserve()
        addresses.formUnion(view.addresses)
        guard let archive = view.rendered?.archive else { return results.add(picture, findings: view.findings, at: position) }
        trees.append((position, base + ".json", TreeDocument(archive)))
        // An entry whose date has passed is on screen now; one in the future will be then.
        var style = PictureStyle(scale: scale, moment: max(view.date, placement.world.moment), mode: view.variation.mode,
                                 cornerRadius: placement.geometry.cornerRadius, showsContainerBackground: view.environment.showsContainerBackground)
        style.ground = PictureGround(mode: view.variation.mode, isSystemFamily: placement.family.isSystemFamily, isInStandBy: view.variation.isInStandBy,
                                     majorVersion: placement.device.system.majorVersion, showsContainerBackground: view.environment.showsContainerBackground)
        let (results, folder, progress) = (self.results, self.folder, evaluation.progress)
        pictures.add { [style] maker in
            var made = picture, findings = view.findings
            do {
                let drawing = try maker.making.picture(of: archive, style: style)
                findings += placement.named(drawing.findings)
                for finding in drawing.findings where !made.findings.contains(finding.code) { made.findings.append(finding.code) }
                try folder.write(drawing.png, as: base + ".png")
                made.file = base + ".png"
                progress.drew(base + ".png")
            } catch let error as OutputError {
                results.fail(error)
            } catch {
                findings += placement.named([FindingCode.pictureFailed.finding("\(base): \(error)")])
            }
            results.add(made, findings: findings, at: position)
        }
    }

    private func writeTrees(_ places: [UInt64: SourcePlace]) {
        let (results, folder) = (self.results, self.folder)
        for (position, name, tree) in trees {
            pictures.add { _ in
                guard results.failure == nil else { return }
                do throws(OutputError) {
                    try folder.write(tree.json(places).fileBytes(), as: name)
                    results.addTree(name, at: position)
                } catch {
                    results.fail(error)
                }
            }
        }
    }
}

/// Boxes a maker, so that a queue's threads can own one each.
final class AnyMaker {
    let making: any PictureMaking
    init(_ making: any PictureMaking) { self.making = making }
}
