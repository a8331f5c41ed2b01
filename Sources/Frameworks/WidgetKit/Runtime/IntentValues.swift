import AppIntents
import Intents

/// Makes configuration intents with the values that the host keeps for a placed widget.
enum IntentValues {
    static func siriIntent<Intent: INIntent>(_ type: Intent.Type, _ values: [String: String]) throws -> Intent { Intent() }
    static func appIntent<Intent: WidgetConfigurationIntent>(_ type: Intent.Type, _ values: [String: String]) async throws -> Intent { Intent() }
}
