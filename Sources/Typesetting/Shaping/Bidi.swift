internal import CFriBidi

/// Directions of text: the Unicode bidirectional algorithm, by FriBidi.
enum Bidi {
    /// The embedding level of each character, and whether the first paragraph runs from right to left.
    ///
    /// Each paragraph takes the direction of its first strong letter, and that of the environment where it has none.
    static func levels(of scalars: [UInt32], isRightToLeft: Bool) -> (levels: [UInt8], isRightToLeft: Bool) {
        var levels = [UInt8](repeating: 0, count: scalars.count)
        var start = 0
        var direction: Bool?
        while start < scalars.count {
            var end = start
            while end < scalars.count, !Scalars.isNewline(scalars[end]) { end += 1 }
            if end < scalars.count { end += 1 }
            let isRight = resolve(scalars[start..<end], isRightToLeft: isRightToLeft, into: &levels)
            direction = direction ?? isRight
            start = end
        }
        return (levels, direction ?? isRightToLeft)
    }

    private static func resolve(_ text: ArraySlice<UInt32>, isRightToLeft: Bool, into levels: inout [UInt8]) -> Bool {
        let scalars = Array(text), count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var found = [FriBidiLevel](repeating: 0, count: scalars.count)
        // FRIBIDI_PAR_WLTR and FRIBIDI_PAR_WRTL: macros that Swift cannot import.
        var base = FriBidiParType(rawValue: isRightToLeft ? 0x21 : 0x20)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found)
        guard highest > 0 else { return isRightToLeft }
        for (index, level) in found.enumerated() { levels[text.startIndex + index] = UInt8(max(0, level)) }
        return base.rawValue & 1 == 1
    }

    /// The order from left to right of stretches with these levels (rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
        guard lowestOdd <= highest else { return order }
        for level in stride(from: highest, through: lowestOdd, by: -1) {
            var index = 0
            while index < order.count {
                guard levels[order[index]] >= level else { index += 1; continue }
                var end = index
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[index..<end].reverse()
                index = end
            }
        }
        return order
    }
}
