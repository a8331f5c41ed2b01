import Testing
@testable import ExtensionBuild

@Suite struct BitstreamReaderTests {
    @Test("a damaged dependency file is an error and no crash")
    func damaged() {
        for length in [0, 3, 4, 8, 64, 300] {
            var bytes = Array("DEPS".utf8)
            var state: UInt32 = 7
            for _ in 0..<length {
                state = state &* 1_664_525 &+ 1_013_904_223
                bytes.append(UInt8(truncatingIfNeeded: state >> 24))
            }
            #expect(throws: BitstreamReader.Damaged.self) { try FileDependencies(swiftdeps: bytes) }
        }
        #expect(throws: BitstreamReader.Damaged.self) { try FileDependencies(swiftdeps: [1, 2, 3]) }
    }

    @Test("what is given differently, newly or no more is a change")
    func changes() {
        var old = (FileDependencies(given: ["0  a": "1", "0  b": "1", "0  c": "1"]))
        let new = (FileDependencies(given: ["0  a": "1", "0  b": "2", "0  d": "1"]))
        #expect(FileDependencies.changes(from: old, to: new) == ["0  b", "0  c", "0  d"])
        old.given = new.given
        #expect(FileDependencies.changes(from: old, to: new).isEmpty)
        #expect(FileDependencies.changes(from: nil, to: new) == ["0  a", "0  b", "0  d"])
    }
}
