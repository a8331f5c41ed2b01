import JSONValues

/// Options kept in a `vitrine.json` beside a project: any option of the command line by its name, without the dashes.
public enum OptionFile {
    /// Reads the options that a command takes; those of other commands are left out.
    ///
    /// - Parameter folder: what paths are relative to: the file's folder.
    /// - Parameter allOptions: the options of all commands: a name that is none of them is a mistake.
    /// - Throws: `UsageError`, with the file's path and the key.
    public static func read(_ bytes: [UInt8], file: String, folder: String, for command: CommandSpecification,
                            allOptions: [OptionSpecification]) throws -> ParsedOptions {
        let document: JSONValue
        do { document = try JSONValue(parsing: bytes) } catch { throw UsageError.mistake("\(file): \(error); correct the file.") }
        guard let members = document.members else { throw UsageError.mistake("\(file): expected an object of options, found \(document.kind); correct the file.") }
        var parsed = ParsedOptions()
        for member in members {
            guard allOptions.contains(where: { $0.name == member.name }) else {
                let near = NearestNames.find(member.name, among: allOptions.map(\.name))
                let hint = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
                throw UsageError.mistake("\(file): there is no option \"\(member.name)\".\(hint) Use the names of the command line without the dashes.")
            }
            guard let option = command.options.first(where: { $0.name == member.name }) else { continue }
            do {
                for text in try texts(member.value, of: option, folder: folder) { try OptionParser.add(text, to: option, in: &parsed) }
            } catch let error as UsageError {
                throw UsageError.mistake("\(file): \(error)")
            }
        }
        return parsed
    }

    /// The values as the command line would have them: a flag that is off gives none.
    private static func texts(_ value: JSONValue, of option: OptionSpecification, folder: String) throws -> [String] {
        func wrong(_ expected: String) -> UsageError { .badValue(option: option.name, value: value.text(isCompact: true), expected: expected) }
        if option.arity == .flag {
            guard let isOn = value.bool else { throw wrong("true or false") }
            return isOn ? [""] : []
        }
        let plain: [String]
        switch value {
        case .string(let text): plain = [text]
        case .number: plain = [value.text()]
        case .array(let values) where option.arity != .value:
            plain = try values.map { value in
                switch value {
                case .string(let text): return text
                case .number: return value.text()
                default: throw wrong("a list of strings")
                }
            }
        // {"group.example": "Fixtures/group"} is group.example=Fixtures/group.
        case .object(let members) where option.arity == .repeated:
            plain = try members.map { member in
                switch member.value {
                case .string(let text): return "\(member.name)=\(text)"
                case .number, .bool: return "\(member.name)=\(member.value.text())"
                default: throw wrong("an object of strings")
                }
            }
        default: throw wrong(option.arity == .value ? "a string or a number" : "a string, a number, or a list of them")
        }
        return option.isPath ? plain.map { absolute($0, folder: folder) } : plain
    }

    /// The path part of a value: after `=` or after `fixtures:` where there is one.
    static func absolute(_ value: String, folder: String) -> String {
        var start = value.startIndex
        if value.hasPrefix("fixtures:") {
            start = value.index(value.startIndex, offsetBy: "fixtures:".count)
        } else if let divider = value.firstIndex(of: "=") {
            start = value.index(after: divider)
        } else if ["off", "live"].contains(value) {
            return value
        }
        let path = value[start...]
        return path.hasPrefix("/") ? value : value[..<start] + folder + "/" + path
    }
}
