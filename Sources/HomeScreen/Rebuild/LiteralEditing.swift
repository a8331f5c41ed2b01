import ExtensionBuild
import ExtensionMessages

/// Follows the sources of a build as they are edited, and tells when only literals differ from what was built: those go to a fresh
/// process as data, and nothing is compiled.
///
/// It says so only where a build of the edited sources would come to the same program with other values. Whatever is not known for
/// certain is built.
public struct LiteralEditing: Sendable {
    /// What is to be done.
    public enum Step: Hashable, Sendable {
        /// The sources have to be compiled.
        case build
        /// They say what runs.
        case nothing
        /// These values, and all others as built.
        case literals(LiteralOverrides)
    }

    private let sources: LiftedSources
    /// Changed since the build; they may be as they were.
    private var touched: Set<String> = []
    /// What literals were seen to be, in any process of the build.
    private var types: [UInt64: LiteralType] = [:]
    /// The values that hold now.
    public private(set) var overrides = LiteralOverrides.none

    public init(_ sources: LiftedSources) { self.sources = sources }

    /// Looks at files that have changed.
    ///
    /// - Parameter ask: which types literals were seen to have by the process that runs.
    public mutating func step(changed: Set<String>, ask: ([UInt64]) -> [LiteralType]) -> Step {
        touched.formUnion(changed)
        var changes: [LiteralChange] = []
        for path in touched.sorted() {
            guard case .literals(let found) = sources.compare(path) else { return .build }
            changes += found
        }
        guard changes.count <= LiteralOverrides.mostLiterals else { return .build }
        let unknown = changes.map(\.id).filter { types[$0] == nil }
        if !unknown.isEmpty {
            let seen = ask(unknown)
            guard seen.count == unknown.count else { return .build }
            for (id, type) in zip(unknown, seen) where type != .unseen { types[id] = type }
        }
        var values: [LiteralOverride] = []
        for change in changes {
            guard let type = types[change.id], let value = change.value, type.holds(value), isSame(change, type) else { return .build }
            values.append(LiteralOverride(id: change.id, value: value))
        }
        guard let overrides = LiteralOverrides(values) else { return .build }
        if overrides == self.overrides { return .nothing }
        self.overrides = overrides
        return .literals(overrides)
    }

    /// Whether the compiler would choose the same declarations for the new literal.
    private func isSame(_ change: LiteralChange, _ type: LiteralType) -> Bool {
        // What is a Double as an integer is one as a decimal all the more: that is what decimals are where nothing else is wanted.
        !change.mayChangeMeaning || change.becameDecimal && type == .double
    }
}

extension LiteralChange {
    /// Nil where the number has no place in a message.
    fileprivate var value: LiteralValue? {
        switch new.form {
        case .integer: Int64(new.text).map { .integer($0) }
        case .decimal: .decimal(new.text)
        case .text: .text(new.text)
        case .color, .style: .color(new.text)
        }
    }
}
