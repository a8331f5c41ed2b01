import Drawing
import ExtensionMessages
import JSONValues
import WidgetHost

/// A day as JSON: `timeline.json`, for programs. Moments are in the zone the device was in, with their offset.
public struct DayDocument {
    let day: DayRecord
    let vitrineVersion: String
    let engine: String
    /// The names of the pictures' files, by picture; those that were not drawn have none.
    let files: [Int: String]

    public init(_ day: DayRecord, vitrineVersion: String, engine: String, files: [Int: String] = [:]) {
        self.day = day; self.vitrineVersion = vitrineVersion; self.engine = engine; self.files = files
    }

    public static let fileName = "timeline.json"

    public var json: JSONValue {
        var members: [JSONValue.Member] = [
            .init("extension", .string(day.extensionName)), .init("vitrine", .string(vitrineVersion)), .init("engine", .string(engine)),
            .init("device", .string(day.device)), .init("os", .string(day.system)), .init("locale", .string(day.locale)), .init("appearance", .string(day.appearance)),
            .init("zones", .array(day.time.zones.map { ["zone": .string($0.identifier), "since": moment(max($0.since, day.start))] })),
            .init("from", moment(day.start)), .init("to", moment(day.end)),
            .init("widgets", .array(day.widgets.map(widget))),
            .init("pictures", .array(day.pictures.indices.map(picture))),
        ]
        let shifts = day.time.shifts(from: day.start, to: day.end)
        if !shifts.isEmpty {
            members.append(.init("clockChanges", .array(shifts.map { shift in
                .object([.init("at", moment(shift.moment)), .init("seconds", JSONValue(shift.seconds))] + (shift.zone.map { [.init("zone", .string($0))] } ?? []))
            })))
        }
        if !day.stacks.isEmpty { members.append(.init("stacks", .array(day.stacks.map(stack)))) }
        if !day.steps.isEmpty {
            members.append(.init("steps", .array(day.steps.map { ["at": moment($0.moment), "did": .string($0.words), "line": JSONValue($0.line)] })))
        }
        if !day.expectations.isEmpty { members.append(.init("expectations", .array(day.expectations.map(expectation)))) }
        members.append(.init("findings", .array(day.findings.map { SnapshotReport.json($0) })))
        return .object(members)
    }

    private func moment(_ seconds: Double) -> JSONValue { .string(day.time.iso(seconds)) }

