import SwiftUI
import WidgetKit

struct EpisodeWidgetView: View {
    @Environment(\.widgetFamily) private var family
    var entry: EpisodeEntry

    var body: some View {
        if let episode = entry.episode {
            Group {
                switch family {
                case .systemMedium: MediumEpisodeView(episode: episode)
                case .systemLarge: LargeEpisodeView(episode: episode, following: entry.following)
                default: SmallEpisodeView(episode: episode)
                }
            }
            .widgetURL(episode.url)
        } else {
            EmptyShelfView()
                .widgetURL(Episode.shelf)
        }
    }
}

/// The artwork with the title on it.
struct SmallEpisodeView: View {
    var episode: Episode

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            EpisodeNumber(episode: episode)
            Spacer()
            Text(episode.title)
                .font(.system(.headline, design: .serif, weight: .bold))
                .lineLimit(2)
            Text(episode.length)
                .font(.caption2.weight(.semibold))
                .opacity(0.85)
        }
        .foregroundStyle(.white)
        .shadow(color: .black.opacity(0.25), radius: 3, y: 1)
        .padding(14)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(for: .widget) { Artwork(hue: episode.hue) }
    }
}

struct MediumEpisodeView: View {
    var episode: Episode

    var body: some View {
        HStack(spacing: 14) {
            Artwork(hue: episode.hue)
                .frame(width: 118)
                .clipShape(ContainerRelativeShape())
            VStack(alignment: .leading, spacing: 4) {
                EpisodeNumber(episode: episode)
                    .foregroundStyle(Color.accentColor)
                Text(episode.title)
                    .font(.system(.title3, design: .serif, weight: .bold))
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
                Text(episode.summary)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
                Spacer(minLength: 2)
                PlayLink(episode: episode)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(12)
        .containerBackground(for: .widget) { Color(.widgetBackground) }
    }
}

/// The episode on top, and the three that follow, each with a link of its own.
struct LargeEpisodeView: View {
    var episode: Episode
    var following: [Episode]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ZStack(alignment: .bottomLeading) {
                Artwork(hue: episode.hue)
                VStack(alignment: .leading, spacing: 2) {
                    EpisodeNumber(episode: episode)
                    Text(episode.title)
                        .font(.system(.title2, design: .serif, weight: .bold))
                    Text(episode.summary)
                        .font(.footnote)
                        .opacity(0.9)
                        .lineLimit(1)
                }
                .foregroundStyle(.white)
                .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
                .padding(14)
            }
            .frame(maxHeight: .infinity)
            .clipShape(ContainerRelativeShape())
            VStack(spacing: 9) {
                ForEach(following.prefix(3)) { EpisodeRow(episode: $0) }
            }
            .padding(.horizontal, 4)
            .padding(.bottom, 2)
        }
        .padding(12)
        .containerBackground(for: .widget) { Color(.widgetBackground) }
    }
}

struct EpisodeRow: View {
    var episode: Episode

    var body: some View {
        Link(destination: episode.url) {
            HStack(spacing: 10) {
                Artwork(hue: episode.hue)
                    .frame(width: 38, height: 38)
                    .clipShape(RoundedRectangle(cornerRadius: 9, style: .continuous))
                VStack(alignment: .leading, spacing: 1) {
                    Text(episode.title)
                        .font(.subheadline.weight(.semibold))
                        .foregroundStyle(Color.primary)
                    Text(episode.summary)
                        .font(.caption)
                        .foregroundStyle(Color.secondary)
                }
                .lineLimit(1)
                Spacer(minLength: 4)
                Text(episode.length)
                    .font(.caption.weight(.medium))
                    .monospacedDigit()
                    .foregroundStyle(Color.secondary)
            }
        }
    }
}

struct EpisodeNumber: View {
    var episode: Episode

    var body: some View {
        Text("EPISODE \(episode.number)")
            .font(.system(size: 10, weight: .heavy, design: .rounded))
            .kerning(0.8)
            .widgetAccentable()
    }
}

/// Opens the episode and says that it is to play.
struct PlayLink: View {
    var episode: Episode

    var body: some View {
        Link(destination: episode.url.appending(queryItems: [URLQueryItem(name: "play", value: "1")])) {
            Label(episode.length, systemImage: "play.fill")
                .font(.caption.weight(.bold))
                .foregroundStyle(.white)
                .padding(.horizontal, 11)
                .padding(.vertical, 6)
                .background(Color.accentColor, in: Capsule())
        }
    }
}

struct EmptyShelfView: View {
    var body: some View {
        VStack(spacing: 6) {
            Image(systemName: "radio")
                .font(.title2)
                .foregroundStyle(Color.accentColor)
            Text("Open Episodes once to fill the shelf.")
                .font(.footnote)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .containerBackground(for: .widget) { Color(.widgetBackground) }
    }
}
