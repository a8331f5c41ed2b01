import ProjectModel

/// The enumerations and objects of a definition file.
extension IntentWriter {
    mutating func write(_ enumeration: IntentDefinition.Enumeration) {
        guard Self.isIdentifier(enumeration.name) else { return }
        var seen: Set<Int> = []
        let cases = enumeration.cases.filter { Self.isIdentifier($0.name) && seen.insert($0.index).inserted }
        if enumeration.type == "Bitmask" {
            line("public struct \(enumeration.name): OptionSet, Sendable {")
            line("    public let rawValue: Int")
            line("    public init(rawValue: Int) { self.rawValue = rawValue }")
            for value in cases where value.index != 0 { line("    public static let \(Self.quoted(value.name)) = \(enumeration.name)(rawValue: \(value.index))") }
            line("}\n")
        } else {
            line("public enum \(enumeration.name): Int, Sendable {")
            if !seen.contains(0) { line("    case unknown = 0") }
            for value in cases { line("    case \(Self.quoted(value.name)) = \(value.index)") }
            line("}\n")
        }
        if known.contains("INEnumResolutionResult") {
            let name = enumeration.name
            line("public final class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {")
            line("    public class func success(with value: \(name)) -> Self { ._success(value) }")
            line("    public class func confirmationRequired(with value: \(name)) -> Self { ._confirmationRequired(value) }")
            line("}\n")
        }
    }

    mutating func write(_ type: IntentDefinition.ObjectType) {
        let name = Self.className(type)
        guard Self.isIdentifier(name) else { return }
        line("public class \(name): INObject, @unchecked Sendable {")
        for property in type.properties where !property.isDefault && Self.isIdentifier(property.name) && !Self.inherited.contains(property.name) {
            let found = IntentType(property.type, enumeration: nil, object: nil, known: known)
            let swift = found.map { property.supportsMultipleValues ? "[\($0.swift)]" : $0.swift } ?? "Any"
            line("    \(Self.declaration(Self.quoted(property.name), key: property.name, type: swift + "?", start: nil))")
        }
        line("}\n")
        if known.contains("INObjectResolutionResult") {
            line("public final class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {")
            line("    public class func success(with value: \(name)) -> Self { ._success(value) }")
            line("    public class func disambiguation(with values: [\(name)]) -> Self { ._disambiguation(values) }")
            line("    public class func confirmationRequired(with value: \(name)?) -> Self { ._confirmationRequired(value) }")
            line("}\n")
        }
    }
}
