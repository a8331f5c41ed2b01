import Foundation

extension ReleaseEntry {
    /// What the gallery shows.
    static var sample: ReleaseEntry {
        let date = Date.now
        return ReleaseEntry(date: date, repository: .featured, release: .sample(publishedAt: date.addingTimeInterval(-26 * 60 * 60)))
    }

    static var offline: ReleaseEntry {
        ReleaseEntry(date: .now, repository: .featured, release: nil)
    }
}

extension Release {
    static func sample(publishedAt date: Date) -> Release {
        let page = URL(string: "https://github.com/harborlight/lantern/releases/tag/v4.1.0")!
        return Release(
            tagName: "v4.1.0",
            name: "Tidewater",
            body: """
            ## New
            - Scenes that follow the tide
            - A compass for shared rooms
            ## Improved
            - Starts twice as fast
            ## Fixed
            - Dimming no longer flickers
            """,
            publishedAt: date,
            htmlUrl: page,
            author: Author(login: "mara-lind"),
            assets: [
                Asset(name: "Lantern-4.1.0.dmg", size: 48_300_000, downloadCount: 12_840, browserDownloadUrl: page),
                Asset(name: "lantern-linux-x64.tar.gz", size: 31_900_000, downloadCount: 7_310, browserDownloadUrl: page),
                Asset(name: "lantern-linux-arm64.tar.gz", size: 30_100_000, downloadCount: 2_460, browserDownloadUrl: page),
            ])
    }
}
