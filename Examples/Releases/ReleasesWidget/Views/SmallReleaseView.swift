import SwiftUI

/// Which version, of what, how new.
struct SmallReleaseView: View {
    var release: Release
    var entry: ReleaseEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                RepositoryIcon(size: 36)
                Spacer()
                Label(release.downloads.formatted(.number.notation(.compactName)), systemImage: "arrow.down.circle.fill")
                    .labelStyle(CompactLabelStyle())
            }
            Spacer(minLength: 8)
            Text(entry.repository.displayName)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
            Text(release.version)
                .font(.system(size: 38, weight: .bold, design: .rounded))
                .foregroundStyle(Theme.glow)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .widgetAccentable()
            Text(release.age(at: entry.date))
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}

/// A small symbol close to its number.
struct CompactLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) {
            configuration.icon
            configuration.title
        }
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.secondary)
    }
}
