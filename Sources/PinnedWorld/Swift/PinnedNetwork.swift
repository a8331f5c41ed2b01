import CPinnedWorld
import Foundation
import PinnedLocale

/// What user code's requests meet.
public enum PinnedNetwork {
    public enum Mode: Hashable, Sendable {
        /// NSURLErrorNotConnectedToInternet.
        case off
        /// Answers from the folder, and no network for what is not in it.
        case fixtures(FixtureFolder)
        /// Requests go out.
        case live
    }

    private static let state = Guarded<State>(State())

    private struct State {
        var mode = Mode.live
        var asked: [String] = []
        var missing: [String] = []
        var isDrawing = false
        var askedWhileDrawing: [String] = []
    }

    public static func set(_ mode: Mode) {
        state.withLock { $0 = State(mode: mode) }
        switch mode {
        case .live: vitrine_network_set(VITRINE_NETWORK_LIVE, nil, nil)
        case .off: vitrine_network_set(VITRINE_NETWORK_OFF, nil, { PinnedNetwork.note(asked: $0) })
        case .fixtures: vitrine_network_set(VITRINE_NETWORK_FIXTURES, { PinnedNetwork.serve($0) }, { PinnedNetwork.note(asked: $0) })
        }
    }

    public static var isOff: Bool { state.withLock { $0.mode } == .off }

    /// The URLs asked for since the last call, and the paths of the fixtures that were not there.
    public static func takeRequests() -> (asked: [String], missing: [String]) {
        state.withLock { current in
            defer { current.asked = []; current.missing = [] }
            return (current.asked, current.missing)
        }
    }

    /// How many requests are under way.
    public static var transfers: Int { Int(vitrine_network_transfers()) }

    /// Refuses requests, which are then those of a view; or lets them be again what the mode says. Live requests are not seen.
    public static func setDrawing(_ isDrawing: Bool) {
        state.withLock { $0.isDrawing = isDrawing }
        vitrine_network_refuse_while_drawing(isDrawing)
    }

    /// The URLs that a view asked for since the last call.
    public static func takeRequestsWhileDrawing() -> [String] {
        state.withLock { current in
            defer { current.askedWhileDrawing = [] }
            return current.askedWhileDrawing
        }
    }

    private static func note(asked url: UnsafePointer<CChar>?) {
        guard let url else { return }
        let text = String(cString: url)
        state.withLock { state in
            if state.isDrawing {
                if state.askedWhileDrawing.count < 1000 { state.askedWhileDrawing.append(text) }
            } else if state.asked.count < 1000 {
                state.asked.append(text)
            }
        }
    }

    /// Answers one connection, in a thread of its own.
    private static func serve(_ descriptor: Int32) {
        defer { close(descriptor) }
        guard case .fixtures(let folder) = state.withLock({ $0.mode }), let request = FixtureConnection.readRequest(from: descriptor) else { return }
        guard let answer = folder.answer(host: request.host, target: request.target) else {
            state.withLock { if $0.missing.count < 1000 { $0.missing.append("\(request.host)\(request.target)") } }
            return
        }
        FixtureConnection.send(answer, to: descriptor, withBody: request.method != "HEAD")
    }
}
