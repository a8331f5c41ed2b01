// Status of this file: exact.

internal import CCallSite

/// A picture and words that say why there is nothing to show.
///
/// Status: approximate: a large symbol in the secondary colour, a bold title, a description and actions, in the middle of the space.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let details: Description
    let actions: Actions

    nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() }) {
        self.label = label()
        details = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            details.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The label of an empty place: the picture above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) { self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }) }
    nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) { self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) { self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }) }
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) { self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }) }
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) { self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }) }
}

/// The views of `ContentUnavailableView.search`.
public typealias SearchUnavailableContent = ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A search without results.
    nonisolated public static var search: Self { Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")) }
    nonisolated public static func search(text: String) -> Self { Self("No Results for “\(text)”", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search.")) }
}

/// A view that is drawn anew only where it differs; a widget's view is drawn once.
///
/// Status: exact.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
    public var content: Content
    nonisolated public init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension View where Self: Equatable {
    /// Draws the view anew only where it differs.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
