import Drawing
import ExtensionMessages

extension WidgetSession {
    /// Asks a provider for entries.
    ///
    /// What is chosen for a SiriKit parameter by an identifier or by its words becomes the object that the Intents extension offers, and
    /// what is unset gets its default: as a placed widget has them stored.
    public func entries(_ request: EntriesRequest) -> SessionOutcome<SessionEntries> {
        let (configuration, findings) = request.role == .timeline || request.role == .snapshot
            ? completed(request.configuration, kind: request.kind) : (request.configuration, [])
        var request = request
        request.configuration = configuration
        return attempt(doing: "\(request.role.rawValue) of \(request.preview ?? request.kind)", widget: request.kind, family: request.environment.family) { process in
            switch try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .entries(var reply):
                reply.findings += findings
                return .success(SessionEntries(request: request, reply: reply, generation: generation))
            case let reply: return try failure(reply)
            }
        }
    }

    /// Asks several providers, which wait at the same time, as the system may (widgetkit-behaviour M9).
    ///
    /// Where one of them ends the process or takes too long, each is asked again on its own: then it is known which one it was.
    public func entries(together requests: [EntriesRequest]) -> [SessionOutcome<SessionEntries>] {
        guard requests.count > 1 else { return requests.map(entries) }
        let wholes = requests.map { request in
            var whole = request
            let (configuration, findings) = completed(request.configuration, kind: request.kind)
            whole.configuration = configuration
            return (request: whole, findings: findings)
        }
        let limit = requests.map { max($0.timeout, computeTimeout) }.reduce(0, +)
        let answer: SessionOutcome<[SessionOutcome<SessionEntries>]> = attempt(doing: "timelines of \(requests.map(\.kind).joined(separator: ", "))") { process in
            let reply = try process.request(.entriesTogether(wholes.map(\.request)), timeout: limit).reply
            guard case .several(let replies) = reply, replies.count == requests.count else { return try failure(reply) }
            return .success(try zip(wholes, replies).map { asked, reply in
                guard case .entries(var entries) = reply else { return place(try failure(reply), widget: asked.request.kind, family: asked.request.environment.family) }
                entries.findings += asked.findings
                return .success(SessionEntries(request: asked.request, reply: entries, generation: generation))
            })
        }
        return answer.value ?? requests.map(entries)
    }

    /// Lets go of entries.
    public func release(_ entries: SessionEntries) {
        guard entries.generation == generation, let process, process.isAlive else { return }
        _ = try? process.request(.release(entries: entries.reply.set), timeout: computeTimeout)
    }

    /// The configuration with what the Intents extension says.
    func completed(_ configuration: [String: String], kind: String) -> (configuration: [String: String], findings: [Finding]) {
        guard let widget = siriWidget(kind) else { return (configuration, []) }
        guard let intents else { return (configuration, []) }
        return intents.completed(configuration, for: widget)
    }

    /// The widget of a kind, where it has SiriKit parameters with dynamic options.
    func siriWidget(_ kind: String) -> WidgetDescription? {
        lastDeclarations?.widgets.first { $0.kind == kind && $0.configuration == "intent" && $0.parameters.contains(where: \.hasOptions) }
    }
}
