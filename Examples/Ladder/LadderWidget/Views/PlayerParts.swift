import SwiftUI

/// A player's initials in the player's colours.
struct Avatar: View {
    var player: Player
    var size: CGFloat

    var body: some View {
        Circle()
            .fill(LinearGradient(colors: [player.color, player.deepColor], startPoint: .topLeading, endPoint: .bottomTrailing))
            .frame(width: size, height: size)
            .overlay {
                Text(player.initials)
                    .font(.system(size: size * 0.38, weight: .bold, design: .rounded))
                    .foregroundStyle(.white)
            }
            .overlay { Circle().strokeBorder(.white.opacity(0.35), lineWidth: 1) }
            .widgetAccentable()
    }
}

/// By how much the rating moved.
struct ChangeBadge: View {
    var change: Int

    var body: some View {
        HStack(spacing: 2) {
            Image(systemName: change < 0 ? "arrow.down.right" : "arrow.up.right")
            Text(abs(change).formatted())
                .monospacedDigit()
        }
        .font(.system(.caption, design: .rounded, weight: .bold))
        .foregroundStyle(Color(change < 0 ? "Down" : "Up"))
        .padding(.horizontal, 7)
        .padding(.vertical, 3)
        .background(Color(change < 0 ? "Down" : "Up").opacity(0.15), in: Capsule())
    }
}

/// Won and lost matches, the newest last.
struct FormDots: View {
    var form: [Bool]

    var body: some View {
        HStack(spacing: 3) {
            ForEach(Array(form.enumerated()), id: \.offset) { _, isWon in
                Circle()
                    .fill(Color(isWon ? "Up" : "Down").opacity(isWon ? 1 : 0.75))
                    .frame(width: 7, height: 7)
            }
        }
    }
}

/// The ratings as a line over a shade that fades.
struct RatingCurve: View {
    var ratings: [Int]
    var color: Color

    var body: some View {
        ZStack {
            CurveShape(values: ratings.map(Double.init), isClosed: true)
                .fill(LinearGradient(colors: [color.opacity(0.35), color.opacity(0)], startPoint: .top, endPoint: .bottom))
            CurveShape(values: ratings.map(Double.init), isClosed: false)
                .stroke(color, style: StrokeStyle(lineWidth: 2.2, lineCap: .round, lineJoin: .round))
                .widgetAccentable()
        }
    }
}

/// A smooth line through values from the left to the right edge; closed, the area below it.
struct CurveShape: Shape {
    var values: [Double]
    var isClosed: Bool

    func path(in rect: CGRect) -> Path {
        guard values.count > 1, let least = values.min(), let most = values.max() else { return Path() }
        let points = values.enumerated().map { index, value in
            CGPoint(x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
                    y: rect.maxY - 2 - (rect.height - 4) * (value - least) / max(most - least, 1))
        }
        var path = Path()
        path.move(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
            let middle = (from.x + to.x) / 2
            path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

/// A quiet surface with the player's colour in its corner.
struct WidgetBackdrop: View {
    var player: Player

    var body: some View {
        ZStack {
            Color(.widgetBackground)
            RadialGradient(colors: [player.color.opacity(0.28), player.color.opacity(0)], center: .topLeading, startRadius: 0, endRadius: 220)
        }
    }
}

extension Player {
    /// The player's own colour, by the place in the club's list.
    var color: Color { Color(hue: hue, saturation: 0.66, brightness: 0.86) }
    var deepColor: Color { Color(hue: (hue + 0.06).truncatingRemainder(dividingBy: 1), saturation: 0.78, brightness: 0.62) }

    private var hue: Double {
        let place = Club.players.firstIndex(of: self) ?? 0
        return (0.03 + Double(place) * 0.381966).truncatingRemainder(dividingBy: 1)
    }
}
