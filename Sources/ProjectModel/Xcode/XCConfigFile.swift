import Foundation

/// Reads `.xcconfig` files: assignments, comments and includes.
struct XCConfigFile {
    /// Files that could not be read, each with the file that names it.
    private(set) var missing: [(file: String, namedIn: String)] = []
    static let maximumIncludes = 64

    /// The file's assignments, later ones over earlier ones, as Xcode takes them; conditional names keep their brackets.
    mutating func assignments(_ path: String, namedIn source: String) -> [(name: String, value: String)] {
        var trail: Set<String> = []
        return read(path, namedIn: source, trail: &trail, isOptional: false)
    }

    private mutating func read(_ path: String, namedIn source: String, trail: inout Set<String>, isOptional: Bool) -> [(name: String, value: String)] {
        let path = Paths.onDisk(path)
        guard trail.count < Self.maximumIncludes, trail.insert(path).inserted else { return [] }
        guard let text = try? FileReading.text(path, namedIn: source, limit: 1 << 20) else {
            if !isOptional { missing.append((path, source)) }
            return []
        }
        var result: [(String, String)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let isOptional = line.hasPrefix("#include?")
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count >= 3 else { continue }
                result += read(Paths.join(Paths.folder(of: path), String(parts[1])), namedIn: path, trail: &trail, isOptional: isOptional)
            } else if let equals = Self.assignment(in: line) {
                let name = line[..<equals].trimmingCharacters(in: .whitespaces)
                var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
                if value.hasSuffix(";") { value.removeLast() }
                if !name.isEmpty { result.append((name, value)) }
            }
        }
        return result
    }

    /// The "=" that assigns, past the one in a condition's brackets.
    private static func assignment(in line: String) -> String.Index? {
        var level = 0
        for index in line.indices {
            switch line[index] {
            case "[": level += 1
            case "]": level -= 1
            case "=" where level <= 0: return index
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        guard let range = line.range(of: "//") else { return line }
        return line[..<range.lowerBound]
    }
}
