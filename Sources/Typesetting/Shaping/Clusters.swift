/// What a reader takes for one character: a letter with its marks, a flag, a family.
enum Clusters {
    /// The extended grapheme clusters of a stretch of text.
    static func ranges(in scalars: [UInt32], _ range: Range<Int>) -> [Range<Int>] {
        var text = String.UnicodeScalarView()
        for index in range { text.append(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}") }
        var result: [Range<Int>] = []
        result.reserveCapacity(range.count)
        var start = range.lowerBound
        for character in String(text) {
            let end = min(start + character.unicodeScalars.count, range.upperBound)
            result.append(start..<end)
            start = end
        }
        return result
    }

    /// Whether a cluster is drawn as a colour emoji.
    ///
    /// Signs that Unicode shows as text by default are emoji here too where they lie above Latin, as iOS shows them, unless a
    /// variation selector asks for text.
    static func isEmoji(_ scalars: [UInt32], _ range: Range<Int>) -> Bool {
        guard let base = Unicode.Scalar(scalars[range.lowerBound]) else { return false }
        for index in range.dropFirst() {
            if scalars[index] == 0xFE0E { return false }
            if scalars[index] == 0xFE0F || scalars[index] == 0x20E3 { return base.properties.isEmoji }
        }
        if base.properties.isEmojiPresentation { return true }
        return base.properties.isEmoji && base.value > 0x2000 && base.value != 0x2122
    }
}
