import SwiftSyntax

/// What the body of a declaration says about itself: calls that raise a finding, or that state why nothing is to be seen.
enum DerivedStatus {
    static func status(ofBody body: String) -> SupportStatus? {
        // A modifier without effect names its reason to `unseen`.
        if let reason = argument(of: "unseen(.", in: body) {
            switch reason {
            case "application": return SupportStatus(.exact, "no effect in a widget, on a phone neither; raises the note `no-effect-in-widget`")
            case "gesture": return SupportStatus(.exact, "a widget passes no touch on; raises `gesture-ignored`")
            case "animation": return SupportStatus(.exact, "no effect on a still picture: it says how something moves")
            case "elsewhere": return SupportStatus(.exact, "no effect on a still picture: it is shown in another place than the widget")
            default: return SupportStatus(.exact, "no effect on a still picture: a hint to the system")
            }
        }
        if body.contains("RefusedView(") || body.contains("RefusedLabel(") { return SupportStatus(.exact, "a widget refuses it and shows a no-entry sign") }
        if body.contains("undrawn(") { return SupportStatus(.declared, "drawing it raises `unsupported-api`") }
        if body.contains("MissingCapabilities.note(") { return SupportStatus(.declared, "using it raises `unsupported-api`") }
        return nil
    }

    private static func argument(of call: String, in body: String) -> String? {
        body.range(of: call).map { String(body[$0.upperBound...].prefix { $0.isLetter }) }
    }
}
