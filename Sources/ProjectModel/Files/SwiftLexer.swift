/// Splits Swift source into words, symbols and string literals, comments left out. Used by `SwiftScan` only.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var output: [SwiftScan.Token] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() -> [SwiftScan.Token] {
        output.reserveCapacity(bytes.count / 5)
        scan(untilParenthesis: false, depth: 0)
        return output
    }

    private func at(_ offset: Int) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == 0x5F || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
    }

    /// Reads tokens to the end, or inside an interpolation to its closing parenthesis. `depth` bounds nested interpolations.
    private mutating func scan(untilParenthesis: Bool, depth: Int) {
        var open = 0
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x0A: line += 1; position += 1
            case 0x20, 0x09, 0x0D: position += 1
            case 0x2F where at(1) == 0x2F:
                while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            case 0x2F where at(1) == 0x2A: blockComment()
            case 0x22: literal(hashes: 0, depth: depth)
            case 0x23:
                var hashes = 0
                while at(hashes) == 0x23 { hashes += 1 }
                if at(hashes) == 0x22 { literal(hashes: hashes, depth: depth) } else { directive() }
            case 0x60: position += 1
            case let byte where Self.isWord(byte):
                let start = position
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
                output.append(.init(kind: .word, text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
            default:
                if untilParenthesis {
                    if byte == 0x28 { open += 1 }
                    if byte == 0x29 {
                        if open == 0 { return }
                        open -= 1
                    }
                }
                output.append(.init(kind: .symbol, text: String(UnicodeScalar(byte)), line: line))
                position += 1
            }
        }
    }

    private mutating func directive() {
        let start = position
        position += 1
        while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
        output.append(.init(kind: .symbol, text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
    }

    private mutating func blockComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == 0x2F, at(1) == 0x2A { depth += 1; position += 2 }
            else if bytes[position] == 0x2A, at(1) == 0x2F {
                depth -= 1; position += 2
                if depth == 0 { return }
            } else {
                if bytes[position] == 0x0A { line += 1 }
                position += 1
            }
        }
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where at(offset + index) != 0x23 { return false }
        return true
    }

    private mutating func literal(hashes: Int, depth: Int) {
        let startLine = line
        position += hashes
        let isMultiline = at(1) == 0x22 && at(2) == 0x22
        position += isMultiline ? 3 : 1
        var text: [UInt8] = [], isInterpolated = false
        let place = output.count
        output.append(.init(kind: .literal, text: "", line: startLine))
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A {
                if !isMultiline { break }
                line += 1
                text.append(byte); position += 1
            } else if byte == 0x22, isMultiline ? (at(1) == 0x22 && at(2) == 0x22 && hasHashes(hashes, at: 3)) : hasHashes(hashes, at: 1) {
                position += (isMultiline ? 3 : 1) + hashes
                break
            } else if byte == 0x5C, hasHashes(hashes, at: 1) {
                position += 1 + hashes
                if at(0) == 0x28, depth < 32 {
                    isInterpolated = true
                    position += 1
                    scan(untilParenthesis: true, depth: depth + 1)
                    position += 1
                } else {
                    escape(into: &text)
                }
            } else { text.append(byte); position += 1 }
        }
        position = min(position, bytes.count)
        output[place].text = String(decoding: text, as: UTF8.self)
        output[place].isInterpolated = isInterpolated
    }

    private mutating func escape(into text: inout [UInt8]) {
        guard position < bytes.count else { return }
        switch bytes[position] {
        case 0x6E: text.append(0x0A)
        case 0x74: text.append(0x09)
        case 0x72: text.append(0x0D)
        case 0x30: text.append(0)
        case 0x75 where at(1) == 0x7B:
            // At most eight digits, then the closing brace.
            var value: UInt32 = 0, offset = 2
            while offset < 10, let digit = Character(UnicodeScalar(at(offset))).hexDigitValue { value = value << 4 | UInt32(digit); offset += 1 }
            if let scalar = UnicodeScalar(value) { text.append(contentsOf: String(Character(scalar)).utf8) }
            position += min(at(offset) == 0x7D ? offset : offset - 1, bytes.count - position - 1)
        case 0x0A: line += 1
        default: text.append(bytes[position])
        }
        position += 1
    }
}
