import Foundation
import Testing
@testable import ProjectModel

@Suite struct StringsReaderTests {
    let reader: StringsReader

    init() throws { reader = StringsReader.read(try ProjectReader().extensionModel(at: Fixture.project).resources) }

    @Test("strings files in either encoding become languages of one table")
    func strings() throws {
        #expect(reader.problems.isEmpty)
        let table = try #require(reader.tables["Widget"])
        #expect(table.languages["en"]?["title"] == LocalizedText("Today\n\"outside\"") && table.languages["en"]?["euro"] == LocalizedText("€ 5"))
        #expect(table.languages["en"]?["both"] == LocalizedText("both") && table.languages["de"]?["plain"] == LocalizedText("Wörter"))
        #expect(table.missingKeys(in: "de") == ["euro", "both"])
    }

    @Test("a stringsdict gives substitutions by number, devices and widths")
    func stringsdict() throws {
        let texts = try #require(reader.tables["Plurals"]?.languages["en"])
        let days = try #require(texts["%d days"])
        #expect(days.form == .text("%#@days@ of %#@rain@"))
        #expect(days.substitutions["days"] == .init(format: "d", form: .plural(["one": .text("One day"), "other": .text("%d days")])))
        #expect(days.substitutions["rain"]?.form == .plural(["zero": .text("no rain"), "other": .text("rain")]))
        #expect(texts["tap"]?.form == .device(["iphone": .text("Tap"), "mac": .text("Click")]))
        #expect(texts["wide"]?.form == .width(["20": .text("Rain"), "50": .text("Heavy rain")]))
    }

    @Test("a string catalog gives plurals, nested device variations and substitutions; an untranslated key stands for itself")
    func catalog() throws {
        let table = try #require(reader.tables["Localizable"])
        #expect(table.sourceLanguage == "en" && table.untranslatedKeys == ["Weather"])
        #expect(table.languages["en"]?["Feels like %lld"] == LocalizedText("Feels like %lld"))
        #expect(table.languages["de"]?["Feels like %lld"] == LocalizedText(.text("Gefühlt %lld"), state: "needs_review"))
        #expect(table.languages["de"]?["%lld hours"]?.form == .plural(["one": .text("%lld Stunde"), "other": .text("%lld Stunden")]))
        #expect(table.languages["en"]?["press"]?.form == .device(["iphone": .plural(["one": .text("tap once"), "other": .text("tap %lld times")]), "mac": .text("click")]))
        #expect(table.languages["en"]?["%lld of %lld"]?.substitutions["done"] == .init(argument: 1, format: "lld", form: .plural(["one": .text("%arg task"), "other": .text("%arg tasks")])))
        #expect(table.missingKeys(in: "de") == ["press", "%lld of %lld"])
    }

    @Test("the compiled form finds texts by language, table and key, and survives its own JSON")
    func compiled() throws {
        let model = try ProjectReader().extensionModel(at: Fixture.project)
        let (compiled, problems) = CompiledResources.compile(model.resources, developmentLanguage: model.developmentLanguage)
        #expect(problems.isEmpty)
        #expect(compiled.strings["de"]?["Widget"]?["title"] == LocalizedText("Heute"))
        #expect(compiled.colors["Sky"]?.count == 5 && compiled.images["Birds/wing"]?.images.count == 2 && compiled.files["cities.json"] != nil)
        #expect(try JSONDecoder().decode(CompiledResources.self, from: compiled.json()) == compiled)
        #expect(try compiled.json() == CompiledResources.compile(model.resources, developmentLanguage: "en").0.json())
    }

    @Test("a damaged file is a problem with its line, and the others are read")
    func damaged() throws {
        let folder = try Fixture.copy()
        try folder.write("Widget/en.lproj/Widget.strings", "\"a\" = \"b\";\n\"c\" = \"d\n")
        try folder.write("Widget/Localizable.xcstrings", "{\"strings\": ")
        let reader = StringsReader.read(try ProjectReader().extensionModel(at: folder.path).resources)
        #expect(reader.problems.count == 2 && reader.tables["Widget"]?.languages["de"]?.count == 2)
        #expect(reader.problems.contains { if case .damaged(folder.path + "/Widget/en.lproj/Widget.strings", 2, _) = $0 { true } else { false } })
    }
}
