import SwiftSyntax

/// What literals say.
enum LiteralReader {
    /// The text of a string literal of one line, without interpolations.
    static func text(_ expression: ExprSyntax) -> String? {
        guard let literal = expression.as(StringLiteralExprSyntax.self), literal.openingQuote.tokenKind == .stringQuote else { return nil }
        guard literal.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) }), let text = literal.representedLiteralValue, text.utf8.count <= longest, !text.utf8.contains(0) else { return nil }
        return text
    }

    /// Bytes of the longest text that is lifted.
    private static let longest = 4096

    /// A number, which may have a minus before it: its digits, without underscores.
    static func number(_ expression: ExprSyntax) -> (form: LiteralSlot.Form, digits: String)? {
        var expression = expression, sign = ""
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            guard prefix.operator.text == "-", prefix.operator.trailingTrivia.isEmpty else { return nil }
            sign = "-"
            expression = prefix.expression
        }
        if let literal = expression.as(IntegerLiteralExprSyntax.self) { return integer(sign, literal.literal.text).map { (.integer, String($0)) } }
        if let literal = expression.as(FloatLiteralExprSyntax.self) {
            let digits = sign + literal.literal.text.filter { $0 != "_" }
            // Hexadecimal ones have a "p", and are rare.
            guard digits.utf8.count <= 64, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }) else { return nil }
            return (.decimal, digits)
        }
        return nil
    }

    private static func integer(_ sign: String, _ text: String) -> Int64? {
        let digits = text.filter { $0 != "_" }
        for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) { return Int64(sign + digits.dropFirst(2), radix: radix) }
        return Int64(sign + digits)
    }
}
