/// Reads the records of an LLVM bitstream, the container of the compiler's dependency files.
///
/// Knows what such a file holds: one level of blocks, abbreviations and blobs. Damaged input ends the reading with an error.
struct BitstreamReader {
    struct Record {
        var code: Int
        var operands: [UInt64]
        var blob: Range<Int>?
    }
    struct Damaged: Error {}

    private enum Operand { case literal(UInt64), fixed(Int), variable(Int), array, character, blob }

    let bytes: [UInt8]
    private var position = 0
    private var idWidth = 2
    private var abbreviations: [[Operand]] = []
    private var sharedAbbreviations: [UInt64: [[Operand]]] = [:]

    /// - Parameter skipping: bytes of signature in front of the stream.
    init(_ bytes: [UInt8], skipping: Int) {
        self.bytes = bytes
        position = skipping * 8
    }

    private mutating func bits(_ count: Int) throws -> UInt64 {
        guard count <= 64, position + count <= bytes.count * 8 else { throw Damaged() }
        var value: UInt64 = 0, done = 0
        while done < count {
            let shift = position & 7
            let part = min(8 - shift, count - done)
            let byte = UInt64(bytes[position >> 3] >> UInt8(shift)) & (1 << UInt64(part) - 1)
            value |= byte << UInt64(done)
            done += part
            position += part
        }
        return value
    }

    private mutating func variable(_ width: Int) throws -> UInt64 {
        guard width > 1 else { throw Damaged() }
        var value: UInt64 = 0, shift = 0
        while true {
            let part = try bits(width)
            let high = UInt64(1) << UInt64(width - 1)
            guard shift < 64 else { throw Damaged() }
            value |= (part & (high - 1)) << UInt64(shift)
            if part & high == 0 { return value }
            shift += width - 1
        }
    }

    private mutating func align() { position = (position + 31) & ~31 }

    /// Calls `visit` for each record outside of the block that describes others.
    mutating func records(_ visit: (Record) -> Void) throws {
        var stack: [(width: Int, abbreviations: [[Operand]], isInfo: Bool)] = []
        var isInfo = false
        var described: UInt64?
        while position + idWidth <= bytes.count * 8 {
            switch try bits(idWidth) {
            case 0:
                align()
                guard let outer = stack.popLast() else { return }
                (idWidth, abbreviations, isInfo) = outer
                if stack.isEmpty, !isInfo, position >= bytes.count * 8 { return }
            case 1:
                guard stack.count < 16 else { throw Damaged() }
                let block = try variable(8)
                stack.append((idWidth, abbreviations, isInfo))
                idWidth = Int(try variable(4))
                align()
                _ = try bits(32)
                guard idWidth > 1, idWidth <= 32 else { throw Damaged() }
                isInfo = block == 0
                abbreviations = sharedAbbreviations[block] ?? []
            case 2:
                let made = try abbreviation()
                if isInfo, let described { sharedAbbreviations[described, default: []].append(made) } else { abbreviations.append(made) }
            case 3:
                let code = Int(try variable(6)), count = Int(try variable(6))
                guard count <= bytes.count else { throw Damaged() }
                var operands: [UInt64] = []
                for _ in 0..<count { operands.append(try variable(6)) }
                if isInfo { if code == 1 { described = operands.first } } else { visit(Record(code: code, operands: operands)) }
            case let id:
                guard Int(id) - 4 < abbreviations.count else { throw Damaged() }
                let found = try record(abbreviations[Int(id) - 4])
                if !isInfo { visit(found) }
            }
        }
    }

    private mutating func abbreviation() throws -> [Operand] {
        let count = Int(try variable(5))
        var operands: [Operand] = []
        while operands.count < count {
            if try bits(1) == 1 { operands.append(.literal(try variable(8))); continue }
            switch try bits(3) {
            case 1: operands.append(.fixed(Int(try variable(5))))
            case 2: operands.append(.variable(Int(try variable(5))))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.blob)
            default: throw Damaged()
            }
        }
        return operands
    }

    private mutating func scalar(_ operand: Operand) throws -> UInt64 {
        switch operand {
        case .literal(let value): value
        case .fixed(let width): try bits(width)
        case .variable(let width): width == 0 ? 0 : try variable(width)
        case .character: try bits(6)
        case .array, .blob: throw Damaged()
        }
    }

    private mutating func record(_ operands: [Operand]) throws -> Record {
        var values: [UInt64] = []
        var blob: Range<Int>?
        var index = 0
        while index < operands.count {
            switch operands[index] {
            case .array:
                guard index + 1 < operands.count else { throw Damaged() }
                let count = Int(try variable(6))
                guard count <= bytes.count * 8 else { throw Damaged() }
                for _ in 0..<count { values.append(try scalar(operands[index + 1])) }
                index += 1
            case .blob:
                let count = Int(try variable(6))
                align()
                let start = position >> 3
                guard count >= 0, count <= bytes.count - start else { throw Damaged() }
                blob = start..<start + count
                position += count * 8
                align()
            case let operand: values.append(try scalar(operand))
            }
            index += 1
        }
        guard let code = values.first else { throw Damaged() }
        return Record(code: Int(code), operands: Array(values.dropFirst()), blob: blob)
    }
}
