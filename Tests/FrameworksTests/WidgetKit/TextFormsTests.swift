@testable import ExtensionResources
import FoundationSupplement
import ProjectModel
import Testing

struct TextFormsTests {
    private func format(_ text: LocalizedText, _ arguments: [LocalizationArgument], language: String = "en", device: String = "iphone") -> String? {
        TextForms(language: language, arguments: arguments, device: device).format(of: text)
    }
    private func number(_ value: Int64) -> LocalizationArgument { LocalizationArgument(.integer(value), specifier: "%lld") }
    private func word(_ text: String) -> LocalizationArgument { LocalizationArgument(.string(text), specifier: "%@") }

    @Test func pluralsFollowTheFirstNumber() {
        let text = LocalizedText(.plural(["one": .text("%lld day"), "other": .text("%lld days")]))
        #expect(format(text, [number(1)]) == "%lld day")
        #expect(format(text, [word("a"), number(2)]) == "%lld days")
    }

    @Test func zeroIsAFormOfItsOwnWhereItIsWritten() {
        let text = LocalizedText(.plural(["zero": .text("none"), "one": .text("one"), "other": .text("many")]))
        #expect(format(text, [number(0)]) == "none")
        #expect(format(LocalizedText(.plural(["other": .text("many")])), [number(0)]) == "many")
    }

    @Test(arguments: [(1, "one"), (3, "few"), (5, "many"), (22, "few")])
    func polishHasFourCategories(number value: Int64, category: String) {
        let names = ["one", "few", "many", "other"]
        let text = LocalizedText(.plural(Dictionary(uniqueKeysWithValues: names.map { ($0, .text($0)) })))
        #expect(format(text, [number(value)], language: "pl") == category)
    }

    @Test func devicesMayVaryByNumber() {
        let text = LocalizedText(.device(["ipad": .text("Pad"), "other": .plural(["one": .text("one"), "other": .text("more")])]))
        #expect(format(text, [number(1)], device: "ipad") == "Pad")
        #expect(format(text, [number(1)]) == "one")
    }

    @Test func substitutionsTakeTheArgumentThatTheyName() {
        let birds = LocalizedText.Substitution(argument: 2, format: "lld", form: .plural(["one": .text("%arg bird"), "other": .text("%arg birds")]))
        let trees = LocalizedText.Substitution(argument: 3, format: "lld", form: .plural(["one": .text("one tree"), "other": .text("%arg trees")]))
        let text = LocalizedText(.text("%1$@: %#@birds@ in %#@trees@, 100%%"), substitutions: ["birds": birds, "trees": trees])
        #expect(format(text, [word("Ann"), number(1), number(4)]) == "%1$@: %2$lld bird in %3$lld trees, 100%%")
    }

    @Test func withoutNumbersSubstitutionsTakeTheNextArgument() {
        let days = LocalizedText.Substitution(form: .plural(["one": .text("%d day"), "other": .text("%d days")]))
        let text = LocalizedText(.text("%@ in %#@days@ and %d"), substitutions: ["days": days])
        #expect(format(text, [word("Rain"), number(2), number(7)]) == "%1$@ in %2$d days and %3$d")
    }

    @Test func formsThatNameEachOtherEnd() {
        let endless = LocalizedText.Substitution(argument: 1, form: .text("%#@endless@"))
        #expect(format(LocalizedText(.text("%#@endless@"), substitutions: ["endless": endless]), [number(1)]) == "")
    }
}
