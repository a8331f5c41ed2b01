import SwiftUI

/// Everything: what it is, what is new in it, and how often it was fetched.
struct LargeReleaseView: View {
    var release: Release
    var entry: ReleaseEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            Text(release.title)
                .font(.system(.title2, design: .rounded, weight: .bold))
                .lineLimit(1)
                .padding(.top, 12)
            Text("\(release.age(at: entry.date)) by \(release.author.login)")
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.top, 1)
            // As many lines as the phone has room for; the space is theirs before it is the spacer's.
            ViewThatFits(in: .vertical) {
                highlights(4)
                highlights(3)
                highlights(2)
            }
            .layoutPriority(1)
            .padding(.top, 12)
            Spacer(minLength: 8)
            AssetList(assets: Array(release.assets.prefix(3)))
        }
    }

    private func highlights(_ count: Int) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(entry.highlights.prefix(count)) { highlight in
                HighlightRow(highlight: highlight, lineLimit: 1)
            }
        }
    }

    private var header: some View {
        HStack(spacing: 10) {
            RepositoryIcon(size: 40)
            VStack(alignment: .leading, spacing: 1) {
                Text(entry.repository.displayName)
                    .font(.headline)
                Text(entry.repository.path)
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer()
            VersionBadge(version: release.version)
        }
    }
}

/// The files of a release, each with its share of the downloads.
struct AssetList: View {
    var assets: [Release.Asset]

    private var most: Int { max(1, assets.map(\.downloadCount).max() ?? 1) }

    var body: some View {
        VStack(spacing: 8) {
            ForEach(assets) { asset in
                Link(destination: asset.browserDownloadUrl) {
                    VStack(spacing: 4) {
                        HStack {
                            Text(asset.name)
                                .font(.caption.weight(.medium))
                                .foregroundStyle(.primary)
                                .lineLimit(1)
                                .truncationMode(.middle)
                            Spacer(minLength: 8)
                            Text(asset.downloadCount.formatted())
                                .font(.caption.weight(.semibold))
                                .monospacedDigit()
                                .foregroundStyle(.secondary)
                        }
                        ShareBar(share: Double(asset.downloadCount) / Double(most))
                    }
                }
            }
        }
        .padding(11)
        .background(.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}

/// A bar, filled as far as its share goes.
struct ShareBar: View {
    var share: Double

    var body: some View {
        GeometryReader { bar in
            ZStack(alignment: .leading) {
                Capsule().fill(.primary.opacity(0.08))
                Capsule().fill(Theme.glow)
                    .frame(width: max(bar.size.height, bar.size.width * share))
                    .widgetAccentable()
            }
        }
        .frame(height: 4)
    }
}
