/// A tap in a scenario.
struct TapStep {
    let tap: Scenario.Tap
    let widget: Int

    init(_ tap: Scenario.Tap, widget: Int) { self.tap = tap; self.widget = widget }

    /// - Returns: the URL that the app was opened with, if it was.
    func carryOut(on host: WidgetHost, failure: (String) -> ScenarioError) throws -> String? {
        throw failure("taps are not carried out yet; leave the step out.")
    }
}
