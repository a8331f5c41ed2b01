import Foundation

/// A published version of a repository, as far as the widget and the app show it.
struct Release: Codable, Hashable {
    struct Author: Codable, Hashable {
        var login: String
    }

    /// A file that people download.
    struct Asset: Codable, Hashable, Identifiable {
        var name: String
        /// Bytes.
        var size: Int
        var downloadCount: Int
        var browserDownloadUrl: URL
        var id: String { name }
    }

    var tagName: String
    var name: String?
    var body: String?
    var publishedAt: Date
    var htmlUrl: URL
    var author: Author
    var assets: [Asset]
}

extension Release {
    /// The tag without the "v" that many projects write before the number.
    var version: String {
        tagName.hasPrefix("v") ? String(tagName.dropFirst()) : tagName
    }

    var title: String {
        if let name, !name.isEmpty, name != tagName { return name }
        return "Version \(version)"
    }

    var downloads: Int { assets.reduce(0) { $0 + $1.downloadCount } }

    /// How long ago it was published, in words: "18 hr. ago".
    func age(at date: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        return formatter.localizedString(for: publishedAt, relativeTo: date)
    }
}
