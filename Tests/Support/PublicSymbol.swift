/// One public symbol of a framework.
struct PublicSymbol: Hashable {
    enum Kind: String { case type, protocolType, function, initializer, property, subscripting, enumCase, macro, alias, operation }
    var framework: String
    /// The type or extension it stands in, with the types around it: "WidgetFamily", "Chart.Content"; empty at the top of a file.
    var container: String
    /// Without labels: "frame".
    var name: String
    /// Argument labels: "(width:height:)"; empty where it takes none.
    var labels: String
    var kind: Kind
    /// Below Sources/Frameworks.
    var file: String
    var line: Int
    var status: SupportStatus?
    /// Where the status comes from: its own comment, or what stands around it.
    var isOwnStatus = false

    /// "View.frame(width:height:)".
    var path: String { (container.isEmpty ? "" : container + ".") + name + labels }
}

/// A function whose call may change nothing without saying so.
struct SilentNoOp: Hashable {
    var symbol: PublicSymbol
    /// What it leaves out: "returns self as it is", "ignores perform".
    var what: String
    /// The parameters that are never looked at.
    var ignored: [String]
    /// Whether it is there to be overridden: an open function that does nothing.
    var isHook = false
}
