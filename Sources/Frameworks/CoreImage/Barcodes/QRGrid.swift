/// The modules of a code while it is drawn.
struct QRGrid {
    let size: Int
    private let version: QRVersion
    private(set) var dark: [Bool]
    /// Modules of patterns, which carry no data and are not masked.
    private var isPattern: [Bool]

    /// A grid with all patterns.
    init(version: QRVersion) {
        self.version = version
        size = version.size
        dark = [Bool](repeating: false, count: size * size)
        isPattern = dark
        for index in 0..<size {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let places = version.alignment, last = places.count - 1
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated() where !(i == 0 && j == 0 || i == 0 && j == last || i == last && j == 0) { drawAlignment(x, y) }
        }
        drawFormat(.low, mask: 0)
        drawVersion()
    }

    private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        dark[y * size + x] = isDark
        isPattern[y * size + x] = true
    }
    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let distance = max(abs(dx), abs(dy))
                set(x + dx, y + dy, distance != 2 && distance != 4)
            }
        }
    }
    private mutating func drawAlignment(_ x: Int, _ y: Int) {
        for dy in -2...2 { for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
    }
    /// Level and mask, twice, with their checks.
    mutating func drawFormat(_ level: QRCode.Level, mask: Int) {
        let data = level.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { set(8, index, bit(index)) }
        set(8, 7, bit(6)); set(8, 8, bit(7)); set(7, 8, bit(8))
        for index in 9..<15 { set(14 - index, 8, bit(index)) }
        for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
        set(8, size - 8, true)
    }
    private mutating func drawVersion() {
        guard version.number >= 7 else { return }
        var rest = version.number
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version.number << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1, near = size - 11 + index % 3, far = index / 3
            set(near, far, isDark)
            set(far, near, isDark)
        }
    }

    /// Puts bytes into the modules that are free, in columns of two from the right, up and down in turn.
    mutating func place(_ words: [UInt8], mask: Int) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            for step in 0..<size {
                for x in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0, y = isUpward ? size - 1 - step : step
                    guard !isPattern[y * size + x] else { continue }
                    let bit = index < words.count * 8 && words[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    dark[y * size + x] = bit != Self.isMasked(x, y, mask)
                    index += 1
                }
            }
        }
    }
    private static func isMasked(_ x: Int, _ y: Int, _ mask: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    /// How hard the code is to read: long runs, squares, what looks like a finder, and too much of one colour.
    var penalty: Int {
        var result = 0
        for line in 0..<size {
            result += Self.penalty(ofLine: (0..<size).map { dark[line * size + $0] })
            result += Self.penalty(ofLine: (0..<size).map { dark[$0 * size + line] })
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1 {
                let at = y * size + x
                if dark[at] == dark[at + 1], dark[at] == dark[at + size], dark[at] == dark[at + size + 1] { result += 3 }
            }
        }
        let share = dark.lazy.filter { $0 }.count * 20, whole = size * size
        return result + ((abs(share - whole * 10) + whole - 1) / whole - 1) * 10
    }
    private static let finder: [[Bool]] = {
        let core = [true, false, true, true, true, false, true], light = [Bool](repeating: false, count: 4)
        return [core + light, light + core]
    }()
    private static func penalty(ofLine line: [Bool]) -> Int {
        var result = 0, run = 1
        for index in 1...line.count {
            if index < line.count, line[index] == line[index - 1] { run += 1; continue }
            if run >= 5 { result += run - 2 }
            run = 1
        }
        for start in 0...(line.count - 11) where finder.contains(where: { $0.elementsEqual(line[start..<start + 11]) }) { result += 40 }
        return result
    }
}
