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

    public static let intentParameterLost = FindingCode("intent-parameter-lost", .warning, .doc,
        title: "A parameter of a button's intent does not survive",
        cause: "The intent's parameters are stored when the widget is drawn and read again when it is tapped. One that was not set, or whose entity the query does not find, is missing then.",
        example: "Button(intent: CompleteTask()) { ... }   // the task is set nowhere",
        fix: "Set every parameter in the intent's initialiser, with values that its query finds again.")
}

extension FindingCodes {
    static let configurationCodes: [FindingCode] = [.configurationValueUnknown, .intentFailed, .intentParameterLost]
}
