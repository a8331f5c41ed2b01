import Foundation

/// The last release that was fetched: better than nothing when the network is away.
struct ReleaseCache {
    private let defaults = UserDefaults(suiteName: Repository.suiteName)

    subscript(repository: Repository) -> Release? {
        get {
            defaults?.data(forKey: key(repository)).flatMap { try? JSONDecoder().decode(Release.self, from: $0) }
        }
        nonmutating set {
            defaults?.set(newValue.flatMap { try? JSONEncoder().encode($0) }, forKey: key(repository))
        }
    }

    private func key(_ repository: Repository) -> String { "release of \(repository.path)" }
}
