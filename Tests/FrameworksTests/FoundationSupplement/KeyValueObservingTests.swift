import Foundation
import FoundationSupplement
import Testing

private final class Word: @unchecked Sendable { var text: String? }
private let word = Word()
extension UserDefaults { fileprivate var observedWord: String? { word.text } }

@Suite(.serialized) struct KeyValueObservingTests {
    @Test("a property of defaults is told when it is another one, and not whenever some value changes")
    func defaults() throws {
        let defaults = try #require(UserDefaults(suiteName: "observed"))
        word.text = nil
        var told: [[String?]] = []
        let observation = defaults.observe(\.observedWord, options: [.old, .new]) { _, change in told.append([change.oldValue ?? "-", change.newValue ?? "-"]) }
        for text in [nil, "a", "a", nil, nil] as [String?] {
            word.text = text
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        }
        #expect(told == [[nil, "a"], ["a", nil]])
        observation.invalidate()
        word.text = "b"
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
        #expect(told.count == 2)
    }
}
