@testable import ExtensionProcesses
import Foundation
import Testing

@Suite struct InheritanceTests {
    @Test("a child has its three streams and what it is given, whatever else this process has open")
    func descriptors() throws {
        let pipe = Pipe()
        defer { try? pipe.fileHandleForWriting.close() }
        let listing = try #require(ToolRun.output(of: "/bin/ls", arguments: ["/proc/self/fd"], input: Data(), timeout: 60))
        // The last is the listing's own.
        #expect(String(decoding: listing, as: UTF8.self).split(separator: "\n") == ["0", "1", "2", "3"])
    }
}
