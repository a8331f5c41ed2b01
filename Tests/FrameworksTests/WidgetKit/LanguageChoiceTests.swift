@testable import ExtensionResources
import Testing

struct LanguageChoiceTests {
    private func order(_ available: Set<String>, development: String = "en", _ preferred: String...) -> [String] {
        LanguageChoice(available: available, development: development).order(preferred: preferred)
    }

    @Test func theReadersFirstLanguageThatTheBundleSpeaksWins() {
        #expect(order(["de", "fr", "en"], "it-IT", "fr-FR", "de-DE") == ["fr", "en"])
    }

    @Test func aRegionsOwnLanguageComesBeforeItsKin() {
        #expect(order(["pt-BR", "pt", "en"], "pt_BR") == ["pt-BR", "pt", "en"])
        #expect(order(["pt-BR", "pt", "en"], "pt_PT") == ["pt", "en"])
    }

    @Test func anotherRegionsLanguageIsReadWhereThereIsNoNearerOne() {
        #expect(order(["en-GB", "fr"], development: "fr", "en_AU") == ["en-GB", "fr"])
    }

    @Test func chineseIsToldApartByScript() {
        #expect(order(["zh-Hans", "zh-Hant", "en"], "zh_TW") == ["zh-Hant", "en"])
        #expect(order(["zh-Hans", "zh-Hant", "en"], "zh-CN") == ["zh-Hans", "en"])
        #expect(order(["zh-Hans", "en"], "zh-HK") == ["en"])
    }

    @Test func withoutAMatchTheDevelopmentLanguageSpeaks() {
        #expect(order(["de"], "ja-JP") == ["en"])
        #expect(order(["no"], "nb-NO") == ["no", "en"])
    }
}
