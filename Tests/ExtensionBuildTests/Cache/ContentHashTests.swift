import Foundation
import Testing
@testable import ExtensionBuild

@Suite struct ContentHashTests {
    @Test("equal contents have equal hashes, one changed bit another, and lengths count")
    func hashes() {
        let bytes = [UInt8](repeating: 7, count: 1001)
        #expect(ContentHash(bytes) == ContentHash(bytes))
        var seen: Set<ContentHash> = [ContentHash(bytes)]
        for index in 0..<1001 {
            var other = bytes
            other[index] ^= 1
            #expect(seen.insert(ContentHash(other)).inserted)
        }
        for count in 0..<40 { #expect(seen.insert(ContentHash([UInt8](repeating: 0, count: count))).inserted) }
        var joined = ContentHash(), split = ContentHash()
        joined.combine(["ab", "c"])
        split.combine(["a", "bc"])
        #expect(joined != split)
    }

    @Test("a hash survives being written")
    func coding() throws {
        let hash = ContentHash("text")
        #expect(try JSONDecoder().decode([ContentHash].self, from: JSONEncoder().encode([hash])) == [hash])
        #expect(hash.description.count == 32)
    }
}
