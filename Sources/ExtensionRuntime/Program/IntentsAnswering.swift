import ExtensionMessages
import ExtensionService
import Foundation
import Intents
import WidgetKit

/// Answers questions about intents from the handlers of a loaded Intents extension.
@MainActor final class IntentsAnswering {
    private let types: [any _GeneratedIntent.Type]
    private let principal: INExtension
    /// Handlers by intent: the principal class is asked once for each, as a phone asks it.
    private var handlers: [String: Any] = [:]

    /// - Throws: `ExtensionServiceError` where the library has no principal class.
    init(library path: String) throws {
        guard let principal = _IntentsExtensionEntry.principalClass else { throw ExtensionServiceError.noEntryPoint(library: path) }
        self.principal = principal.init()
        types = LoadedLibrary(path).map(IntentRecords.all) ?? []
    }

    func answer(_ question: IntentQuestion) async throws -> IntentAnswer {
        guard let type = types.first(where: { $0._description.className == question.intent }) else { throw ExtensionServiceError.unknownIntent(question.intent) }
        let intent = type._make()
        _ = SiriIntentValues.fill(intent, question.values)
        guard let handler = handlers[question.intent] ?? principal.handler(for: intent) else { throw ExtensionServiceError.noHandler(intent: question.intent) }
        handlers[question.intent] = handler
        switch question.subject {
        case .options(let name, let search): return try await options(try parameter(name, of: type), search, intent, handler)
        case .defaultValue(let name):
            let parameter = try parameter(name, of: type)
            return IntentAnswer(value: intent._defaultValue(of: name, from: handler).flatMap { SiriValueCoding.text($0, of: parameter) })
        case .resolution(let name): return IntentAnswer(outcomes: await intent._resolution(of: name, from: handler)?.map(word))
        }
    }

    private func parameter(_ name: String, of type: any _GeneratedIntent.Type) throws -> _IntentParameter {
        guard let parameter = type._description.parameters.first(where: { $0.name == name }) else {
            throw ExtensionServiceError.unknownParameter(name, kind: type._description.className)
        }
        return parameter
    }

    /// The first thousand of a section, of a hundred sections.
    private func options(_ parameter: _IntentParameter, _ search: String?, _ intent: any _GeneratedIntent, _ handler: Any) async throws -> IntentAnswer {
        let options = try await intent._options(of: parameter.name, searchTerm: search, from: handler)
        return IntentAnswer(options: ParameterOptions(sections: options?.sections.prefix(100).map { section in
            ParameterOptions.Section(title: section.title, options: section.items.prefix(1000).compactMap { item in
                guard let value = SiriValueCoding.text(item, of: parameter) else { return nil }
                let words = SiriValueCoding.words(of: item, of: parameter)
                return ParameterOptions.Option(value: value, title: words.title, subtitle: words.subtitle)
            })
        }))
    }

    private func word(_ outcome: INIntentResolutionResult.Outcome) -> String {
        switch outcome {
        case .notRequired: "notRequired"
        case .needsValue: "needsValue"
        case .unsupported: "unsupported"
        case .success: "success"
        case .disambiguation: "disambiguation"
        case .confirmationRequired: "confirmationRequired"
        }
    }
}

/// Finds the intents of a loaded library that the build made from definition files: the records in the section `wkintents`.
enum IntentRecords {
    static func all(in library: LoadedLibrary) -> [any _GeneratedIntent.Type] {
        SectionRecords.values(of: "wkintents", in: library, as: (any _GeneratedIntent.Type).self)
    }
}
