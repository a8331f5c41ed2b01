import Foundation

/// The repository whose releases are shown. The app writes it, the widget reads it.
struct Repository: Hashable {
    var owner: String
    var name: String

    /// Shown until another one is chosen in the app.
    static let featured = Repository(owner: "harborlight", name: "lantern")

    /// Offered in the widget's edit sheet.
    static let known = [featured, Repository(owner: "harborlight", name: "buoy"), Repository(owner: "tidewater", name: "almanac")]

    static let suiteName = "group.org.example.releases"
    private static let key = "repository"

    /// What was chosen in the app.
    static var chosen: Repository {
        get {
            UserDefaults(suiteName: suiteName)?.string(forKey: key).flatMap(Repository.init(path:)) ?? featured
        }
        set {
            UserDefaults(suiteName: suiteName)?.set(newValue.path, forKey: key)
        }
    }

    init(owner: String, name: String) {
        self.owner = owner
        self.name = name
    }

    /// Reads "owner/name"; nil where it is anything else.
    init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(owner: String(parts[0]), name: String(parts[1]))
    }

    var path: String { "\(owner)/\(name)" }

    var displayName: String { name.prefix(1).uppercased() + name.dropFirst() }
}
