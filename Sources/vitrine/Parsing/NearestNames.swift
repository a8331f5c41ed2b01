/// Finds what a misspelt name was meant to be.
public enum NearestNames {
    /// Up to three known names close to `name`, the closest first; empty where none is close.
    ///
    /// Close is an edit distance of a third of the length at most; a name that begins as another does is close too. Case, spaces and
    /// dashes do not count.
    public static func find(_ name: String, among known: [String], limit: Int = 3) -> [String] {
        let wanted = plain(name)
        guard !wanted.isEmpty, wanted.count <= 100 else { return [] }
        let scored = known.enumerated().compactMap { index, candidate -> (score: Int, index: Int, name: String)? in
            let other = plain(candidate)
            let distance = editDistance(wanted, other)
            // One letter of two is another word: "19" is not "14".
            let length = max(wanted.count, other.count)
            if distance == 0 || (length > 2 && distance <= max(1, length / 3)) { return (distance, index, candidate) }
            let shorter = min(wanted.count, other.count)
            if shorter >= 3, wanted.prefix(shorter) == other.prefix(shorter) { return (distance + 2, index, candidate) }
            return nil
        }
        var found: [String] = []
        for match in scored.sorted(by: { ($0.score, $0.index) < ($1.score, $1.index) }) where found.count < limit && !found.contains(match.name) {
            found.append(match.name)
        }
        return found
    }

    private static func plain(_ name: String) -> [Character] { Array(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

    /// How many letters must be put in, left out, changed or swapped with their neighbour.
    static func editDistance(_ a: [Character], _ b: [Character]) -> Int {
        var beforeLast = [Int](), last = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for (j, y) in b.enumerated() {
                var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (x == y ? 0 : 1))
                if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { best = min(best, beforeLast[j - 1] + 1) }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
