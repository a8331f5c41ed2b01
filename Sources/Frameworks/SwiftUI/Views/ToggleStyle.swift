// Status of this file: exact.

import Drawing

/// A toggle's parts, as styles see them.
public struct ToggleStyleConfiguration {
    public let label: Label
    /// What is shown; writing it has no effect in a widget, where the host flips the value and runs the intent.
    @Binding public var isOn: Bool
    public var isMixed: Bool
    let value: ToggleValue

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, value: ToggleValue) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
        self.value = value
    }
    public nonisolated struct Label: _StylePart { public let _view: AnyView }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { SwitchToggleStyle().makeBody(configuration: configuration) }
}

/// The label at the leading edge, a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
    let tint: Color?
    nonisolated public init() { tint = nil }
    nonisolated public init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        let tint = tint
        EnvironmentReader { environment in
            if environment.labelsAreHidden {
                SwitchControl(isOn: configuration.isOn, tint: tint)
            } else {
                HStack(spacing: 8) {
                    configuration.label
                    Spacer(minLength: 0)
                    SwitchControl(isOn: configuration.isOn, tint: tint)
                }
            }
        }
    }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        BorderedLook(label: configuration.label, role: nil, isProminent: configuration.isOn)
    }
}

/// The system's switch: 51 × 31 points with a knob of 27 up to iOS 18 (composed 6.8, seen), 63 × 28 with an oblong knob from
/// iOS 26 (layout-rules 11.8, assumed).
nonisolated struct SwitchControl: View {
    let isOn: Bool
    let tint: Color?

    var body: some View {
        EnvironmentReader { environment in
            let isOblong = environment.systemMajorVersion >= 26
            let size = isOblong ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
            DrawnView("Switch", size: { _ in size }) { rect, element, builder in
                let environment = element.environment
                let on = tint.map { AnyShapeStyle($0) } ?? environment.tintStyle ?? AnyShapeStyle(Color.green)
                let track = isOn ? on : AnyShapeStyle(Color(uiColor: .secondarySystemFill))
                let capsule = Capsule(style: .circular)
                builder.group(.opacity(environment.isEnabled ? 1 : 0.5), element: element) {
                    // Without colours the knob is told from the track by their alpha (assumed).
                    let isFlat = environment.widgetRenderingMode != .fullColor
                    builder.group(.opacity(isFlat && isOn ? 0.45 : 1), element: element) {
                        builder.fill(capsule.path(in: rect), with: track, in: rect, environment, evenOdd: false, element: element)
                    }
                    let knobSize = isOblong ? CGSize(width: 39, height: 24) : CGSize(width: 27, height: 27), inset: CGFloat = 2
                    let isRight = isOn != (environment.layoutDirection == .rightToLeft)
                    let knob = CGRect(x: isRight ? rect.maxX - inset - knobSize.width : rect.minX + inset, y: rect.midY - knobSize.height / 2, width: knobSize.width, height: knobSize.height)
                    builder.group(.shadow(ColorValue.black.opacity(isFlat ? 0 : 0.15), radius: 4, x: 0, y: 3), element: element) {
                        builder.fill(capsule.path(in: knob), with: Color.white, in: knob, environment, evenOdd: false, element: element)
                    }
                }
            }
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle { nonisolated public static var automatic: DefaultToggleStyle { .init() } }
extension ToggleStyle where Self == SwitchToggleStyle { nonisolated public static var `switch`: SwitchToggleStyle { .init() } }
extension ToggleStyle where Self == ButtonToggleStyle { nonisolated public static var button: ButtonToggleStyle { .init() } }

extension EnvironmentValues {
    private struct ToggleStylesKey: EnvironmentKey { static var defaultValue: [AnyStyle<ToggleStyleConfiguration>] { [] } }
    /// The styles of `toggleStyle`, the nearest last.
    var toggleStyles: [AnyStyle<ToggleStyleConfiguration>] { get { self[ToggleStylesKey.self] } set { self[ToggleStylesKey.self] = newValue } }
    private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
    /// Whether controls leave their labels out (`labelsHidden`).
    var labelsAreHidden: Bool { get { self[LabelsHiddenKey.self] } set { self[LabelsHiddenKey.self] = newValue } }
}

extension View {
    /// The style of toggles inside.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modified(EnvironmentChange { $0.toggleStyles.append(AnyStyle { AnyView(style.makeBody(configuration: $0)) }) })
    }
    /// Leaves the labels of controls inside out of the picture.
    nonisolated public func labelsHidden() -> some View { modified(EnvironmentChange { $0.labelsAreHidden = true }) }
    /// Whether the labels of controls inside are shown.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View { modified(EnvironmentChange { if visibility != .automatic { $0.labelsAreHidden = visibility == .hidden } }) }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
