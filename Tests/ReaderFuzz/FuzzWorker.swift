import Foundation
import FuzzedReaders
import ProjectModel

/// Damages and reads until its time is over. Says after each thousand how far it is, so that a crash loses little.
struct FuzzWorker {
    let options: FuzzOptions
    init(_ options: FuzzOptions) { self.options = options }

    /// Seconds of the processor after which a reader hangs: on a busy machine the clock on the wall says nothing.
    static let patience = 10.0

    /// What this process has computed so far, in seconds.
    static var computed: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    func run() -> Int32 {
        guard let reader = options.readers.first else { return 2 }
        // A reader that takes more than this is as good as one that crashes.
        var limit = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let folder = "\(options.keep)/\(reader.name)"
        try? FileManager.default.removeItem(atPath: folder)
        guard let files = try? reader.prepare(in: folder), !files.isEmpty else {
            print("problem no file of \(reader.fixture) ends with \(reader.suffixes)")
            return 2
        }
        let originals = files.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map { [UInt8]($0) } }
        let watch = Watch()
        watch.start()
        var mutator = Mutator(seed: options.seed), counts = Counts()
        let end = Date().timeIntervalSince1970 + options.seconds
        while Date().timeIntervalSince1970 < end {
            let index = mutator.next(files.count), path = "\(folder)/\(files[index])"
            // Now and then the damage of a damaged file.
            var bytes = mutator.mutated(originals[index])
            if mutator.next(4) == 0 { bytes = mutator.mutated(bytes) }
            guard Self.write(bytes, to: path) else { return 2 }
            let start = Self.computed
            watch.began(at: start)
            do {
                try reader.read(folder, path)
                counts.answers += 1
            } catch let error as ProjectError where !error.description.isEmpty {
                counts.errors += 1
            } catch {
                print("problem an error that is no ProjectError: \(error)")
                return 3
            }
            counts.slowest = max(counts.slowest, Self.computed - start)
            _ = Self.write(originals[index], to: path)
            if (counts.answers + counts.errors) % 1000 == 0 { print(counts.line) }
        }
        print(counts.line)
        return 0
    }

    /// In place: what matters is the bytes, not what becomes of them after a power cut.
    private static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return false }
        defer { close(file) }
        return bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } == bytes.count
    }

    struct Counts {
        var answers = 0, errors = 0, slowest = 0.0
        var line: String { "count \(answers) \(errors) \(Int(slowest * 1000))" }
    }

    /// Ends the process where one reading takes too long.
    final class Watch: @unchecked Sendable {
        private let lock = NSLock()
        private var start = Double.infinity
        func began(at moment: Double) { lock.withLock { start = moment } }
        func start(_ patience: Double = FuzzWorker.patience) {
            Thread.detachNewThread { [self] in
                while true {
                    Thread.sleep(forTimeInterval: 1)
                    guard FuzzWorker.computed - lock.withLock({ start }) > patience else { continue }
                    print("problem a reading took longer than \(Int(patience)) s")
                    exit(4)
                }
            }
        }
    }
}
