extension WidgetHost {
    /// The next instant at which anything changes by itself: an entry comes, a policy asks, a request that waited is carried out, a stack
    /// turns. Nil: nothing ever does.
    public func nextEvent() -> Double? {
        var next: Double?
        for id in order {
            guard let placement = live[id], isHosted(placement), let event = placement.nextEvent(after: now) else { continue }
            next = min(next ?? event, event)
        }
        for other in [nextStackTurn(), nextActivityEvent()].compactMap({ $0 }) { next = min(next ?? other, other) }
        // What became due while the device was closed, or was asked for just now, is carried out at the next step.
        return next.map { max($0, now) }
    }

    /// Carries out everything that is due until a moment, in order, and leaves the clock there.
    ///
    /// - Parameter moment: seconds since 1970-01-01, not before `now`.
    /// - Throws: `HostError.clockRunsForward`, or an error of the store; the clock then stands at the event that could not be kept.
    public func advance(to moment: Double) throws {
        guard moment >= now else { throw HostError.clockRunsForward(now: now, asked: moment) }
        while let next = nextEvent(), next <= moment {
            now = next
            try step()
        }
        now = moment
        try turnStacks()
    }

    /// Carries out what is due at `now`, one thing a placed widget.
    private func step() throws {
        for id in order {
            guard let placement = live[id], isHosted(placement) else { continue }
            noticeShown(id)
            if let policy = placement.nextPolicyReload, policy <= now, !placement.state.isOrphaned { try askByPolicy(placement) }
        }
        try runDue(order.filter { live[$0].map(isHosted) ?? false })
        try turnStacks()
        try stepActivities()
        try forgetOldRecords()
    }

    /// The policy's request, noted as made when its time came.
    private func askByPolicy(_ placement: LivePlacement) throws {
        guard let policy = placement.timeline?.policyReload else { return }
        var placement = placement
        placement.state.hasPolicyAsked = true
        live[placement.state.widget.id] = placement
        try request(placement.state.widget.id, policy.cause)
    }

    /// How long requests are remembered, in seconds: eight days, so that a week can be looked at as a whole.
    static let ledgerLength = 8 * 86_400.0

    private func forgetOldRecords() throws {
        guard now - lastForgotten >= 3600 else { return }
        lastForgotten = now
        try store.transaction {
            try store.forgetRecords(before: now - Self.ledgerLength, butNot: Set(live.values.compactMap { $0.state.pending?.id }))
        }
    }
}
