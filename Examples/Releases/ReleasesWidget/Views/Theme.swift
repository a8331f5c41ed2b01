import SwiftUI

/// The colours that run through all sizes.
enum Theme {
    static let glow = LinearGradient(colors: [Color("Dusk"), Color("Ember")], startPoint: .topLeading, endPoint: .bottomTrailing)
}

/// What lies behind every size: a quiet surface with the glow of a lamp in its upper corner.
struct WidgetBackdrop: View {
    var body: some View {
        ZStack {
            Color("WidgetBackground")
            RadialGradient(colors: [Color("Dusk").opacity(0.26), Color("Dusk").opacity(0)], center: .topLeading, startRadius: 0, endRadius: 230)
            RadialGradient(colors: [Color("Ember").opacity(0.20), Color("Ember").opacity(0)], center: .bottomTrailing, startRadius: 0, endRadius: 250)
        }
    }
}

/// The repository's mark.
struct RepositoryIcon: View {
    var size: CGFloat

    var body: some View {
        RoundedRectangle(cornerRadius: size * 0.28, style: .continuous)
            .fill(Theme.glow)
            .frame(width: size, height: size)
            .overlay {
                Image(systemName: "shippingbox.fill")
                    .font(.system(size: size * 0.5, weight: .semibold))
                    .foregroundStyle(.white)
            }
            .shadow(color: Color("Ember").opacity(0.35), radius: 4, y: 2)
            .widgetAccentable()
    }
}

/// The version in a bright capsule.
struct VersionBadge: View {
    var version: String

    var body: some View {
        Text(version)
            .font(.system(.subheadline, design: .rounded, weight: .bold))
            .monospacedDigit()
            .foregroundStyle(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(Theme.glow, in: Capsule())
    }
}
