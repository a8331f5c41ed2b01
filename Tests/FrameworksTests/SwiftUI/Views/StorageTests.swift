import Drawing
@testable import SwiftUI
import Testing

private enum Mode: String { case day, night }

@Suite struct StorageTests {
    private let store: UserDefaults
    private let name = "StorageTests.\(UUID().uuidString)"
    init() throws { store = try #require(UserDefaults(suiteName: name)) }

    private struct Count: View {
        @AppStorage("count") var count = 7
        var body: some View { Text(verbatim: "\(count)") }
    }
    private struct Setting: View {
        @AppStorage("count") var count = 0
        var body: some View { Text(verbatim: "\(count)").onAppear { count = 3 } }
    }

    @Test("AppStorage reads the store of the environment, and its default where the key is missing")
    func reads() {
        #expect(Drawn(Count().defaultAppStorage(store)).texts == ["7"])
        store.set(42, forKey: "count")
        #expect(Drawn(Count().defaultAppStorage(store)).texts == ["42"])
        store.removePersistentDomain(forName: name)
    }

    @Test("what an action writes while drawing is in the store and in the picture")
    func writes() {
        #expect(Drawn(Setting().defaultAppStorage(store)).texts == ["3"])
        #expect(store.integer(forKey: "count") == 3)
        store.removePersistentDomain(forName: name)
    }

    @Test("every kind of value goes in and comes out; nil takes the key away")
    func kinds() {
        let text = AppStorage(wrappedValue: "a", "text", store: store), flag = AppStorage(wrappedValue: false, "flag", store: store), number = AppStorage(wrappedValue: 0.5, "number", store: store)
        text.wrappedValue = "b"; flag.wrappedValue = true; number.wrappedValue = 1.5
        #expect(text.wrappedValue == "b" && flag.wrappedValue && number.wrappedValue == 1.5)
        let mode = AppStorage(wrappedValue: Mode.day, "mode", store: store), data = AppStorage(wrappedValue: Data(), "data", store: store)
        mode.wrappedValue = .night; data.wrappedValue = Data([1])
        #expect(mode.wrappedValue == .night && data.wrappedValue == Data([1]))
        let optional = AppStorage<String?>("optional", store: store)
        #expect(optional.wrappedValue == nil)
        optional.wrappedValue = "x"
        #expect(optional.wrappedValue == "x")
        optional.projectedValue.wrappedValue = nil
        #expect(store.object(forKey: "optional") == nil)
        store.removePersistentDomain(forName: name)
    }

    @Test("a scaled metric grows as its text style does")
    func scaledMetric() {
        struct Scaled: View {
            @ScaledMetric(relativeTo: .body) var side: CGFloat = 17
            var body: some View { Color.red.frame(width: side, height: side) }
        }
        #expect(measured(Scaled(), 100, 100) == size(17, 17))
        // Body text has 19 points at xLarge (text-styles.tsv).
        #expect(measured(Scaled(), 100, 100, environment: .with { $0.dynamicTypeSize = .xLarge }) == size(19, 19))
    }
}
