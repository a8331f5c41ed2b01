import Foundation
import FuzzedReaders

/// What the command line says.
struct FuzzOptions {
    var readers: [FuzzedReader] = []
    /// How long each reader is fed, in seconds.
    var seconds = 60.0
    /// Equal seeds damage alike.
    var seed: UInt64 = 1
    /// Where inputs go that broke a reader.
    var keep = FileManager.default.temporaryDirectory.appendingPathComponent("reader-fuzz").path
    var isWorker = false

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case "--seconds": seconds = rest.popFirst().flatMap(Double.init) ?? seconds
            case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? seed
            case "--keep": keep = rest.popFirst() ?? keep
            case "--worker": isWorker = true
            case "all": readers = FuzzedReader.all
            default: readers += FuzzedReader.all.filter { $0.name == word }
            }
        }
    }
}
