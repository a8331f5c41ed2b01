import Foundation
import JSONValues
import Testing

/// Configurations: defaults, edit sheets, options, and what is wrong with them.
@Suite(.enabled(if: Program.isWhole, "Vitrine is not built as a whole: run ./vitrine once"), .serialized) struct ConfigurationCases {
    @Test("W42: the placeholder is redacted; snapshot and timeline of a widget that was never edited show the default actions")
    func unedited() throws {
        try withFolder { folder in
            let drawn = try CaseRun("W42", in: folder)
            #expect(try drawn.tree(drawn.row(widget: "Actions", role: "placeholder")).texts.filter { !$0.isEmpty }.isEmpty)
            for role in ["snapshot", "timeline"] { #expect(try drawn.tree(drawn.row(widget: "Actions", role: role)).texts == ["Light", "Door"]) }
        }
    }

    @Test("W43: a new widget gets the defaults of its enumerations, the sheet shows them, the metadata lists them")
    func defaults() throws {
        let description = try DescriptionRun("W43")
        #expect(description.texts("Stats").contains("bars month"))
        #expect(try description.row("chart", of: "Stats")["shown"]?.string == "Bars")
        #expect(try description.row("period", of: "Stats")["value"]?.string == "month")
        let intent = try #require(description.document["intents"]?.array?.first { $0["name"]?.string == "ChooseStats" })
        #expect(intent["title"]?.string == "Choose Stats" && intent["description"]?.string == "What the widget counts.")
        #expect(intent["parameters"]?.array?.map { $0["default"]?.string } == [".bars", ".month"])
    }

    @Test("W45: the sheet hides the period for charts without one; the hidden value is kept and passed")
    func summary() throws {
        #expect(try DescriptionRun("W43").rows("Stats") == ["chart", "period"])
        let hidden = try DescriptionRun("W43", ["--config", "chart=total", "--config", "period=year"])
        #expect(try hidden.rows("Stats") == ["chart", "-period"])
        #expect(try hidden.row("period", of: "Stats")["value"]?.string == "year")
        #expect(hidden.texts("Stats").contains("total year"))
    }

    @Test("W46: the sheet lists an enumeration in the file's order; a new widget gets the file's default, else the unknown case")
    func siriEnumeration() throws {
        let description = try DescriptionRun("W46", ["--role", "timeline"])
        #expect(try description.parameter("range", of: "Store")["choices"]?.array?.compactMap { $0["value"]?.string } == ["today", "week", "month", "year"])
        #expect(description.texts("Store") == ["with default: today"])
        #expect(description.texts("Plain") == ["without default: unknown"])
        let chosen = try DescriptionRun("W46", ["--role", "timeline", "--config", "range=month"])
        #expect(chosen.texts("Store") == ["with default: month"])
    }

    @Test("a handler in its own process provides options in sections after a virtual second, a default, and a resolution; a condition hides")
    func handlers() throws {
        let description = try DescriptionRun("Handlers", ["--role", "timeline"])
        let pier = try description.parameter("pier", of: "Pier")
        #expect(pier["options"]?.array?.compactMap { $0["title"]?.string } == ["Old", "New"])
        #expect(pier["options"]?.array?.first?["values"]?.array?.compactMap { $0["title"]?.string } == ["Amber Pier", "Basalt Pier"])
        #expect(pier["optionsSeconds"]?.number == 1 && pier["control"]?.string == "list")
        #expect(description.texts("Pier") == ["Basalt Pier north 4"])
        #expect(try description.rows("Pier") == ["pier", "side", "-berth"])

        let chosen = try DescriptionRun("Handlers", ["--role", "timeline", "--config", "pier=Coal Pier", "--config", "side=south", "--config", "berth=7"])
        #expect(chosen.texts("Pier") == ["Coal Pier south 7"])
        #expect(try chosen.rows("Pier") == ["pier", "side", "berth"])
        #expect(try chosen.row("pier", of: "Pier")["resolution"]?.array?.first?.string == "success")
    }

    @Test("a handler that fails, is silent, or asks itself for ever is a finding each; the widget goes on")
    func badHandlers() throws {
        let description = try DescriptionRun("Handlers", ["--role", "timeline"])
        #expect(description.texts("Bad") == ["goes on"])
        #expect(description.findings("intent-options-failed").contains { $0["message"]?.string?.contains("broken") == true })
        #expect(description.findings("intent-options-empty").contains { $0["message"]?.string?.contains("endless") == true })
        // Each default that recurses ends its process; the silent list never answers.
        #expect(!description.findings("extension-crashed").isEmpty)
        #expect(!description.findings("provider-timeout").isEmpty)
    }

    @Test("a query that offers nothing, the same twice, or an error is a finding; an identifier that is gone leaves the parameter unset")
    func queries() throws {
        let description = try DescriptionRun("Queries", ["--role", "timeline", "--config", "ghost=atlantis", "--config", "twin=1"])
        #expect(description.findings("intent-options-empty").first?["message"]?.string?.contains("ghost") == true)
        #expect(description.findings("intent-options-duplicate").first?["message"]?.string?.contains("Oslo") == true)
        #expect(description.findings("intent-options-failed").first?["message"]?.string?.contains("remote") == true)
        #expect(description.findings("configuration-value-unknown").first?["message"]?.string?.contains("atlantis") == true)
        #expect(description.texts("Town") == ["no ghost, Rome"])
        let notLiteral = try #require(description.findings("intent-metadata-not-literal").first)
        #expect(notLiteral["file"]?.string == "Cities.swift" && notLiteral["line"]?.number == 50)
    }

    @Test("a damaged definition file and a type that is missing are findings; the rest is built and drawn")
    func definitions() throws {
        let description = try DescriptionRun("Definitions", ["--role", "timeline"])
        #expect(description.findings("intent-definition-damaged").first?["file"]?.string == "Damaged.intentdefinition")
        #expect(description.findings("intent-type-missing").first?["message"]?.string?.contains("Nowhere") == true)
        #expect(description.texts("Name") == ["no name"])
    }

    @Test("a parameter that no widget has is refused with the names there are")
    func unknownParameter() throws {
        let description = try DescriptionRun("W43", ["--config", "chrat=line"])
        #expect(description.run.code == 1)
        #expect(description.findings("configuration-parameter-unknown").first?["message"]?.string?.contains("chart, period") == true)
    }
}
