import SwiftUI
import WidgetKit

/// Chooses the repository and shows its newest release.
struct ContentView: View {
    @State private var path = Repository.chosen.path
    @State private var state = LoadingState.loading

    enum LoadingState {
        case loading
        case loaded(Release)
        case failed(String)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Repository") {
                    TextField("owner/name", text: $path)
                        .autocorrectionDisabled()
                        .textInputAutocapitalization(.never)
                        .onSubmit { Task { await load() } }
                }
                Section("Newest release") {
                    switch state {
                    case .loading:
                        ProgressView()
                    case .loaded(let release):
                        ReleaseRows(release: release)
                    case .failed(let reason):
                        Label(reason, systemImage: "exclamationmark.triangle")
                    }
                }
            }
            .navigationTitle("Releases")
            .task { await load() }
            .refreshable { await load() }
        }
    }

    private func load() async {
        guard let repository = Repository(path: path.trimmingCharacters(in: .whitespaces)) else {
            state = .failed("Write it as owner/name.")
            return
        }
        Repository.chosen = repository
        WidgetCenter.shared.reloadTimelines(ofKind: "LatestRelease")
        do {
            state = .loaded(try await GitHub().latestRelease(of: repository))
        } catch GitHub.Failure.noRelease {
            state = .failed("\(repository.path) has no release.")
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}

struct ReleaseRows: View {
    var release: Release

    var body: some View {
        LabeledContent("Version", value: release.version)
        LabeledContent("Published", value: release.publishedAt.formatted(date: .abbreviated, time: .shortened))
        LabeledContent("Downloads", value: release.downloads.formatted())
        ForEach(release.highlights) { highlight in
            Text(highlight.text)
        }
        Link("Open on GitHub", destination: release.htmlUrl)
    }
}
