import Foundation
import FuzzedReaders
import Testing
@testable import ProjectModel

/// Feeds damaged files to every reader. A crash or a hang fails the run; an error or a value is right.
///
/// A few of what `reader-fuzz` does for as long as one likes. `VITRINE_FUZZ_ITERATIONS` sets how many damaged forms each file gets (30),
/// `VITRINE_FUZZ_SEED` where they begin (1).
@Suite struct MutationFuzzTests {
    private static let iterations = ProcessInfo.processInfo.environment["VITRINE_FUZZ_ITERATIONS"].flatMap(Int.init) ?? 30
    private static let seed = ProcessInfo.processInfo.environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    @Test("a damaged file is an answer or an error with words", arguments: FuzzedReader.all.map(\.name))
    func damaged(name: String) throws {
        let reader = try #require(FuzzedReader.all.first { $0.name == name })
        let folder = try TemporaryFolder(), copy = folder.path + "/copy"
        let files = try reader.prepare(in: copy)
        #expect(!files.isEmpty)
        for name in files {
            let path = "\(copy)/\(name)", original = try FileReading.bytes(path)
            var mutator = Mutator(seed: Self.seed)
            for _ in 0 ..< Self.iterations {
                try Data(mutator.mutated(original)).write(to: URL(fileURLWithPath: path))
                do { try reader.read(copy, path) } catch let error as ProjectError { #expect(!error.description.isEmpty) }
            }
            try Data(original).write(to: URL(fileURLWithPath: path))
        }
    }
}
