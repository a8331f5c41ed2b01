/// A parameter of a widget's configuration intent, as its edit sheet shows it.
public struct ParameterDescription: Codable, Hashable, Sendable {
    public struct Choice: Codable, Hashable, Sendable {
        /// What is stored.
        public var value: String
        public var title: String
        public init(value: String, title: String) { self.value = value; self.title = title }
    }
    /// What stored configurations and `--config NAME=VALUE` call it.
    public var name: String
    public var title: String
    /// "bool", "integer", "double", "string", "date", "enumeration", "entity" or another type's name.
    public var kind: String
    public var isOptional: Bool
    public var isArray: Bool
    /// JSON; nil where there is none.
    public var defaultValue: String?
    /// The values of an enumeration.
    public var choices: [Choice]
    /// Whether a query or a provider offers the values.
    public var hasOptions: Bool
    /// What the edit sheet asks with (widgetkit-behaviour H2 to H11): "switch", "textField", "numberField", "stepper", "slider",
    /// "datePicker", "picker", "list", "searchableList", "reorderableList" or another type's own.
    public var control = ""
    /// Inclusive limits of a number.
    public var minimum, maximum: Double?
    /// How many values a list may have.
    public var sizes: [ListSize] = []
    /// Which part of a date is asked for: "date", "time" or "dateTime".
    public var dateKind: String?
    /// What is said about it below its title.
    public var details: String?
    /// The number of values of a list in a family; the family is empty where it holds for all.
    public struct ListSize: Codable, Hashable, Sendable {
        public var family: String
        public var minimum, maximum: Int
        public init(family: String, minimum: Int, maximum: Int) { self.family = family; self.minimum = minimum; self.maximum = maximum }
    }
    public init(name: String, title: String, kind: String, isOptional: Bool = false, isArray: Bool = false, defaultValue: String? = nil,
                choices: [Choice] = [], hasOptions: Bool = false) {
        self.name = name; self.title = title; self.kind = kind; self.isOptional = isOptional; self.isArray = isArray
        self.defaultValue = defaultValue; self.choices = choices; self.hasOptions = hasOptions
    }
}

/// Asks for the values that the edit sheet offers for a parameter.
public struct OptionsRequest: Codable, Sendable {
    /// The widget or control.
    public var kind: String
    public var parameter: String
    /// The values chosen so far: options may depend on them.
    public var configuration: [String: String]
    /// What was typed into the search field; nil: nothing.
    public var search: String?
    /// Seconds of the simulated clock that the query may take.
    public var timeout: Double
    public init(kind: String, parameter: String, configuration: [String: String] = [:], search: String? = nil, timeout: Double = 10) {
        self.kind = kind; self.parameter = parameter; self.configuration = configuration; self.search = search; self.timeout = timeout
    }
}

/// Asks for the edit sheet of a widget with the values chosen so far.
public struct SheetRequest: Codable, Sendable {
    public var kind: String
    /// "systemSmall": summaries may depend on it.
    public var family: String
    public var configuration: [String: String]
    public var timeout: Double
    public init(kind: String, family: String, configuration: [String: String] = [:], timeout: Double = 10) {
        self.kind = kind; self.family = family; self.configuration = configuration; self.timeout = timeout
    }
}

/// An edit sheet as it is laid out: which parameters it shows, in which order, with which values.
public struct ParameterSheet: Codable, Hashable, Sendable {
    public struct Row: Codable, Hashable, Sendable {
        public var name: String
        /// Left out by the summary or by the parameter that it depends on; its value is kept and still passed.
        public var isHidden: Bool
        /// JSON; nil where it is unset.
        public var value: String?
        /// How the value is shown, where it has words of its own.
        public var title: String?
        public init(name: String, isHidden: Bool = false, value: String? = nil, title: String? = nil) {
            self.name = name; self.isHidden = isHidden; self.value = value; self.title = title
        }
    }
    /// The summary's sentence; a parameter stands in it as its name in brackets.
    public var summary: String?
    /// In the order of the sheet, what is hidden last.
    public var rows: [Row]
    public init(summary: String? = nil, rows: [Row] = []) { self.summary = summary; self.rows = rows }
}

/// The values that a parameter may have, in the sections of its list.
public struct ParameterOptions: Codable, Hashable, Sendable {
    public struct Option: Codable, Hashable, Sendable {
        /// What is stored: JSON.
        public var value: String
        public var title: String
        public var subtitle: String?
        public init(value: String, title: String, subtitle: String? = nil) { self.value = value; self.title = title; self.subtitle = subtitle }
    }
    public struct Section: Codable, Hashable, Sendable {
        public var title: String?
        public var options: [Option]
        public init(title: String? = nil, options: [Option]) { self.title = title; self.options = options }
    }
    /// Nil: any value may be given; there is no list.
    public var sections: [Section]?
    /// How long the query took: seconds of the simulated clock.
    public var seconds = 0.0
    public init(sections: [Section]?) { self.sections = sections }
}
