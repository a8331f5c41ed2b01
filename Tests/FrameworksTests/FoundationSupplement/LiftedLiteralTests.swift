import FoundationSupplement
import Testing

private struct Points: ExpressibleByIntegerLiteral, Equatable {
    var count: Int
    init(integerLiteral value: Int) { count = value * 10 }
}

/// Each test has numbers of its own: what was set holds for the process.
@Suite(.serialized) struct LiftedLiteralTests {
    @Test("a literal without another value is what it was, and its type is known once it was evaluated")
    func unchanged() {
        LiftedLiterals.set([:])
        #expect(LiftedLiterals.kind(of: 100) == .unseen)
        #expect((_liftedInteger(100, 8) as CGFloat) == 8 && LiftedLiterals.kind(of: 100) == .cgFloat)
        #expect(_liftedInteger(101, 8) == 8 && LiftedLiterals.kind(of: 101) == .int)
        let half = _liftedDecimal(102, 0.5)
        #expect(half == 0.5 && LiftedLiterals.kind(of: 102) == .double)
        #expect(_liftedText(103, "a") == "a" && LiftedLiterals.kind(of: 103) == .text)
        let character: Character = _liftedText(104, "a"), decimal: Decimal = _liftedInteger(105, 8), fixed: StaticString = _liftedText(106, "ab")
        #expect(character == "a" && decimal == 8 && fixed.description == "ab")
        for id in [104, 105, 106] { #expect(LiftedLiterals.kind(of: UInt64(id)) == .other) }
    }

    @Test("a literal has its other value, made as the compiler makes it for the type")
    func changed() {
        LiftedLiterals.set([200: .integer(12), 201: .decimal("0.1"), 202: .decimal("0.1"), 203: .text("b"), 204: .integer(-3), 205: .integer(4), 206: .decimal("8.5"), 207: .integer(2)])
        #expect((_liftedInteger(200, 8) as CGFloat) == 12)
        #expect(_liftedDecimal(201, 0.5) == 0.1 as Double)
        #expect((_liftedDecimal(202, 0.5) as Float) == 0.1 as Float)
        #expect(_liftedText(203, "a") == "b")
        #expect((_liftedInteger(204, 8) as Int8) == -3)
        #expect((_liftedInteger(205, 1) as Points) == Points(integerLiteral: 4))
        #expect((_liftedInteger(206, 8) as Double) == 8.5)
        #expect((_liftedDecimal(207, 0.5) as CGFloat) == 2)
    }

    @Test("a value that the type cannot have changes nothing")
    func unfit() {
        LiftedLiterals.set([300: .integer(-1), 301: .decimal("1.5"), 302: .text("ab"), 303: .text("1"), 304: .decimal("x")])
        #expect((_liftedInteger(300, 8) as UInt8) == 8)
        #expect(_liftedInteger(301, 8) == 8)
        #expect((_liftedText(302, "a") as Character) == "a")
        #expect(_liftedInteger(303, 8) == 8)
        #expect(_liftedDecimal(304, 0.5) == 0.5)
    }

    @Test("a literal of a generic function that has several types has none")
    func several() {
        func double<T: ExpressibleByIntegerLiteral>(_ type: T.Type) -> T { _liftedInteger(400, 2) }
        LiftedLiterals.set([:])
        _ = double(Int.self)
        #expect(LiftedLiterals.kind(of: 400) == .int)
        _ = double(CGFloat.self)
        _ = double(Int.self)
        #expect(LiftedLiterals.kind(of: 400) == .other)
    }
}
