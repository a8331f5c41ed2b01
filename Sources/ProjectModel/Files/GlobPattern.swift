import Glibc

/// A shell pattern with `*`, `**`, `?` and sets (`[a-z]`), compared with a path below a folder.
///
/// Names are compared by `fnmatch`; `**`, which stands for any number of folders and which `fnmatch` does not know, is read here.
struct GlobPattern {
    private let parts: [String]

    init(_ pattern: String) {
        parts = pattern.split(separator: "/").map(String.init)
    }

    /// A pattern that matches a folder matches everything below it.
    func matches(_ path: String) -> Bool {
        var steps = 0
        return match(0, path.split(separator: "/").map(String.init)[...], &steps)
    }

    private func match(_ index: Int, _ names: ArraySlice<String>, _ steps: inout Int) -> Bool {
        steps += 1
        // Several `**` multiply the ways to compare; no project's pattern comes near.
        guard steps < 10_000 else { return false }
        if index == parts.count { return true }
        if parts[index] == "**" {
            return match(index + 1, names, &steps) || (!names.isEmpty && match(index, names.dropFirst(), &steps))
        }
        guard let name = names.first, fnmatch(parts[index], name, 0) == 0 else { return false }
        return match(index + 1, names.dropFirst(), &steps)
    }
}
