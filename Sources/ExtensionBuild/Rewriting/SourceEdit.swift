/// A replacement of bytes in a source file that keeps every line where it is.
struct SourceEdit: Equatable {
    /// Offsets into the original's UTF-8.
    var range: Range<Int>
    var replacement: [UInt8]

    /// Puts a text in place of a range and fills up with spaces, so that everything behind keeps its column. Line breaks inside
    /// the range stay. A text longer than the range pushes the rest of its line to the right.
    static func padded(_ range: Range<Int>, with text: String, in source: UnsafeBufferPointer<UInt8>) -> SourceEdit {
        var bytes: [UInt8] = Array(text.utf8)
        for offset in range.dropFirst(bytes.count) {
            let byte = source[offset]
            bytes.append(byte == 0x0A || byte == 0x0D ? byte : 0x20)
        }
        // Line breaks that the text would have covered follow it.
        for offset in range.prefix(text.utf8.count) where source[offset] == 0x0A { bytes.append(0x0A) }
        return SourceEdit(range: range, replacement: bytes)
    }

    /// Spaces in place of a range.
    static func blank(_ range: Range<Int>, in source: UnsafeBufferPointer<UInt8>) -> SourceEdit { padded(range, with: "", in: source) }

    /// A text between two bytes.
    static func insertion(_ text: String, at offset: Int) -> SourceEdit {
        SourceEdit(range: offset..<offset, replacement: Array(text.utf8))
    }
}

/// A source file as the compiler is given it, and the way back to the user's columns.
struct RewrittenSource: Equatable {
    var bytes: [UInt8]
    var columns: ColumnMap

    /// - Parameter edits: in any order, not overlapping. Insertions at one place keep their order, and come before a replacement there.
    init(_ source: UnsafeBufferPointer<UInt8>, edits: [SourceEdit]) {
        bytes = []
        bytes.reserveCapacity(source.count + 256)
        columns = ColumnMap()
        var position = 0, line = 1, lineStart = 0, counted = 0
        for edit in edits.sorted(by: { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }) where edit.range.lowerBound >= position {
            bytes.append(contentsOf: source[position..<edit.range.lowerBound])
            for offset in counted..<edit.range.lowerBound where source[offset] == 0x0A {
                line += 1
                lineStart = offset + 1
            }
            counted = edit.range.lowerBound
            if edit.replacement.count != edit.range.count { columns.note(edit, in: source, line: line, lineStart: lineStart) }
            bytes.append(contentsOf: edit.replacement)
            position = edit.range.upperBound
        }
        bytes.append(contentsOf: source[position...])
    }
}
