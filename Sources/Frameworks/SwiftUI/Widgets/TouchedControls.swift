import Drawing

/// What a finger does to the widget while it is drawn, for the controls that show it.
extension EnvironmentValues {
    private struct PressedControlKey: EnvironmentKey { static let defaultValue: UInt64? = nil }
    /// The identity of the button that is held down.
    package var pressedControl: UInt64? { get { self[PressedControlKey.self] } set { self[PressedControlKey.self] = newValue } }
    private struct FlippedControlKey: EnvironmentKey { static let defaultValue: UInt64? = nil }
    /// The identity of the toggle that is drawn in its other position.
    package var flippedControl: UInt64? { get { self[FlippedControlKey.self] } set { self[FlippedControlKey.self] = newValue } }
    private struct IsPressedKey: EnvironmentKey { static let defaultValue = false }
    /// Whether the view is inside the button that is held down: for the styles of the system.
    var isPressed: Bool { get { self[IsPressedKey.self] } set { self[IsPressedKey.self] = newValue } }
}

/// How content that new data may change is drawn while an intent runs: dimmed to half (widgetkit-behaviour G5 and layout-rules 11.5 say that
/// it dims, not how much: assumed).
nonisolated struct InvalidatableModifier: PrimitiveModifier {
    let isInvalidatable: Bool
    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        guard isInvalidatable, inputs.environment.redactionReasons.contains(.invalidated) else { return content(inputs) }
        return EffectModifier(FixedEffect(effect: .opacity(0.5)), "invalidatableContent").makeElements(inputs, content: content)
    }
}

/// How the elements inside change from one entry to the next, as modifiers say.
struct ContentChangeValues: Equatable {
    var animation: Animation?
    /// Whether nothing moves: `animation(nil, value:)`.
    var isStill = false
}

extension EnvironmentValues {
    private struct ContentChangeKey: EnvironmentKey { static let defaultValue = ContentChangeValues() }
    var contentChange: ContentChangeValues { get { self[ContentChangeKey.self] } set { self[ContentChangeKey.self] = newValue } }

    /// Data for the archive; nil where nothing is said.
    var archivedChange: ContentChange? {
        let content = contentTransition == .identity && !saysContentTransition ? "" : contentTransition.name
        let values = contentChange
        guard !content.isEmpty || values.animation != nil || values.isStill else { return nil }
        return ContentChange(content: content, timing: values.animation?.timing, isAnimated: !values.isStill)
    }

    private struct SaysContentTransitionKey: EnvironmentKey { static let defaultValue = false }
    /// Whether a content transition was asked for: `.identity` is one too.
    var saysContentTransition: Bool { get { self[SaysContentTransitionKey.self] } set { self[SaysContentTransitionKey.self] = newValue } }
}

extension Animation {
    var timing: ContentChange.Timing {
        let speed = speedFactor > 0 ? speedFactor : 1
        return switch curve {
        case .bezier(let a, let b, let c, let d, let duration): .init(curve: .bezier(a, b, c, d), duration: duration / speed, delay: delaySeconds)
        case .spring(let duration, let bounce): .init(curve: .spring(bounce: bounce), duration: duration / speed, delay: delaySeconds)
        }
    }
}

extension ContentChange {
    func coming(by transition: String) -> ContentChange { var copy = self; copy.transition = transition; return copy }
    func timed(_ timing: Timing) -> ContentChange { var copy = self; copy.timing = timing; return copy }
}
