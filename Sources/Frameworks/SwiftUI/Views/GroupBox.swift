// Status of this file: exact.

internal import CCallSite

/// Content with a title, set apart by a box.
///
/// Status: approximate: the title in the headline font over the content, 16 points inside a box of the secondary background with
/// corners of 8 points (assumed).
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: AnyView?
    let content: AnyView
    let source: SourceAddress
    init(label: AnyView?, content: AnyView, source: SourceAddress) {
        self.label = label
        self.content = content
        self.source = source
    }
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label: label().asPart, content: AnyView(content()), source: vitrine_return_address()) }
    @inline(never) nonisolated public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label.asPart, content: AnyView(content()), source: vitrine_return_address()) }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let configuration = GroupBoxStyleConfiguration(label: .init(_view: label ?? AnyView(EmptyView())), content: .init(_view: content))
        let standard = AnyStyle<GroupBoxStyleConfiguration> { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
        return StyledView(style: \.groupBoxStyles, configuration: configuration, standard: standard).makeElements(inputs.at(source))
    }
}

extension GroupBox where Label == EmptyView {
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: AnyView(content()), source: vitrine_return_address()) }
}

extension GroupBox where Label == Text {
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: AnyView(Text(titleKey)), content: AnyView(content()), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: AnyView(Text(title)), content: AnyView(content()), source: vitrine_return_address()) }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The box that a style is asked to draw.
    @inline(never) nonisolated public init(_ configuration: GroupBoxStyleConfiguration) { self.init(label: AnyView(configuration.label), content: AnyView(configuration.content), source: vitrine_return_address()) }
}

/// The parts of a group box, as styles see them.
public struct GroupBoxStyleConfiguration {
    public let label: Label
    public let content: Content
    public nonisolated struct Label: _StylePart { public let _view: AnyView }
    public nonisolated struct Content: _StylePart { public let _view: AnyView }
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle { nonisolated public static var automatic: DefaultGroupBoxStyle { .init() } }

extension EnvironmentValues {
    private struct GroupBoxStylesKey: EnvironmentKey { static var defaultValue: [AnyStyle<GroupBoxStyleConfiguration>] { [] } }
    var groupBoxStyles: [AnyStyle<GroupBoxStyleConfiguration>] { get { self[GroupBoxStylesKey.self] } set { self[GroupBoxStylesKey.self] = newValue } }
}

extension View {
    /// The style of group boxes inside.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { $0.groupBoxStyles.append(AnyStyle { AnyView(style.makeBody(configuration: $0)) }) })
    }
}
