import Drawing
import ExtensionMessages
import Findings

/// Compares each widget's timeline with its sample: what the gallery's snapshot or the placeholder shows.
///
/// What they have in common is looked at once more at another moment, a year and some hours later: dates and times that both show
/// then differ, and figures that stay are the sample's own.
final class SampleWatch {
    /// Seconds: 397 days, 5 hours and 23 minutes. Year, month, day, weekday, hour and minute all change.
    private static let distance = 397 * 86_400.0 + 5 * 3600 + 23 * 60

    private let factory: any WidgetRenderingFactory
    private let world: SimulatedWorld
    private var timelines: [Subject: (placement: Placement, variation: Variation, texts: [String], storeReads: Int)] = [:]
    private var samples: [Subject: Set<String>] = [:]
    private var order: [Subject] = []

    private struct Subject: Hashable {
        var kind: String
        var device: String
        var family: String
    }

    init(factory: any WidgetRenderingFactory, world: SimulatedWorld) {
        self.factory = factory
        self.world = world
    }

    /// Notes the first entry's picture of a placement.
    func note(_ view: EvaluatedView, storeReads: Int) {
        let placement = view.placement
        guard view.fallback == nil, let archive = view.rendered?.archive else { return }
        let subject = Subject(kind: placement.widget.kind, device: placement.device.device.name, family: placement.family.rawValue)
        switch placement.role {
        case .timeline:
            order.append(subject)
            timelines[subject] = (placement, view.variation, Self.texts(of: archive), storeReads)
        case .snapshot: samples[subject] = Set(Self.texts(of: archive))
        case .placeholder, .preview: break
        }
    }

    /// One finding a widget, in the first family that shows it.
    func findings(unless interruption: Interruption) -> [Finding] {
        var findings: [Finding] = []
        var done: Set<String> = []
        for subject in order where !interruption.isRequested && !done.contains(subject.kind) {
            guard let timeline = timelines[subject], timeline.storeReads > 0, let sample = samples[subject] else { continue }
            // Cheap first: most widgets share no figure with their sample.
            func found(_ texts: [String]) -> [Finding] {
                FindingRules.findings(in: SampleComparison(widget: subject.kind, family: subject.family, commonTexts: texts, storeReads: timeline.storeReads))
            }
            let common = timeline.texts.filter(sample.contains)
            guard common.count == timeline.texts.count, !found(common).isEmpty, let later = later(timeline.placement, timeline.variation) else { continue }
            let staying = found(common.filter(later.contains))
            if !staying.isEmpty { done.insert(subject.kind) }
            findings += staying
        }
        return findings
    }

    /// The texts of the timeline's first entry at the other moment, on a fresh device.
    private func later(_ placement: Placement, _ variation: Variation) -> Set<String>? {
        var moved = placement
        moved.world.moment += Self.distance
        guard let session = try? factory.start(moved.world) else { return nil }
        defer { session.close() }
        let environment = moved.environment(variation)
        guard let reply = try? session.entries(EntriesRequest(kind: moved.widget.kind, role: .timeline, environment: environment, configuration: moved.configuration)),
              !reply.dates.isEmpty, let drawn = try? session.render(RenderRequest(set: reply.set, index: 0, environment: environment)) else { return nil }
        return Set(Self.texts(of: drawn.archive))
    }

    private static func texts(of archive: WidgetArchive) -> [String] {
        var texts: [String] = [], waiting = [archive.root]
        while let node = waiting.popLast() {
            if !node.label.isEmpty { texts.append(node.label) }
            if !node.value.isEmpty { texts.append(node.value) }
            waiting += node.children
        }
        return texts
    }
}
