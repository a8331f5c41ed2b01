import ExtensionMessages
import Foundation
import Testing

@Suite struct LiteralsTests {
    private func roundTrip(_ overrides: LiteralOverrides) throws -> LiteralOverrides { try JSONDecoder().decode(LiteralOverrides.self, from: MessageCoding.encode(overrides)) }

    @Test("values arrive as they were sent, the largest number of a literal too")
    func roundTrip() throws {
        let all: [LiteralOverride] = [.init(id: .max, value: .integer(.min)), .init(id: 0, value: .decimal("-1.5e-3")), .init(id: 1, value: .text("a\u{0}\"😀")), .init(id: 2, value: .color("red"))]
        let overrides = try #require(LiteralOverrides(all))
        #expect(try roundTrip(overrides) == overrides)
        var request = LoadRequest(library: "/l", bundle: "/b", bundleIdentifier: "a", systemVersion: "26.0")
        request.literals = overrides
        guard case .load(let received) = try MessageCoding.decode(ExtensionRequest.self, from: MessageFrame(kind: .message, content: MessageCoding.encode(ExtensionRequest.load(request)))) else { Issue.record("another request"); return }
        #expect(received.literals == overrides)
    }

    @Test("what is out of bounds is refused on both sides", arguments: [
        [LiteralOverride(id: 1, value: .integer(1)), LiteralOverride(id: 1, value: .integer(2))],
        [LiteralOverride(id: 1, value: .decimal("nan"))],
        [LiteralOverride(id: 1, value: .decimal("1." + String(repeating: "0", count: 100)))],
        [LiteralOverride(id: 1, value: .color("red; drop"))],
        [LiteralOverride(id: 1, value: .color(""))],
        [LiteralOverride(id: 1, value: .text(String(repeating: "x", count: LiteralOverrides.longestText + 1)))],
        (0...UInt64(LiteralOverrides.mostLiterals)).map { LiteralOverride(id: $0, value: .integer(1)) },
        (0..<100).map { LiteralOverride(id: $0, value: .text(String(repeating: "x", count: LiteralOverrides.longestText))) },
    ])
    func bounds(all: [LiteralOverride]) throws {
        #expect(LiteralOverrides(all) == nil)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(LiteralOverrides.self, from: JSONEncoder().encode(all)) }
    }

    @Test("bytes that are no values are an error and nothing else", arguments: ["", "{}", "[1]", "[{\"id\":-1,\"value\":{\"integer\":{\"_0\":1}}}]", "[{\"id\":1}]", "[{\"id\":1,\"value\":{\"integer\":{\"_0\":1e30}}}]", "[[[[[[]]]]]]"])
    func damaged(text: String) { #expect(throws: (any Error).self) { try JSONDecoder().decode(LiteralOverrides.self, from: Data(text.utf8)) } }

    @Test("random changes of a message's bytes give values within bounds or an error")
    func fuzz() throws {
        let good = try MessageCoding.encode(try #require(LiteralOverrides([.init(id: 77, value: .decimal("0.25")), .init(id: 78, value: .text("Hello")), .init(id: 79, value: .color("mint"))])))
        var random = SeededGenerator(state: 7)
        for _ in 0..<2000 {
            var bytes = [UInt8](good)
            for _ in 0..<Int.random(in: 1...4, using: &random) { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            guard let read = try? JSONDecoder().decode(LiteralOverrides.self, from: Data(bytes)) else { continue }
            #expect(LiteralOverrides(read.all) == read)
        }
    }

    @Test("too many questions are refused")
    func questions() throws {
        let ids = (0...UInt64(LiteralOverrides.mostLiterals)).map { $0 }
        #expect(LiteralQuestion(ids) == nil && LiteralQuestion(Array(ids.dropLast())) != nil)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(LiteralQuestion.self, from: JSONEncoder().encode(ids)) }
    }

    @Test("a type holds what a literal of it may say", arguments: [
        (LiteralType.int, LiteralValue.integer(-5), true), (.uint8, .integer(255), true), (.uint8, .integer(256), false), (.uint, .integer(-1), false), (.int, .decimal("1.5"), false),
        (.cgFloat, .integer(8), true), (.cgFloat, .decimal("8.5"), true), (.double, .decimal("1e999"), false), (.float, .decimal("1e300"), false), (.double, .integer(1 << 60), false),
        (.text, .text(""), true), (.text, .integer(1), false), (.color, .color("red"), true), (.unseen, .text("a"), false), (.other, .integer(1), false), (.other, .text("a"), false),
    ])
    func types(type: LiteralType, value: LiteralValue, expected: Bool) { #expect(type.holds(value) == expected) }
}

/// Numbers that are the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
