import WidgetKit

struct ReleaseEntry: TimelineEntry {
    var date: Date
    var repository: Repository
    /// Nil where none could be fetched, now or before.
    var release: Release?
    /// The kinds of notes that are shown.
    var kinds: Set<Highlight.Kind> = [.added, .improved, .fixed]

    var highlights: [Highlight] { (release?.highlights ?? []).filter { kinds.contains($0.kind) } }
}

extension ReleaseEntry {
    /// The release as GitHub has it now, else the one it had last.
    static func current(of repository: Repository) async -> (entry: ReleaseEntry, isFresh: Bool) {
        let cache = ReleaseCache()
        do {
            let release = try await GitHub().latestRelease(of: repository)
            cache[repository] = release
            return (ReleaseEntry(date: .now, repository: repository, release: release), true)
        } catch {
            return (ReleaseEntry(date: .now, repository: repository, release: cache[repository]), false)
        }
    }
}

struct ReleaseProvider: TimelineProvider {
    func placeholder(in context: Context) -> ReleaseEntry {
        .sample
    }

    func getSnapshot(in context: Context, completion: @escaping (ReleaseEntry) -> Void) {
        if context.isPreview {
            completion(.sample)
            return
        }
        Task { completion(await ReleaseEntry.current(of: .chosen).entry) }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ReleaseEntry>) -> Void) {
        Task {
            let (entry, isFresh) = await ReleaseEntry.current(of: .chosen)
            // An hour is well within the day's budget; after a failure it is worth trying sooner.
            let next = entry.date.addingTimeInterval(isFresh ? 60 * 60 : 15 * 60)
            completion(Timeline(entries: [entry], policy: .after(next)))
        }
    }
}
