/// Something about a project that does not keep the extension from being built, and that its owner should know: it becomes a finding.
public struct BuildProblem: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A definition file that cannot be read: nothing is generated from it.
        case intentDefinitionDamaged
        /// A parameter of a type that no definition file has: it is left out.
        case intentTypeMissing
        /// The Intents extension does not build: dynamic options cannot be asked for.
        case intentsExtensionNotBuilt
    }
    public var kind: Kind
    /// The user's file; empty where it is about no single one.
    public var path: String
    public var message: String
    public init(_ kind: Kind, path: String, message: String) { self.kind = kind; self.path = path; self.message = message }
}
