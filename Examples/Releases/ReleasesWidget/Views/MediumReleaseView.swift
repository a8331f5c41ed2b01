import SwiftUI

/// The version on the left, what is new in it on the right.
struct MediumReleaseView: View {
    var release: Release
    var entry: ReleaseEntry

    var body: some View {
        HStack(spacing: 16) {
            SmallReleaseView(release: release, entry: entry)
                .frame(width: 106)
            VStack(alignment: .leading, spacing: 7) {
                Text(release.title)
                    .font(.headline)
                    .lineLimit(1)
                ForEach(entry.highlights.prefix(3)) { highlight in
                    HighlightRow(highlight: highlight, lineLimit: 1)
                }
                Spacer(minLength: 0)
                Label(release.author.login, systemImage: "person.crop.circle.fill")
                    .labelStyle(CompactLabelStyle())
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A line of the notes with the sign of its kind.
struct HighlightRow: View {
    var highlight: Highlight
    var lineLimit: Int

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 7) {
            Image(systemName: highlight.kind.symbol)
                .font(.caption2.weight(.bold))
                .foregroundStyle(highlight.kind.color)
                .frame(width: 15)
                .widgetAccentable()
            Text(highlight.text)
                .font(.footnote)
                .lineLimit(lineLimit)
        }
    }
}

extension Highlight.Kind {
    var symbol: String {
        switch self {
        case .added: "sparkles"
        case .improved: "bolt.fill"
        case .fixed: "checkmark.seal.fill"
        }
    }

    var color: Color {
        switch self {
        case .added: Color("Ember")
        case .improved: .orange
        case .fixed: .green
        }
    }
}
