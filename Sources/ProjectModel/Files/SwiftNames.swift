/// Names as Xcode makes them from other names.
enum SwiftNames {
    /// `:c99extidentifier`: every character an identifier cannot hold becomes "_".
    static func identifier(_ name: String) -> String {
        var result = ""
        for scalar in name.unicodeScalars {
            let isLetter = scalar == "_" || (scalar.isASCII ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
                : scalar.properties.isXIDContinue)
            let isDigit = ("0"..."9").contains(scalar)
            if result.isEmpty, isDigit { result.append("_") } else { result.unicodeScalars.append(isLetter || isDigit ? scalar : "_") }
        }
        return result.isEmpty ? "_" : result
    }

    /// `:rfc1034identifier`: letters, digits, "-" and "."; the rest becomes "-".
    static func reverseDomain(_ name: String) -> String {
        String(name.unicodeScalars.map { scalar -> Character in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "-" || scalar == "." || scalar.properties.numericType != nil) ? Character(scalar) : "-"
        })
    }
}
