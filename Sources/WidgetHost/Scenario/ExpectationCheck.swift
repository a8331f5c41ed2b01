import Drawing

/// Looks whether what a scenario expects of a moment is so.
struct ExpectationCheck {
    private let expectation: Scenario.Expectation
    private let widget: Int?
    private let run: DayRun
    private let opened: String?

    init(_ expectation: Scenario.Expectation, widget: Int?, run: DayRun, opened: String?) {
        self.expectation = expectation; self.widget = widget; self.run = run; self.opened = opened
    }

    /// Each thing expected in words, and what was there instead where it was not so.
    var results: [(words: String, failure: String?)] {
        var results: [(String, String?)] = []
        if let widget {
            results += glass(widget)
            results += counts(widget)
        }
        if let url = expectation.opened { results.append(("opened \(url)", opened == url ? nil : opened.map { "it opened \($0)" } ?? "nothing was opened")) }
        let codes = run.host.findings().map(\.code)
        for code in expectation.found { results.append(("finds \(code)", codes.contains(code) ? nil : codes.isEmpty ? "nothing was found" : "found were \(Set(codes).sorted().joined(separator: ", "))")) }
        for code in expectation.notFound { results.append(("does not find \(code)", codes.contains(code) ? "it was found" : nil)) }
        return results
    }

    private func glass(_ id: Int) -> [(String, String?)] {
        let shown = run.host.shown(id), now = run.host.now
        let texts = shown?.archiveHash.flatMap { run.shelf.archive($0) }.map { ShownTexts($0, at: now) }
        let there = texts.map { $0.texts.isEmpty ? "it shows no text" : "it shows \($0.texts.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))" } ?? "nothing is drawn"
        var results: [(String, String?)] = []
        for text in expectation.shows { results.append(("shows \"\(text)\"", texts?.contain(text) == true ? nil : there)) }
        for text in expectation.doesNotShow { results.append(("does not show \"\(text)\"", texts?.contain(text) == true ? there : nil)) }
        if let state = expectation.state {
            let found = shown?.state.rawValue ?? "nothing"
            results.append(("is in the state \(state)", found == state ? nil : "it is in the state \(found); \(there)"))
        }
        if let isOnTop = expectation.isOnTop {
            let stack = run.host.stacks().first { $0.widgets.contains(id) }
            let top = stack.map { $0.shown == id } ?? true
            let name = stack.flatMap { run.host.widget($0.shown) }.map { run.recorder.names[$0.id] ?? $0.kind } ?? ""
            results.append((isOnTop ? "is on top of its stack" : "is not on top of its stack", top == isOnTop ? nil : top ? stack == nil ? "it lies in no stack" : "it is on top" : "\(name) is on top"))
        }
        if let entry = expectation.entry {
            let found = shown?.entryIndex.map { $0 + 1 }
            results.append(("shows entry \(entry)", found == entry ? nil : found.map { "it shows entry \($0) of \(shown?.entryCount ?? 0)" } ?? "it shows no entry; \(there)"))
        }
        if let moment = expectation.sameSince {
            let since = run.recorder.unchangedSince(of: id) ?? now
            results.append(("shows the same since \(run.time.short(moment, on: now))", since <= moment ? nil : "it changed at \(run.time.short(since, on: now)); \(there)"))
        }
        return results
    }

    private func counts(_ id: Int) -> [(String, String?)] {
        let reloads = run.recorder.reloads(of: id)
        func result(_ words: String, _ wanted: Int?, _ found: Int) -> (String, String?)? { wanted.map { ("\(words) \($0)", found == $0 ? nil : "it was \(found)") } }
        return [
            result("reloads asked for:", expectation.reloads, reloads.count),
            result("reloads carried out:", expectation.ran, reloads.count { $0.ranAt != nil }),
            result("reloads charged:", expectation.charged, reloads.count { $0.isCharged }),
            result("reloads put off:", expectation.deferred, reloads.count { $0.deferredUntil != nil }),
            result("different pictures:", expectation.pictures, run.recorder.pictureCount(of: id)),
        ].compactMap { $0 }
    }
}
