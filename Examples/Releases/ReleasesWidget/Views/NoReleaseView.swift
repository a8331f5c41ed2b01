import SwiftUI

/// Shown while no release could be fetched yet.
struct NoReleaseView: View {
    var entry: ReleaseEntry

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: "wifi.slash")
                .font(.title2.weight(.semibold))
                .foregroundStyle(Theme.glow)
                .widgetAccentable()
            Text(entry.repository.displayName)
                .font(.headline)
            Text("No release could be fetched. The next try is soon.")
                .font(.caption)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
