/// An option of a command: its name, what it takes and what it is for.
public struct OptionSpecification: Hashable, Sendable {
    public enum Arity: Hashable, Sendable {
        /// No value: `--json`.
        case flag
        /// One value: `--out DIR`. Given twice it is an error.
        case value
        /// A value each time it is given: `--config KEY=VALUE --config KEY=VALUE`.
        case repeated
        /// Like `repeated`, and each value may hold several, divided by commas: `--family small,medium`.
        case list
    }

    /// Without the dashes: "type-size".
    public var name: String
    public var arity: Arity
    /// How help calls the value: "DIR".
    public var placeholder: String
    /// One line for help.
    public var help: String
    /// What may be given, where that is a small fixed set: shown in help and checked.
    public var choices: [String]
    /// Other spellings of choices: Apple's "fullColor" for "full-color".
    public var spellings: [String: String]
    /// Whether the value is a path: in a file of options it is relative to the file.
    public var isPath: Bool

    public init(_ name: String, _ arity: Arity = .value, placeholder: String = "", help: String, choices: [String] = [],
                spellings: [String: String] = [:], isPath: Bool = false) {
        self.name = name; self.arity = arity; self.placeholder = placeholder; self.help = help; self.choices = choices
        self.spellings = spellings; self.isPath = isPath
    }
}

/// What a command takes and what help says of it.
public struct CommandSpecification: Sendable {
    public var name: String
    /// One line.
    public var summary: String
    /// Paragraphs below the usage line; empty for none.
    public var discussion: String
    /// Names of the arguments, in order: "<extension>".
    public var arguments: [ArgumentSpecification]
    public var options: [OptionSpecification]

    public struct ArgumentSpecification: Hashable, Sendable {
        public var name: String
        public var help: String
        public var isRequired: Bool
        /// Whether it is the last one and takes all further arguments.
        public var isRepeated: Bool
        public init(_ name: String, help: String, isRequired: Bool = true, isRepeated: Bool = false) {
            self.name = name; self.help = help; self.isRequired = isRequired; self.isRepeated = isRepeated
        }
    }

    public init(name: String, summary: String, discussion: String = "", arguments: [ArgumentSpecification] = [], options: [OptionSpecification]) {
        self.name = name; self.summary = summary; self.discussion = discussion; self.arguments = arguments; self.options = options
    }
}
