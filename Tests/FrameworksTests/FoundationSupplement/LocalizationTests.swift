@testable import FoundationSupplement
import Testing

private struct Table: LocalizationProvider {
    var entries: [String: String]
    func format(forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription, locale: Locale,
                arguments: [LocalizationArgument]) -> String? {
        if let count = arguments.first?.pluralOperand, let plural = entries["\(key)#\(count == 1 ? "one" : "other")"] { return plural }
        return entries[(table.map { $0 + "/" } ?? "") + key]
    }
}

@Suite(.serialized) struct LocalizationTests {
    private func with<T>(_ entries: [String: String], _ body: () -> T) -> T {
        let before = Localization.provider
        Localization.provider = Table(entries: entries)
        defer { Localization.provider = before }
        return body()
    }
    private let english = Locale(identifier: "en_US")

    @Test("interpolated values become specifiers of the key")
    func keys() {
        let count = 3, name = "Ada", ratio = 0.5
        #expect(LocalizedStringResource("\(count) of \(name) at \(ratio)").key == "%lld of %@ at %lf")
        #expect(LocalizedStringResource("100% sure").key == "100% sure")
        #expect(LocalizedStringResource("\(count)% of \(name)").key == "%lld%% of %@")
        #expect(LocalizedStringResource("plain").table == nil)
        #expect(LocalizedStringResource("a.key", defaultValue: "Text", table: "Other").table == "Other")
    }

    @Test("a translation may use the arguments in another order")
    func positions() {
        let text = with(["%@ likes %@": "%2$@ gefällt %1$@"]) { String(localized: "\("Ada") likes \("tea")", locale: english) }
        #expect(text == "tea gefällt Ada")
    }

    @Test("the plural variant is chosen by the argument")
    func plurals() {
        let entries = ["%lld items#one": "%lld item", "%lld items#other": "%lld items"]
        #expect(with(entries) { String(localized: "\(1) items", locale: english) } == "1 item")
        #expect(with(entries) { String(localized: "\(1200) items", locale: english) } == "1,200 items")
    }

    @Test("a missing key falls back to the default value, then to the key")
    func fallback() {
        #expect(with([:]) { String(localized: "greeting.key", defaultValue: "Hello, \("Ada")", locale: english) } == "Hello, Ada")
        #expect(with([:]) { String(localized: "greeting.key") } == "greeting.key")
        #expect(with(["T/x": "found"]) { String(localized: "x", table: "T") } == "found")
    }

    @Test("a translation with the wrong specifiers neither crashes nor loses text")
    func wrongSpecifiers() {
        func substitute(_ format: String) -> String {
            LocalizedFormat.substitute(format, arguments: [.init(.integer(7), specifier: "%lld"), .init(.string("x"), specifier: "%@")], locale: english)
        }
        #expect(substitute("%@ and %d") == "7 and x")
        #expect(substitute("%3$@!") == "%3$@!")
        #expect(substitute("%") == "%")
        #expect(substitute("100%% %1$.2f") == "100% 7.00")
        #expect(substitute("%03d") == "007")
    }

    @Test("a resource inside another is looked up in the outer locale")
    func nested() {
        let inner = LocalizedStringResource("inner")
        let text = with(["inner": "drin", "%@ out": "%@ draußen"]) { String(localized: LocalizedStringResource("\(inner) out")) }
        #expect(text == "drin draußen")
    }
}
