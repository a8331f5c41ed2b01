extension FindingCode {
    public static let configurationValueUnknown = FindingCode("configuration-value-unknown", .warning, .doc,
        title: "A stored value of the configuration does not exist",
        cause: "A placed widget keeps identifiers of entities and raw values of enumerations. At every timeline the query is asked for them; one that it does not know any more leaves the parameter unset.",
        example: "struct CityQuery: EntityQuery {\n    func entities(for identifiers: [City.ID]) async throws -> [City] { [] }\n}",
        fix: "Answer every identifier that was ever offered, and make the parameter optional or give the query a defaultResult().")

    public static let intentFailed = FindingCode("intent-failed", .warning, .doc,
        title: "The intent of a button or toggle threw an error",
        cause: "Nobody sees the error: the widget is drawn again with a new timeline as if the intent had run.",
        example: "func perform() async throws -> some IntentResult { throw StoreError.locked }",
        fix: "Catch the error in perform() and write what the widget should show into its data.")

    static let configurationCodes: [FindingCode] = [.configurationValueUnknown, .intentFailed]
}
