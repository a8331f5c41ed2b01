/// Values that the edit sheet offers under a heading.
package struct WidgetParameterSection: Sendable {
    package struct Option: Sendable {
        /// JSON.
        package var value: String
        package var title: String
        package var subtitle: String?
        package init(value: String, title: String, subtitle: String?) { self.value = value; self.title = title; self.subtitle = subtitle }
    }
    package var title: String?
    package var options: [Option]
    package init(title: String?, options: [Option]) { self.title = title; self.options = options }
}

/// Asks for the values of a parameter; the outer nil: there is no such parameter, the inner: any value may be given.
package typealias WidgetOptionsQuery = @MainActor (_ parameter: String, _ values: [String: String], _ search: String?) async throws -> [WidgetParameterSection]??

/// A parameter of a widget's configuration, as the edit sheet needs it.
package struct WidgetParameter {
    package struct Choice {
        package var value: String
        package var title: String
        package init(value: String, title: String) { self.value = value; self.title = title }
    }
    /// The property's name: what `--config NAME=VALUE` and stored configurations call it.
    package var name: String
    package var title: String
    /// "bool", "integer", "double", "string", "date", "enumeration", "entity" or another type's name.
    package var kind: String
    package var isOptional: Bool
    package var isArray: Bool
    /// JSON; nil where there is none.
    package var defaultValue: String?
    /// The values of an enumeration.
    package var choices: [Choice]
    /// Whether a query or a provider offers the values.
    package var hasOptions: Bool

    package init(name: String, title: String, kind: String, isOptional: Bool, isArray: Bool, defaultValue: String?, choices: [Choice], hasOptions: Bool) {
        self.name = name; self.title = title; self.kind = kind; self.isOptional = isOptional; self.isArray = isArray
        self.defaultValue = defaultValue; self.choices = choices; self.hasOptions = hasOptions
    }
}
