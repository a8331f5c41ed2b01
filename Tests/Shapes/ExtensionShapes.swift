import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Shapes that whole extensions were found to need.

private struct Race: ActivityAttributes {
    struct ContentState: Codable, Hashable { var lap: Int }
}

private struct RaceActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Race.self) { context in
            Text("\(context.state.lap)")
        } dynamicIsland: { context in
            DynamicIsland {
                expanded(context.state)
            } compactLeading: {
                Text("l")
            } compactTrailing: {
                Text("t")
            } minimal: {
                Text("m")
            }
        }
    }

    @DynamicIslandExpandedContentBuilder
    private func expanded(_ state: Race.ContentState) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedRegion(.leading) { Text("a") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(state.lap)") }
    }
}

private struct RacePreviews: PreviewProvider {
    static let attributes = Race()
    static var previews: some View {
        attributes.previewContext(Race.ContentState(lap: 1), viewKind: .content).previewDisplayName("Banner")
        attributes.previewContext(Race.ContentState(lap: 1), viewKind: .dynamicIsland(.compact))
    }
}

private struct VersionedBundle: WidgetBundle {
    var body: some Widget {
        RaceActivity()
        if _iOS(16, 1) { RaceActivity() }
        if _iOS(18) {
            RaceActivity()
            RaceActivity()
        } else {
            RaceActivity()
        }
    }
}
private struct OnlyVersionedBundle: WidgetBundle {
    var body: some Widget {
        if _iOS(17) { RaceActivity() }
    }
}

// What `return` in a function that asks for the version is compiled to.
private struct Erased: View {
    var body: some View { content.padding() }
    private var content: some View { if _iOS(17) { return _erasedView(Text("a")) } else { return _erasedView(self) } }
    private func configuration(_ base: some WidgetConfiguration) -> some WidgetConfiguration {
        if _iOS(17) { return _erasedWidgetConfiguration(base.contentMarginsDisabled()) } else { return _erasedWidgetConfiguration(base) }
    }
}

private struct BareParameter: AppIntent {
    static let title: LocalizedStringResource = "Bare"
    @Parameter private var id: String?
    init() {}
    init(id: String) { self.id = id }
    func perform() async throws -> some IntentResult { .result() }
}

private func values() {
    let defaults = UserDefaults.standard
    defaults.setValue(1, forKey: "a")
    _ = defaults.value(forKey: "a") as? Int
    _ = Text("\(Date(), formatter: DateFormatter())")
    _ = Text(Date(), formatter: DateFormatter())
    _ = CGFloat(truncating: 1.5 as NSNumber)
    _ = URLProtocol.classForCoder()
    _ = DispatchSerialQueue(label: "a")
    UISelectionFeedbackGenerator().selectionChanged()
    let image: UIImage = #imageLiteral(resourceName: "sample")
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    _ = (image, color)
}

private struct Scaled: View {
    var body: some View { VStack { Text("a") }.textScale(.secondary) }
}
