import Combine
import SwiftUI

private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct FlagKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
    fileprivate var flag: Bool { get { self[FlagKey.self] } set { self[FlagKey.self] = newValue } }
}
private final class Model: ObservableObject { @Published var count = 0 }

/// Each way in which views read, keep and pass on values, once.
struct BehaviorShapes: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.widgetContentMargins) private var margins
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.sizeCategory) private var category
    @Environment(\.isLuminanceReduced) private var isReduced
    @Environment(\.pixelLength) private var pixel
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var zone
    @Environment(\.openURL) private var openURL
    @Environment(\.isFocused) private var isFocused
    @Environment(\.scenePhase) private var phase
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dismiss) private var dismiss
    @Environment(\.legibilityWeight) private var legibility
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.flag) private var flag
    @AppStorage("count") private var count = 0
    @AppStorage("name", store: UserDefaults(suiteName: "group.example")) private var name = ""
    @SceneStorage("scene") private var scene = 0
    @ScaledMetric(relativeTo: .body) private var size: CGFloat = 10
    @ScaledMetric private var other = 10.0
    @State private var value = 0
    @StateObject private var model = Model()
    @GestureState private var drag = CGSize.zero
    private func dragged(_ value: DragGesture.Value) {}
    var body: some View {
        Group {
            Text("a").onAppear { value = 1 }.onDisappear {}.task { await Task.yield() }.task(id: value) { await Task.yield() }
            Text("a").onChange(of: value) { value += 0 }.onChange(of: value, initial: true) { old, new in value = old + new }.onChange(of: value) { new in value = new }
            Text("a").onReceive(model.$count) { value = $0 }.onTapGesture {}.onContinuousHover { _ in }
            Text("a").gesture(DragGesture().onChanged { _ in }.onEnded { _ in }).gesture(DragGesture().onChanged(dragged).onEnded(dragged)).gesture(DragGesture(minimumDistance: 1).updating($drag) { value, state, _ in state = value.translation }).gesture(TapGesture().onEnded {})
            Text("a").allowsHitTesting(false).contentShape(Rectangle()).environment(\.flag, true)
            Text("a").preference(key: WidthKey.self, value: 1).onPreferenceChange(WidthKey.self) { _ in }
            Text("a").accessibilityLabel("label").accessibilityLabel(Text("label")).accessibilityValue("value").accessibilityHidden(true).accessibilityElement(children: .combine).accessibilityAddTraits(.isHeader)
            Text("a").accessibility(label: Text("label")).accessibility(hidden: true).accessibilityHint("hint").accessibilityIdentifier("id")
            Child(value: Binding(get: { value }, set: { value = $0 })).previewDisplayName("name").previewLayout(.sizeThatFits)
            Text("a").environmentObject(model)
        }
        let _ = EnvironmentValues()
        let _ = NavigationPath()
    }
}

private struct Child: View {
    @Binding var value: Int
    @ObservedObject var model = Model()
    var body: some View { Text("\(value)") }
}
