/// How wide SF Pro's letters are: the stand-in fonts are set on these advances, so that lines break where they break on a phone.
///
/// `width = size · (Σ advance + Σ kern) + n · tracking` (sf-advances, header). Values are in ems.
struct SFAdvances: Sendable {
    /// A character's advance and the bearings of its regular letter.
    struct Letter: Sendable {
        var regular, medium, semibold, bold: Float
        var leftBearing, rightBearing: Float
        var displayDelta: Float
    }

    static let shared = SFAdvances()

    private let letters: [UInt32: Letter]
    private let pairs: [UInt64: Float]

    private init() {
        var letters: [UInt32: Letter] = [:]
        letters.reserveCapacity(512)
        var reader = NumberReader(SFAdvanceData.rows)
        while let code = reader.hexadecimal() {
            let v = (0..<7).map { _ in Float(reader.decimal()) / 10_000 }
            letters[code] = Letter(regular: v[0], medium: v[0] + v[1], semibold: v[0] + v[2], bold: v[0] + v[3],
                                   leftBearing: v[4], rightBearing: v[5], displayDelta: v[6])
        }
        self.letters = letters
        var pairs: [UInt64: Float] = [:]
        reader = NumberReader(SFAdvanceData.kerningPairs)
        while let first = reader.hexadecimal(), let second = reader.hexadecimal() {
            pairs[UInt64(first) << 32 | UInt64(second)] = Float(reader.decimal()) / 10_000
        }
        self.pairs = pairs
    }

    func letter(_ scalar: UInt32) -> Letter? { letters[scalar] }

    /// A kerning pair that pictures showed; for every other pair Inter's kerning stands in.
    func kerning(_ first: UInt32, _ second: UInt32) -> Float? { pairs[UInt64(first) << 32 | UInt64(second)] }

    /// The advance of a letter, without tracking.
    static func advance(of letter: Letter, weight: WeightPosition, optical: OpticalSize) -> Float {
        let base = weight.interpolate(letter.regular, letter.medium, letter.semibold, letter.bold)
        return base + optical.display * (letter.displayDelta + weight.interpolate(0, 0.0010, 0.0020, 0.0045)) + optical.title * weight.interpolate(-0.0020, 0, 0, 0)
    }
}

/// Where a size lies on the way from the text letters to those of large titles.
struct OpticalSize: Hashable, Sendable {
    /// From text to display letters: 0 up to 17 pt, 1 from 28 pt (sf-advances, header).
    var display: Float
    /// How much of what regular letters still lose up to the size of large titles: 0 up to 22 pt, 1 from 34 pt, where nine lines were
    /// 0.6 % too wide without it (text-widths).
    var title: Float = 0

    static let text = OpticalSize(display: 0)

    init(display: Float) { self.display = display }

    init(size: Double) {
        display = Self.displayFraction(size: size)
        title = size > 22 ? Float(min((size - 22) / 12, 1)) : 0
    }

    private static func displayFraction(size: Double) -> Float {
        let knots: [(size: Double, fraction: Double)] = [(17, 0), (20, 0.235), (21, 0.37), (22, 0.5), (28, 1)]
        guard size > knots[0].size else { return 0 }
        for (low, high) in zip(knots, knots.dropFirst()) where size <= high.size {
            return Float(low.fraction + (high.fraction - low.fraction) * (size - low.size) / (high.size - low.size))
        }
        return 1
    }
}

/// Where a weight lies on SF Pro's weight axis: advances are linear in it between the weights that were measured.
struct WeightPosition: Hashable, Sendable {
    /// 0 regular, 0.579 medium, 1 semibold, 1.579 bold.
    let position: Float

    /// - Parameter weight: 100…900. The axis positions of the four middle weights were measured; the others are assumed.
    init(weight: Int) {
        let axis: [(Int, Float)] = [(100, 30), (200, 110), (300, 274), (400, 400), (500, 510), (600, 590), (700, 700), (800, 860), (900, 1000)]
        let w = min(max(weight, 100), 900)
        var value = axis[0].1
        for (low, high) in zip(axis, axis.dropFirst()) where w >= low.0 && w <= high.0 {
            value = low.1 + (high.1 - low.1) * Float(w - low.0) / Float(high.0 - low.0)
        }
        position = (value - 400) / 190
    }

    /// The value between (or beyond) those of the measured weights.
    func interpolate(_ regular: Float, _ medium: Float, _ semibold: Float, _ bold: Float) -> Float {
        let p = position
        if p < 0 || p > 1.579 { return (p < 0 ? regular : bold) + (p < 0 ? p : p - 1.579) * (bold - regular) / 1.579 }
        if p <= 0.579 { return regular + (medium - regular) * p / 0.579 }
        if p <= 1 { return medium + (semibold - medium) * (p - 0.579) / 0.421 }
        return semibold + (bold - semibold) * (p - 1) / 0.579
    }
}

/// Reads the numbers of a table that is part of the program.
private struct NumberReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    init(_ text: StaticString) { bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) }

    private mutating func skipSeparators() {
        while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == 0x3B { index += 1 }
    }
    mutating func hexadecimal() -> UInt32? {
        skipSeparators()
        guard index < bytes.count else { return nil }
        var value: UInt32 = 0
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != 0x3B {
            let digit = bytes[index]
            value = value << 4 | UInt32(digit <= 0x39 ? digit - 0x30 : digit - 0x37)
            index += 1
        }
        return value
    }
    mutating func decimal() -> Int {
        skipSeparators()
        var value = 0, sign = 1
        if index < bytes.count, bytes[index] == 0x2D { sign = -1; index += 1 }
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != 0x3B {
            value = value * 10 + Int(bytes[index] - 0x30)
            index += 1
        }
        return sign * value
    }
}
