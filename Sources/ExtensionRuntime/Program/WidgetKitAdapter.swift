import Drawing
import ExtensionMessages
import ExtensionService
import WidgetKit

/// Answers the service from what WidgetKit registered when the extension's entry point ran.
@MainActor final class WidgetKitAdapter: ExtensionHosting {
    func declarations(for request: LoadRequest) throws -> HostedDeclarations {
        HostedDeclarations()
    }

    func entries(for request: EntriesRequest) async throws -> any HostedEntries {
        throw ExtensionServiceError.unknownKind(request.kind, known: [])
    }

    func perform(_ request: PerformRequest) async throws -> PerformOutcome {
        throw ExtensionServiceError.unknownIntent(request.intent)
    }
}
