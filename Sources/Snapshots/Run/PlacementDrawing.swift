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
            if placement.role == .timeline {
                findings += FindingRules.findings(in: RecordedTimeline(
                    widget: placement.widget.kind, family: placement.family.rawValue, role: placement.role, dates: reply.dates,
                    policy: reply.policy, now: placement.world.moment))
            }
            return Array(reply.dates.prefix(max(0, limit)))
        } catch {
            findings += RenderingPool.findings(of: error)
            return []
        }
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
        let plain = Variation(appearance: "light", mode: PictureMatrix.defaultMode(of: placement.family, system: placement.world.system), typeSize: "large",
                              increasesContrast: false, isForcedRightToLeft: false)
        let request = EntriesRequest(kind: placement.widget.kind, preview: placement.preview, role: placement.role,
                                     environment: placement.environment(plain), configuration: placement.configuration)
        return try pool.cancellable(session) { try session.entries(request) }
    }
}
