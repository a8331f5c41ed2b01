// Status of this file: exact.

internal import CCallSite

/// A label and a value beside it.
///
/// Status: approximate: the label leads, the value trails in the secondary colour, as in a row of a form.
public nonisolated struct LabeledContent<Label, Content> {
    let label: AnyView
    let content: AnyView
    let source: SourceAddress
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
    @inline(never) nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: AnyView(label()), content: AnyView(content()), source: vitrine_return_address())
    }

    func makeElements(_ inputs: _ViewInputs) -> [_ViewElement] {
        let configuration = LabeledContentStyleConfiguration(label: .init(_view: label), content: .init(_view: content))
        let standard = AnyStyle<LabeledContentStyleConfiguration> { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
        return StyledView(style: \.labeledContentStyles, configuration: configuration, standard: standard).makeElements(inputs.at(source))
    }
}

extension LabeledContent where Label == Text, Content: View {
    @inline(never) nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(label: AnyView(Text(titleKey)), content: AnyView(content()), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(label: AnyView(Text(title)), content: AnyView(content()), source: vitrine_return_address()) }
}

extension LabeledContent where Label == Text, Content == Text {
    @inline(never) nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(label: AnyView(Text(titleKey)), content: AnyView(Text(value)), source: vitrine_return_address()) }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(label: AnyView(Text(title)), content: AnyView(Text(value)), source: vitrine_return_address()) }
    @inline(never) nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: AnyView(Text(titleKey)), content: AnyView(Text(value, format: format)), source: vitrine_return_address())
    }
    @_disfavoredOverload
    @inline(never) nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: AnyView(Text(title)), content: AnyView(Text(value, format: format)), source: vitrine_return_address())
    }
}

extension LabeledContent where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The content that a style is asked to draw.
    @inline(never) nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: AnyView(configuration.label), content: AnyView(configuration.content), source: vitrine_return_address())
    }
}

/// The parts of labelled content, as styles see them.
public struct LabeledContentStyleConfiguration {
    public let label: Label
    public let content: Content
    public nonisolated struct Label: _StylePart { public let _view: AnyView }
    public nonisolated struct Content: _StylePart { public let _view: AnyView }
}

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader { environment in
            HStack(spacing: 8) {
                if !environment.labelsAreHidden {
                    configuration.label
                    Spacer(minLength: 0)
                }
                configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
            }
        }
    }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle { nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() } }

extension EnvironmentValues {
    private struct LabeledContentStylesKey: EnvironmentKey { static var defaultValue: [AnyStyle<LabeledContentStyleConfiguration>] { [] } }
    var labeledContentStyles: [AnyStyle<LabeledContentStyleConfiguration>] { get { self[LabeledContentStylesKey.self] } set { self[LabeledContentStylesKey.self] = newValue } }
}

extension View {
    /// The style of labelled content inside.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { $0.labeledContentStyles.append(AnyStyle { AnyView(style.makeBody(configuration: $0)) }) })
    }
}
