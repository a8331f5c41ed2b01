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
    /// What the edit sheet asks with (widgetkit-behaviour H2 to H11): "switch", "textField", "numberField", "stepper", "slider", "datePicker",
    /// "picker", "list", "searchableList", "reorderableList" or another type's own.
    package var control = ""
    /// Inclusive limits of a number.
    package var minimum: Double?
    package var maximum: Double?
    /// How many values a list may have, by family; "" for every family.
    package var sizes: [String: ClosedRange<Int>] = [:]
    /// "date", "time" or "dateTime".
    package var dateKind: String?
    package var details: String?

    package init(name: String, title: String, kind: String, isOptional: Bool, isArray: Bool, defaultValue: String?, choices: [Choice], hasOptions: Bool) {
        self.name = name; self.title = title; self.kind = kind; self.isOptional = isOptional; self.isArray = isArray
        self.defaultValue = defaultValue; self.choices = choices; self.hasOptions = hasOptions
    }
}

/// An edit sheet for the values chosen so far.
package struct WidgetSheet {
    package struct Row {
        package var name: String
        /// Whether the summary, or the parameter that it depends on, leaves it out.
        package var isHidden: Bool
        /// JSON; nil where it is unset.
        package var value: String?
        /// How the value is shown.
        package var title: String?
        package init(name: String, isHidden: Bool, value: String?, title: String?) { self.name = name; self.isHidden = isHidden; self.value = value; self.title = title }
    }
    /// The summary's sentence; a parameter in it stands as its name in brackets.
    package var summary: String?
    /// In the order of the sheet; what is hidden comes last, in the order of the declarations.
    package var rows: [Row]
    package init(summary: String?, rows: [Row]) { self.summary = summary; self.rows = rows }
}

/// Lays out the edit sheet of a configuration for values and a family.
package typealias WidgetSheetQuery = @MainActor (_ values: [String: String], _ family: String) async -> WidgetSheet
