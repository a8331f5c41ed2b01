// Status of this file: exact.

internal import CCallSite
import DeveloperToolsSupport

/// A title with a symbol or picture before it.
///
/// Status: exact. The icon stands 8 points before the title (layout-rules 7.18), its middle beside that of the title's first line (seen).
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon
    let source: SourceAddress
    @inline(never) public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
        source = vitrine_return_address()
    }
    init(title: Title, icon: Icon, source: SourceAddress) {
        self.title = title
        self.icon = icon
        self.source = source
    }
    public var body: some View {
        EnvironmentReader(source: source) { environment in
            onMainActor { environment.labelStyle.make(LabelStyleConfiguration(title: .init(AnyView(title)), icon: .init(AnyView(icon)))) }
        }
    }
}

extension Label where Title == Text, Icon == Image {
    @inline(never) public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init(title: Text(titleKey), icon: Image(systemName: name), source: vitrine_return_address()) }
    @inline(never) public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: Text(titleKey), icon: Image(name), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, systemImage name: String) { self.init(title: Text(title), icon: Image(systemName: name), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, image name: String) { self.init(title: Text(title), icon: Image(name), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init(_ titleResource: LocalizedStringResource, systemImage name: String) { self.init(title: Text(titleResource), icon: Image(systemName: name), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init(_ titleResource: LocalizedStringResource, image name: String) { self.init(title: Text(titleResource), icon: Image(name), source: vitrine_return_address()) }
    @inline(never) public init(_ titleKey: LocalizedStringKey, image resource: DeveloperToolsSupport.ImageResource) { self.init(title: Text(titleKey), icon: Image(resource), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) public init<S: StringProtocol>(_ title: S, image resource: DeveloperToolsSupport.ImageResource) { self.init(title: Text(title), icon: Image(resource), source: vitrine_return_address()) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to draw.
    @inline(never) public init(_ configuration: LabelStyleConfiguration) { self.init(title: configuration.title, icon: configuration.icon, source: vitrine_return_address()) }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public let title: Title
    public let icon: Icon
    public nonisolated struct Title: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
    public nonisolated struct Icon: View {
        let view: AnyView
        init(_ view: AnyView) { self.view = view }
        public var body: some View { view }
    }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { TitleAndIconLabelStyle().makeBody(configuration: configuration) }
}
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack(alignment: .firstLineCenter, spacing: 8) { configuration.icon; configuration.title } }
}

private extension VerticalAlignment {
    /// The middle of what would be left without the lines after the first.
    enum FirstLineCenter: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { (d.height - (d[VerticalAlignment.lastTextBaseline] - d[VerticalAlignment.firstTextBaseline])) / 2 }
    }
    static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
}
public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == DefaultLabelStyle { nonisolated public static var automatic: DefaultLabelStyle { .init() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() } }
extension LabelStyle where Self == IconOnlyLabelStyle { nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() } }

/// A style whose type is hidden; styles inside a style's body see the style outside.
struct AnyStyle<Configuration> {
    let make: @MainActor (Configuration) -> AnyView
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: AnyStyle<LabelStyleConfiguration> { AnyStyle { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) } }
    }
    var labelStyle: AnyStyle<LabelStyleConfiguration> { get { self[LabelStyleKey.self] } set { self[LabelStyleKey.self] = newValue } }
}

extension View {
    /// The style of labels inside.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { values in
            let outer = values.labelStyle
            values.labelStyle = AnyStyle { AnyView(style.makeBody(configuration: $0).transformEnvironment(\.self) { $0.labelStyle = outer }) }
        })
    }
}
