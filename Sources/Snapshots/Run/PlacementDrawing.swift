import Drawing
import ExtensionMessages
import Findings

/// One placement's dealings with the extension: the provider's call, then a view for each entry and variation.
struct PlacementDrawing {
    let placement: Placement
    let pool: RenderingPool
    /// What the provider's call brought.
    var findings: [Finding] = []
    private(set) var session: (any WidgetRendering)?
    /// What the provider answered; nil until it did.
    private(set) var reply: EntriesReply?
    /// Whether a phone throws the timeline away.
    private(set) var isRefused = false
    private var set: Int?

    init(placement: Placement, pool: RenderingPool) {
        self.placement = placement; self.pool = pool
    }

    /// Calls the provider.
    /// - Returns: the dates of the entries to draw; empty where there are none or the provider failed.
    mutating func askProvider(limit: Int) -> [Double] {
        guard let session = pool.fresh() else {
            findings += pool.takeFindings()
            return []
        }
        self.session = session
        do {
            let reply = try ask(session)
            findings += reply.findings
            set = reply.set
            self.reply = reply
            if placement.role == .timeline, placement.family.isWidgetFamily { judge(reply) }
            return Array(reply.dates.prefix(max(0, limit)))
        } catch {
            findings += RenderingPool.findings(of: error)
            return []
        }
    }

    private mutating func judge(_ reply: EntriesReply) {
        var timeline = RecordedTimeline(widget: placement.widget.kind, family: placement.family.rawValue, role: placement.role, dates: reply.dates,
                                        policy: reply.policy, now: placement.world.moment)
        timeline.limits = placement.device.device.timelineLimits
        timeline.sizes = reply.sizes
        isRefused = timeline.isRefused
        // The size of an entry's drawing is only known once one is drawn; entries of a timeline are much alike.
        if isRefused, !reply.dates.isEmpty { timeline.archivedBytes = render(entry: 0, plain).archive?.archive.encoded().count }
        findings += FindingRules.findings(in: timeline)
    }

    /// Evaluates the view of one entry.
    func render(entry: Int, _ variation: Variation) -> (archive: RenderedArchive?, findings: [Finding]) {
        guard let session, let set else { return (nil, []) }
        do {
            let request = RenderRequest(set: set, index: entry, environment: placement.environment(variation))
            return (try pool.cancellable(session) { try session.render(request) }, [])
        } catch {
            return (nil, RenderingPool.findings(of: error))
        }
    }

    mutating func finish() {
        session?.close()
        session = nil
        set = nil
    }

    private func ask(_ session: any WidgetRendering) throws -> EntriesReply {
        // Always the same environment: what the provider answers must not depend on which variations are drawn.
        let request = EntriesRequest(kind: placement.widget.kind, preview: placement.preview, role: placement.role,
                                     environment: placement.environment(plain), configuration: placement.configuration)
        return try pool.cancellable(session) { try session.entries(request) }
    }

    private var plain: Variation {
        Variation(appearance: "light", mode: PictureMatrix.defaultMode(of: placement.family, system: placement.world.system), typeSize: "large",
                  increasesContrast: false, isForcedRightToLeft: false)
    }
}
