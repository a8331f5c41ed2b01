import Drawing
import Foundation

/// What the sources say of intents, entities and enumerations in literals, as Apple's build reads it: without running anything
/// (widgetkit-behaviour H21).
public struct IntentMetadata: Sendable {
    /// A parameter or property with its wrapper's arguments.
    public struct Parameter: Hashable, Sendable {
        public var name: String
        /// As it is written: "Station?", "[String]".
        public var type: String
        public var title: String?
        public var details: String?
        /// The default as it is written in the source.
        public var defaultValue: String?
    }
    /// A type that intents are made of.
    public struct Declaration: Hashable, Sendable {
        public enum Kind: String, Sendable { case intent, entity, enumeration, query, shortcuts, package }
        public struct Case: Hashable, Sendable {
            public var name: String
            public var value: String
            public var title: String?
        }
        public var kind: Kind
        /// With the types that it is nested in: "Feed.OpenIntent".
        public var name: String
        /// Its protocols, as the sources write them.
        public var protocols: [String]
        public var title: String?
        public var details: String?
        public var parameters: [Parameter] = []
        /// Of an enumeration.
        public var cases: [Case] = []
        /// `openAppWhenRun`, `isDiscoverable`: where they are said in a literal.
        public var flags: [String: Bool] = [:]
        /// Absolute.
        public var file: String
        public var line: Int
    }
    /// In the order of the files.
    public private(set) var declarations: [Declaration] = []
    /// Texts that Apple's build could not read.
    public private(set) var findings: [Finding] = []

    /// Reads the Swift files; one that cannot be read is left out. Files of more than 4 MB are nobody's own.
    public init(sources: [String]) {
        var found = FoundDeclarations()
        for path in sources {
            // Most files have nothing to do with intents.
            guard let bytes = try? FileSystem.read(path, limit: 4 << 20), ByteSearch.contains("Intent", in: bytes) || ByteSearch.contains("AppEnum", in: bytes)
                    || ByteSearch.contains("AppEntity", in: bytes) || ByteSearch.contains("EntityQuery", in: bytes) || ByteSearch.contains("OptionsProvider", in: bytes) else { continue }
            IntentDeclarationReader.read(String(decoding: bytes, as: UTF8.self), path: path, into: &found)
        }
        declarations = found.declarations
        findings = found.findings
    }

    /// The declaration of an intent by the name that archives use: "Module.Type" or "Module.Outer.Type".
    public func intent(named name: String) -> Declaration? {
        let own = name.split(separator: ".").dropFirst().joined(separator: ".")
        return declarations.first { $0.kind == .intent && $0.name == own }
    }
}