    private func widget(_ widget: DayWidget) -> JSONValue {
        let curve = BudgetCurve(widget.reloads, limit: widget.budget, start: day.start, end: day.end)
        var members: [JSONValue.Member] = [.init("id", JSONValue(widget.id))]
        if let name = widget.name { members.append(.init("name", .string(name))) }
        members += [
            .init("kind", .string(widget.kind)), .init("displayName", .string(widget.displayName)), .init("family", .string(widget.family)),
            .init("config", .object(widget.configuration.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })),
            .init("extension", .string(widget.extensionIdentifier)), .init("points", JSONValue([widget.width, widget.height])),
            .init("placed", moment(widget.placedAt)),
        ]
        if let removed = widget.removedAt { members.append(.init("removed", moment(removed))) }
        members += [
            .init("frames", .array(widget.frames.map(frame))),
            .init("timelines", .array(widget.timelines.map(timeline))),
            .init("reloads", .array(widget.reloads.map(reload))),
            .init("budget", ["limit": JSONValue(widget.budget), "charged": JSONValue(widget.reloads.count { $0.isCharged }), "lowest": JSONValue(curve.lowest),
                             "spent": curve.spentAt.map(moment) ?? .null,
                             "curve": .array(curve.points.map { ["at": moment($0.moment), "left": JSONValue($0.left)] })]),
        ]
        return .object(members)
    }

    private func stack(_ stack: DayStack) -> JSONValue {
        ["stack": JSONValue(stack.number), "widgets": .array(stack.widgets.map { JSONValue($0) }), "stretches": .array(stack.stretches.map { stretch in
            ["start": moment(stretch.start), "end": moment(stretch.end), "onTop": JSONValue(stretch.shown), "reason": .string(stretch.reason.rawValue), "scores": .array(stretch.scores.map(score))]
        })]
    }

    private func score(_ score: StackScore) -> JSONValue {
        var members: [JSONValue.Member] = [.init("widget", JSONValue(score.id))]
        if let value = score.score { members.append(.init("score", JSONValue(Double(value)))) }
        if let highest = score.highest { members.append(.init("highest", JSONValue(Double(highest)))) }
        if let until = score.until { members.append(.init("until", moment(until))) }
        members.append(.init("weight", JSONValue((score.weight * 10_000).rounded() / 10_000)))
        return .object(members)
    }

    private func frame(_ frame: DayFrame) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("start", moment(frame.start)), .init("end", moment(frame.end)), .init("seconds", JSONValue(((frame.end - frame.start) * 1000).rounded() / 1000)),
            .init("state", .string(frame.state.rawValue)),
        ]
        if let entry = frame.entry { members.append(.init("entry", JSONValue(entry))) }
        if let count = frame.entryCount { members.append(.init("entries", JSONValue(count))) }
        switch frame.motion {
        case .still: break
        case .ticks(let seconds): members.append(.init("ticksEvery", JSONValue(seconds)))
        case .moves: members.append(.init("moves", true))
        }
        if let picture = frame.picture {
            members.append(.init("picture", JSONValue(picture)))
            members.append(.init("texts", JSONValue(day.pictures[picture].texts)))
        }
        if let last = frame.lastPicture { members.append(.init("lastPicture", JSONValue(last))) }
        return .object(members)
    }

    private func timeline(_ timeline: DayTimeline) -> JSONValue {
        var members: [JSONValue.Member] = [.init("delivered", moment(timeline.deliveredAt))]
        switch timeline.policy {
        case .atEnd?: members.append(.init("policy", "atEnd"))
        case .never?: members.append(.init("policy", "never"))
        case .after(let date)?: members += [.init("policy", "after"), .init("after", moment(date))]
        case nil: break
        }
        members.append(.init("entries", .array(timeline.entries.map { ["date": moment($0.date), "shown": JSONValue($0.isShown)] })))
        return .object(members)
    }

    private func reload(_ reload: DayReload) -> JSONValue {
        var members: [JSONValue.Member] = [.init("asked", moment(reload.askedAt)), .init("cause", .string(reload.cause)), .init("decision", .string(reload.decision.rawValue)),
                                           .init("charged", JSONValue(reload.isCharged))]
        if let due = reload.deferredUntil { members.append(.init("deferredUntil", moment(due))) }
        if let ran = reload.ranAt { members.append(.init("ran", moment(ran))) }
        if reload.outcome != .none { members += [.init("outcome", .string(reload.outcome.rawValue)), .init("seconds", JSONValue((reload.duration * 1000).rounded() / 1000))] }
        return .object(members)
    }

    private func picture(_ index: Int) -> JSONValue {
        let picture = day.pictures[index]
        var members: [JSONValue.Member] = [.init("picture", JSONValue(index)), .init("family", .string(picture.family)), .init("moment", moment(picture.moment)),
                                           .init("archive", .string(picture.archiveHash)), .init("texts", JSONValue(picture.texts))]
        if let file = files[index] { members.append(.init("file", .string(file))) }
        return .object(members)
    }

    private func expectation(_ expectation: DayExpectation) -> JSONValue {
        var members: [JSONValue.Member] = [.init("at", moment(expectation.moment)), .init("expected", .string(expectation.words)), .init("met", JSONValue(expectation.failure == nil)),
                                           .init("file", .string(expectation.file)), .init("line", JSONValue(expectation.line))]
        if let failure = expectation.failure { members.append(.init("found", .string(failure))) }
        return .object(members)
    }
}
