import Drawing
import ExtensionMessages
import FindingTable
import Foundation

extension WidgetSession {
    /// Draws an entry.
    public func render(_ entries: SessionEntries, _ index: Int, in environment: RenderEnvironment) -> SessionOutcome<SessionArchive> {
        let request = entries.request
        return attempt(doing: "drawing entry \(index) of \(request.preview ?? request.kind)", widget: request.kind, family: environment.family) { process in
            var set = entries.reply.set
            if entries.generation != generation {
                // The process that held the entries is gone; the provider answers the same again, on the same clock and seed.
                let reply = try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply
                guard case .entries(let again) = reply else { return try failure(reply) }
                set = again.set
            }
            let answer = try process.request(.render(RenderRequest(set: set, index: index, environment: environment)), timeout: computeTimeout)
            guard case .archive(let milliseconds, let growth, _) = answer.reply, let archive = answer.archive else { return try failure(answer.reply) }
            return .success(SessionArchive(archive: archive, milliseconds: milliseconds, heapGrowth: growth))
        }
    }

    /// A view that was drawn, as it came over the pipe.
    public struct RawArchive: Sendable {
        /// The binary form of a `WidgetArchive`, not looked at.
        public var bytes: Data
        public var milliseconds: Double
        public var findings: [Finding]
    }

    /// Draws entries, in one request where none fails.
    ///
    /// - Parameter moment: the instant that the views see; seconds since 1970-01-01.
    /// - Parameter take: gets one outcome an entry, in order, as soon as it is there. After one that ended the process the rest is drawn by
    ///   a fresh one.
    public func renderEach(_ entries: SessionEntries, _ indices: [Int], in environment: RenderEnvironment, at moment: Double, take: (SessionOutcome<RawArchive>) -> Void) {
        let request = entries.request
        var kept = entries, count = 0
        while count < indices.count {
            let left = Array(indices[count...])
            let doing = "drawing entry \(left[0]) of \(request.preview ?? request.kind)"
            let rest: SessionOutcome<Void> = attempt(doing: doing, widget: request.kind, family: environment.family) { process in
                if kept.generation != generation { kept = try again(kept, doing) }
                let batch = RenderEntriesRequest(set: kept.reply.set, indices: left, environment: environment, moment: moment)
                try process.request(.renderEntries(batch), replies: left.count, timeout: computeTimeout) { reply, bytes in
                    count += 1
                    switch (reply, bytes) {
                    case (.archive(let milliseconds, _, let findings), let bytes?): take(.success(RawArchive(bytes: bytes, milliseconds: milliseconds, findings: findings)))
                    case (.failed(let message, let findings), _):
                        let outcome: SessionOutcome<RawArchive> = .failure(Self.explained(findings, message))
                        take(place(outcome, widget: request.kind, family: environment.family))
                    default: take(.failure([]))
                    }
                }
                return .success(())
            }
            guard case .failure(let findings) = rest else { continue }
            count += 1
            // Where no process starts any more, the others would fail the same way.
            let isHopeless = process == nil && lastDeclarations == nil
            take(.failure(findings))
            while isHopeless, count < indices.count {
                count += 1
                take(.failure(findings))
            }
        }
    }

    /// The entries in a fresh process: the one that held them is gone, and the provider answers the same again, on the same clock and seed.
    private func again(_ entries: SessionEntries, _ doing: String) throws -> SessionEntries {
        guard let process else { throw SessionError.unexpected }
        let request = entries.request
        switch try process.request(.entries(request), timeout: max(request.timeout, computeTimeout)).reply {
        case .entries(let reply) where reply.dates == entries.reply.dates: return SessionEntries(request: request, reply: reply, generation: generation)
        case .entries:
            throw LoadFailure(findings: [FindingCode.requestFailed.finding("After a crash the provider answered other entries, so that \(doing) is not possible.",
                                                                           fix: "Mend what ended the process; the next reload draws all entries.")])
        case let reply:
            let outcome: SessionOutcome<Never> = try failure(reply)
            throw LoadFailure(findings: outcome.findings)
        }
    }
}
