import ExtensionMessages

extension WidgetSession {
    /// What an intent did.
    public typealias Performed = PerformReply

    /// Runs an intent.
    public func perform(_ request: PerformRequest) -> SessionOutcome<PerformReply> {
        attempt(doing: "performing \(request.intent)") { process in
            switch try process.request(.perform(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .performed(let reply): return .success(reply)
            case let reply: return try failure(reply)
            }
        }
    }

    /// What a parameter of a configuration may be, as the edit sheet offers it.
    public func options(_ request: OptionsRequest) -> SessionOutcome<ParameterOptions> {
        if let widget = siriWidget(request.kind) {
            guard let intents else { return .failure([IntentsSession.missing(widget, request.parameter)]) }
            return intents.options(of: request.parameter, search: request.search, for: widget, values: request.configuration)
        }
        return attempt(doing: "options of \(request.parameter)", widget: request.kind) { process in
            switch try process.request(.options(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .options(let options, _): return .success(options)
            case let reply: return try failure(reply)
            }
        }
    }

    /// The edit sheet of a widget with the values chosen so far.
    public func sheet(_ request: SheetRequest) -> SessionOutcome<ParameterSheet> {
        var request = request
        request.configuration = completed(request.configuration, kind: request.kind).configuration
        return attempt(doing: "edit sheet of \(request.kind)", widget: request.kind) { process in
            switch try process.request(.sheet(request), timeout: max(request.timeout, computeTimeout)).reply {
            case .sheet(let sheet, _): return .success(sheet)
            case let reply: return try failure(reply)
            }
        }
    }

    /// Asks the handlers of an Intents extension, where the session runs one.
    public func answer(_ question: IntentQuestion) -> SessionOutcome<IntentAnswer> {
        attempt(doing: "asking about \(question.intent)") { process in
            switch try process.request(.intent(question), timeout: max(question.timeout, computeTimeout)).reply {
            case .intent(let answer, _): return .success(answer)
            case let reply: return try failure(reply)
            }
        }
    }

    /// Which types literals of the sources were seen to have by the process that runs, one a number.
    public func literalTypes(of ids: [UInt64]) -> [LiteralType] {
        guard let process, process.isAlive, let question = LiteralQuestion(ids), case .literalTypes(let types)? = try? process.request(.literalTypes(question), timeout: computeTimeout).reply,
              types.count == ids.count else { return ids.map { _ in .unseen } }
        return types
    }
}
