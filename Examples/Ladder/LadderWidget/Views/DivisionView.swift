import SwiftUI
import WidgetKit

struct DivisionView: View {
    @Environment(\.widgetFamily) private var family
    var entry: DivisionEntry

    private var players: [Player] { Array(entry.players.prefix(family == .systemLarge ? 7 : 3)) }

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemLarge ? 6 : 5) {
            HStack {
                Text(entry.league.rawValue.capitalized)
                    .font(.system(.headline, design: .rounded, weight: .bold))
                Spacer()
                Label("Rating", systemImage: "chart.line.uptrend.xyaxis")
                    .font(.caption2.weight(.semibold))
                    .foregroundStyle(.secondary)
            }
            ForEach(Array(players.enumerated()), id: \.element.id) { place, player in
                PlayerRow(place: place + 1, player: player, showsForm: entry.showsForm)
            }
            if players.count < (family == .systemLarge ? 7 : 3) { Spacer(minLength: 0) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

struct PlayerRow: View {
    var place: Int
    var player: Player
    var showsForm: Bool

    var body: some View {
        if let url = player.url {
            Link(destination: url) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 9) {
            Text(place.formatted())
                .font(.system(.caption, design: .rounded, weight: .heavy))
                .monospacedDigit()
                .foregroundStyle(place == 1 ? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(Color.secondary))
                .frame(width: 12)
            Avatar(player: player, size: 26)
            Text(player.name)
                .font(.subheadline.weight(.medium))
                .foregroundStyle(Color.primary)
                .lineLimit(1)
            Spacer(minLength: 4)
            if showsForm { FormDots(form: player.form) }
            Text(player.rating.formatted(.number.grouping(.never)))
                .font(.system(.subheadline, design: .rounded, weight: .bold))
                .monospacedDigit()
                .foregroundStyle(Color.primary)
                .frame(width: 48, alignment: .trailing)
        }
        .padding(.horizontal, 8)
        .frame(maxHeight: 36)
        .frame(maxHeight: .infinity)
        .background(place == 1 ? Color(.surface) : .clear, in: RoundedRectangle(cornerRadius: 11, style: .continuous))
    }
}
