internal import CCallSite
import Drawing

/// Why a modifier changes nothing in a picture.
package enum UnseenReason {
    /// It says how something moves between two entries (layout-rules 14); a picture shows a moment.
    case animation
    /// It concerns what a widget has on a phone neither: screens, bars, keyboards, pointers, focus.
    case application
    /// It waits for a touch that a widget does not pass on.
    case gesture
    /// It is kept for others: a hint to the system that leaves no trace in the picture.
    case hint
    /// It is shown in another place than the widget: on a watch's face, beside a button of the device.
    case elsewhere
}

/// A modifier that changes nothing in a widget's picture, on a phone neither.
///
/// Gestures raise the finding `gesture-ignored`, what belongs to an app the note `no-effect-in-widget`; the others are as they are
/// on a phone.
nonisolated struct UnseenModifier: PrimitiveModifier {
    let reason: UnseenReason
    let name: String
    init(_ reason: UnseenReason, _ name: String) {
        self.reason = reason
        self.name = name
    }

    func makeElements(_ inputs: _ViewInputs, content: @escaping (_ViewInputs) -> [_ViewElement]) -> [_ViewElement] {
        if inputs.environment.widgetContainer != nil {
            switch reason {
            case .gesture:
                inputs.graph.report(Finding(code: "gesture-ignored", severity: .warning, basis: .doc,
                                            message: "\(name) does nothing in a widget: a tap there opens the app.",
                                            fix: "Use Button(intent:), Toggle(isOn:intent:), Link or widgetURL.", source: inputs.source))
            case .application:
                inputs.graph.report(Finding(code: "no-effect-in-widget", severity: .note, basis: .assumed,
                                            message: "\(name) has no effect in a widget.",
                                            fix: "Leave it to the app's own screens.", source: inputs.source))
            case .elsewhere:
                inputs.graph.report(Finding(code: "no-effect-in-widget", severity: .note, basis: .doc,
                                            message: "\(name) shows nothing in a widget of a phone.",
                                            fix: "Keep it for the watch; draw what the phone must show in the view itself.", source: inputs.source))
            case .animation, .hint: break
            }
        }
        return content(inputs)
    }
}

extension View {
    @inline(__always) nonisolated func unseen(_ reason: UnseenReason, _ name: String, _ source: SourceAddress = vitrine_return_address()) -> ModifiedContent<Self, UnseenModifier> {
        modified(UnseenModifier(reason, name), source)
    }

    /// A modifier of another framework that changes nothing in a picture.
    nonisolated package func unseen(_ reason: UnseenReason, _ name: String, from source: UInt64) -> some View { modified(UnseenModifier(reason, name), source) }
}
