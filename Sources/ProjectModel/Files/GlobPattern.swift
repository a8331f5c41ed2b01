/// A shell pattern with `*`, `**` and `?`, compared with a path below a folder.
struct GlobPattern {
    private let parts: [[Character]]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").map { Array($0) }
    }

    /// A pattern that matches a folder matches everything below it.
    func matches(_ path: String) -> Bool {
        var steps = 0
        return match(0, path.split(separator: "/").map { Array($0) }[...], &steps)
    }

    private func match(_ index: Int, _ names: ArraySlice<[Character]>, _ steps: inout Int) -> Bool {
        steps += 1
        guard steps < 10_000 else { return false }
        if index == parts.count { return true }
        if parts[index] == ["*", "*"] {
            return match(index + 1, names, &steps) || (!names.isEmpty && match(index, names.dropFirst(), &steps))
        }
        guard let name = names.first, Self.matches(parts[index][...], name[...]) else { return false }
        return match(index + 1, names.dropFirst(), &steps)
    }

    /// One name: greedy with one point of return, so that no pattern takes exponential time.
    private static func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        var pattern = pattern, name = name
        var retry: (pattern: ArraySlice<Character>, name: ArraySlice<Character>)?
        while !name.isEmpty || !pattern.isEmpty {
            if let first = pattern.first, first == "*" {
                retry = (pattern, name)
                pattern = pattern.dropFirst()
                if pattern.isEmpty { return true }
                continue
            }
            if let first = pattern.first, let character = name.first, first == "?" || first == character {
                pattern = pattern.dropFirst(); name = name.dropFirst()
                continue
            }
            guard let back = retry, !back.name.isEmpty else { return false }
            pattern = back.pattern.dropFirst(); name = back.name.dropFirst()
            retry = (back.pattern, name)
        }
        return true
    }
}
