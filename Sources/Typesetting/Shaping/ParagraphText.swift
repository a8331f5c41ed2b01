import Drawing

/// A paragraph's characters, before any font is chosen.
struct ParagraphText {
    /// Runs in the text's own order.
    struct Run {
        var range: Range<Int>
        /// The paragraph's run that it comes from.
        var source: Int
        /// What is left of the size: 1, or less for small capitals made from smaller letters.
        var scale: Double
        /// Whether it is one object (a symbol or an image) rather than letters.
        var isObject: Bool
    }

    static let objectCharacter: UInt32 = 0xFFFC
    /// Longer text is cut: no widget shows more, and the cost of a line is bounded by it.
    static let maximumLength = 65_536
    /// The height of small capitals against capitals: a little over SF's x-height (assumed).
    static let smallCapitalScale = 0.8

    private(set) var scalars: [UInt32] = []
    private(set) var runs: [Run] = []
    /// The highest character decides how much work is needed.
    private(set) var highest: UInt32 = 0
    private(set) var lowest: UInt32 = .max

    init(_ p: Paragraph) {
        for (index, run) in p.runs.enumerated() {
            switch run.content {
            case .text(let text): append(text, source: index, smallCaps: run.attributes.font.smallCaps)
            case .symbol, .image:
                guard scalars.count < ParagraphText.maximumLength else { continue }
                scalars.append(ParagraphText.objectCharacter)
                runs.append(Run(range: scalars.count - 1..<scalars.count, source: index, scale: 1, isObject: true))
                highest = max(highest, ParagraphText.objectCharacter)
            // Written out before a paragraph comes here.
            case .live: continue
            }
        }
    }

    private mutating func append(_ text: String, source: Int, smallCaps: FontDescriptor.SmallCaps) {
        let start = scalars.count
        if smallCaps == .none {
            var text = text
            let room = ParagraphText.maximumLength - start
            let fast: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
                scalars.reserveCapacity(start + min(bytes.count, room))
                var index = 0
                while index < bytes.count, scalars.count - start < room {
                    let byte = bytes[index]
                    if byte < 0x80 {
                        push(UInt32(byte))
                        index += 1
                        continue
                    }
                    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
                    var value = UInt32(byte) & (0x7F >> UInt32(length))
                    for k in 1..<length where index + k < bytes.count { value = value << 6 | UInt32(bytes[index + k] & 0x3F) }
                    push(value)
                    index += length
                }
            }
            if fast == nil {
                text.makeContiguousUTF8()
                for scalar in text.unicodeScalars.prefix(room) { push(scalar.value) }
            }
            if scalars.count > start { runs.append(Run(range: start..<scalars.count, source: source, scale: 1, isObject: false)) }
            return
        }
        // Small capitals: runs of capitals at full size and of capitals made from small letters at less.
        for scalar in text.unicodeScalars {
            let isLower = scalar.properties.isLowercase && smallCaps != .uppercase
            let isUpper = scalar.properties.isUppercase && smallCaps != .lowercase
            let scale = isLower || isUpper ? ParagraphText.smallCapitalScale : 1
            let begin = scalars.count
            for letter in isLower ? scalar.properties.uppercaseMapping.unicodeScalars : String(scalar).unicodeScalars {
                guard scalars.count < ParagraphText.maximumLength else { return }
                push(letter.value)
            }
            if let last = runs.indices.last, runs[last].source == source, runs[last].scale == scale, runs[last].range.upperBound == begin {
                runs[last].range = runs[last].range.lowerBound..<scalars.count
            } else if scalars.count > begin {
                runs.append(Run(range: begin..<scalars.count, source: source, scale: scale, isObject: false))
            }
        }
    }

    @inline(__always)
    private mutating func push(_ scalar: UInt32) {
        scalars.append(scalar)
        if scalar > highest { highest = scalar }
        if scalar < lowest { lowest = scalar }
    }

    /// Whether no character needs shaping, another direction, or ends a line.
    var isPlain: Bool { highest < 0x300 && lowest >= 0x20 }
}

/// Questions about characters that the engine asks for every one of them.
enum Scalars {
    /// Ends a line wherever it stands.
    @inline(__always)
    static func isNewline(_ c: UInt32) -> Bool { (c >= 0x0A && c <= 0x0D) || c == 0x85 || c == 0x2028 || c == 0x2029 }

    /// Hangs over the end of a line instead of filling it.
    @inline(__always)
    static func isSpace(_ c: UInt32) -> Bool {
        c == 0x20 || c == 0x09 || isNewline(c) || c == 0x1680 || (c >= 0x2000 && c <= 0x200A && c != 0x2007) || c == 0x205F || c == 0x3000
    }

    /// Stands for itself: a letter, figure or sign that joins with no neighbour.
    @inline(__always)
    static func isSimple(_ c: UInt32) -> Bool {
        if c < 0x300 { return c >= 0x20 && c != 0xAD && !(c >= 0x7F && c < 0xA0) }
        switch c {
        case 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2000...0x200A, 0x2010...0x2027, 0x202F...0x205F, 0x20A0...0x20CF: return c != 0x203C && c != 0x2049
        case 0x2100...0x2121, 0x2123...0x2138, 0x213A...0x2193, 0x2200...0x2319, 0x2500...0x25A9: return true
        case 0x2122: return true
        default: return false
        }
    }

    /// Belongs to the character before it.
    static func isExtender(_ c: UInt32) -> Bool {
        if c < 0x300 { return false }
        if c == 0x200D || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0x1F3FB && c <= 0x1F3FF) { return true }
        guard let scalar = Unicode.Scalar(c) else { return false }
        return scalar.properties.isGraphemeExtend || scalar.properties.generalCategory == .spacingMark
    }

    /// Has no ink and no width: controls, joiners, marks of direction, soft hyphens.
    static func isInvisible(_ c: UInt32) -> Bool {
        if c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD { return true }
        if c < 0x300 { return false }
        guard let scalar = Unicode.Scalar(c) else { return true }
        return scalar.properties.isDefaultIgnorableCodePoint || isNewline(c)
    }

    /// Whether any letter of the range may be written from right to left.
    @inline(__always)
    static func isRightToLeft(_ c: UInt32) -> Bool {
        (c >= 0x590 && c < 0x900) || (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFF) || (c >= 0x10800 && c <= 0x10FFF)
            || (c >= 0x1E800 && c <= 0x1EFFF) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069) || c == 0x200F || c == 0x200E
    }
}
