/// Leads from columns of a rewritten file back to the user's own. Lines are the same in both.
///
/// Lines and columns count from 1, columns in UTF-8 bytes, as the compiler counts them.
struct ColumnMap: Equatable, Codable {
    /// A stretch of a line that became longer or shorter.
    struct Shift: Equatable, Codable {
        /// In the original.
        var column: Int
        var oldLength: Int
        var newLength: Int
    }
    private(set) var shifts: [Int: [Shift]] = [:]

    var isEmpty: Bool { shifts.isEmpty }

    /// - Parameters:
    ///   - line: in which the edit begins.
    ///   - lineStart: the offset of that line.
    mutating func note(_ edit: SourceEdit, in source: UnsafeBufferPointer<UInt8>, line: Int, lineStart: Int) {
        let first = edit.replacement.prefix { $0 != 0x0A }
        let old = source[edit.range].prefix { $0 != 0x0A }
        shifts[line, default: []].append(Shift(column: edit.range.lowerBound - lineStart + 1, oldLength: old.count, newLength: first.count))
    }

    /// The user's column. A place inside text that the rewriting made is the place where that text begins.
    func original(line: Int, column: Int) -> Int {
        guard let edits = shifts[line] else { return column }
        var moved = 0
        for edit in edits {
            let start = edit.column + moved
            if column < start { break }
            if column < start + edit.newLength { return min(column - moved, edit.column + max(edit.oldLength - 1, 0)) }
            moved += edit.newLength - edit.oldLength
        }
        return column - moved
    }
}
