import Intents

final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        intent is BadPierIntent ? BadHandler() as Any : PierHandler()
    }
}

/// The asynchronous form, with a second of waiting and a default.
final class PierHandler: ChoosePierIntentHandling {
    func providePierOptionsCollection(for intent: ChoosePierIntent) async throws -> INObjectCollection<Pier> {
        try await Task.sleep(for: .seconds(1))
        return INObjectCollection(sections: [
            INObjectSection(title: "Old", items: [Pier(identifier: "a", display: "Amber Pier"), Pier(identifier: "b", display: "Basalt Pier")]),
            INObjectSection(title: "New", items: [Pier(identifier: "c", display: "Coal Pier")]),
        ])
    }

    func defaultPier(for intent: ChoosePierIntent) -> Pier? { Pier(identifier: "b", display: "Basalt Pier") }

    func resolvePier(for intent: ChoosePierIntent, with completion: @escaping (PierResolutionResult) -> Void) {
        completion(intent.pier.map { .success(with: $0) } ?? .needsValue())
    }
}

/// Everything that can go wrong: an error, a completion that is never called, defaults that ask each other for ever.
final class BadHandler: BadPierIntentHandling {
    struct Closed: Error {}

    func provideBrokenOptionsCollection(for intent: BadPierIntent, with completion: @escaping (INObjectCollection<Pier>?, Error?) -> Void) { completion(nil, Closed()) }
    func provideSilentOptionsCollection(for intent: BadPierIntent, with completion: @escaping (INObjectCollection<Pier>?, Error?) -> Void) {}
    func provideEndlessOptionsCollection(for intent: BadPierIntent) async throws -> INObjectCollection<Pier> { INObjectCollection(items: []) }

    func defaultSilent(for intent: BadPierIntent) -> Pier? { defaultEndless(for: intent) }
    func defaultEndless(for intent: BadPierIntent) -> Pier? { defaultSilent(for: intent) }
}
