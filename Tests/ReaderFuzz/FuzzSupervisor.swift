import Foundation
import FuzzedReaders

/// Runs workers for a reader until its time is over, and reports.
struct FuzzSupervisor {
    let options: FuzzOptions
    let reader: FuzzedReader
    init(_ options: FuzzOptions, _ reader: FuzzedReader) { self.options = options; self.reader = reader }

    /// More failures than these are one defect seen often.
    private static let most = 20

    /// Whether the reader bore everything.
    func run() -> Bool {
        try? FileManager.default.createDirectory(atPath: options.keep, withIntermediateDirectories: true)
        let end = Date().timeIntervalSince1970 + options.seconds
        var total = (answers: 0, errors: 0, slowest: 0), failures: [String] = [], seed = options.seed
        while Date().timeIntervalSince1970 < end - 0.5, failures.count < Self.most {
            let (counts, problem) = work(seed, seconds: end - Date().timeIntervalSince1970)
            total = (total.answers + counts[0], total.errors + counts[1], max(total.slowest, counts[2]))
            if let problem {
                let kept = "\(options.keep)/\(reader.name)-\(seed)"
                try? FileManager.default.removeItem(atPath: kept)
                try? FileManager.default.moveItem(atPath: "\(options.keep)/\(reader.name)", toPath: kept)
                failures.append("seed \(seed): \(problem); the input is in \(kept)")
            }
            seed += 1
        }
        print("\(reader.name): \(total.answers + total.errors) readings in \(Int(options.seconds)) s, \(total.errors) refused, slowest \(total.slowest) ms, \(failures.count) failures")
        for failure in failures { print("  \(failure)") }
        try? FileManager.default.removeItem(atPath: "\(options.keep)/\(reader.name)")
        return failures.isEmpty
    }

    /// One worker: what it counted, and why it ended where it did not come to its end.
    private func work(_ seed: UInt64, seconds: Double) -> (counts: [Int], problem: String?) {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [reader.name, "--worker", "--seconds", "\(seconds)", "--seed", "\(seed)", "--keep", options.keep]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { return ([0, 0, 0], "the worker did not start: \(error)") }
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        process.waitUntilExit()
        let counts = lines.last { $0.hasPrefix("count ") }?.split(separator: " ").dropFirst().compactMap { Int($0) } ?? []
        var problem = lines.first { $0.hasPrefix("problem ") }.map { String($0.dropFirst(8)) }
        if process.terminationReason == .uncaughtSignal { problem = "a crash, signal \(process.terminationStatus)" }
        if problem == nil, process.terminationStatus != 0 { problem = "code \(process.terminationStatus)" }
        return (counts.count == 3 ? counts : [0, 0, 0], problem)
    }
}
