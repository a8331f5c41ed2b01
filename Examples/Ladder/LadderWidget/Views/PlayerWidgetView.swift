import SwiftUI
import WidgetKit

struct PlayerWidgetView: View {
    @Environment(\.widgetFamily) private var family
    var player: Player

    var body: some View {
        switch family {
        case .accessoryRectangular: LockScreenPlayerView(player: player)
        case .systemMedium: MediumPlayerView(player: player)
        default: SmallPlayerView(player: player)
        }
    }
}

struct SmallPlayerView: View {
    var player: Player

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top) {
                Avatar(player: player, size: 38)
                Spacer()
                ChangeBadge(change: player.change)
            }
            Spacer(minLength: 6)
            Text(player.name)
                .font(.subheadline.weight(.semibold))
                .foregroundStyle(.secondary)
                .lineLimit(1)
            Text(player.rating.formatted(.number.grouping(.never)))
                .font(.system(size: 34, weight: .heavy, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(player.rating)))
            RatingCurve(ratings: player.ratings, color: player.color)
                .frame(height: 24)
                .padding(.top, 2)
        }
    }
}

struct MediumPlayerView: View {
    var player: Player

    var body: some View {
        HStack(spacing: 18) {
            VStack(alignment: .leading, spacing: 0) {
                Avatar(player: player, size: 44)
                Spacer(minLength: 6)
                Text(player.name)
                    .font(.headline)
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
                Text("No. \(Club.rank(of: player)), \(player.club)")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                FormDots(form: player.form)
                    .padding(.top, 7)
            }
            .frame(width: 112, alignment: .leading)
            VStack(alignment: .leading, spacing: 4) {
                HStack(alignment: .firstTextBaseline) {
                    Text(player.rating.formatted(.number.grouping(.never)))
                        .font(.system(size: 34, weight: .heavy, design: .rounded))
                        .monospacedDigit()
                    Spacer()
                    ChangeBadge(change: player.change)
                }
                RatingCurve(ratings: player.ratings, color: player.color)
                Text("12 weeks")
                    .font(.caption2.weight(.medium))
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct LockScreenPlayerView: View {
    var player: Player

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack {
                Text(player.name)
                    .font(.headline)
                    .widgetAccentable()
                Spacer()
                Text(player.rating.formatted(.number.grouping(.never)))
                    .font(.headline)
                    .monospacedDigit()
            }
            RatingCurve(ratings: player.ratings, color: .primary)
        }
        .lineLimit(1)
    }
}
