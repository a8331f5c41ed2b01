import Foundation
import JSONValues

/// Builds an extension again when its files change, and puts the new build on the device.
///
/// While it does not compile, what was built before stays on the device, and the page shows the errors over it until they are gone.
public final class LiveRebuild: @unchecked Sendable {
    /// What a build came to.
    public enum Outcome: Sendable {
        case built(InstalledExtension, seconds: Double, warnings: [Message])
        case failed([Message])
    }

    /// What the compiler, or the build, says.
    public struct Message: Hashable, Sendable {
        public var severity: String
        /// As the page names it; nil: it is about no place.
        public var file: String?
        public var line, column: Int
        public var text: String
        public init(severity: String, file: String? = nil, line: Int = 0, column: Int = 0, text: String) {
            self.severity = severity; self.file = file; self.line = line; self.column = column; self.text = text
        }

        var json: JSONValue {
            ["severity": .string(severity), "file": file.map { .string($0) } ?? .null, "line": JSONValue(line), "column": JSONValue(column), "text": .string(text)]
        }
    }

    private let device: LiveDevice
    private let queue = DispatchQueue(label: "vitrine.rebuild", qos: .userInitiated)
    private let build: @Sendable (Set<String>) -> Outcome
    private let lock = NSLock()
    private var waiting: Set<String> = []
    private var last: JSONValue = ["state": "ok"]
    private var watch: FileWatch?
    /// Content of files when they were built last: saving without a change builds nothing.
    private var contents: [String: String] = [:]

    /// - Parameters:
    ///   - folders: watched with all in them.
    ///   - isWanted: whether a file is an input of the build.
    ///   - firstBuild: seconds that the build before the start took.
    ///   - build: builds and says what came of it; called on a queue of its own, one build at a time, with the changed files.
    public init(_ device: LiveDevice, folders: [String], isWanted: @escaping @Sendable (String) -> Bool, firstBuild seconds: Double, build: @escaping @Sendable (Set<String>) -> Outcome) {
        self.device = device
        self.build = build
        report(["state": "ok", "seconds": JSONValue(seconds)])
        watch = FileWatch(isWanted: isWanted) { [weak self] changed in self?.changed(changed) }
        for folder in folders { watch?.watch(folder) }
    }

    /// Whether files are watched; the system may have no watch left to give.
    public var isWatching: Bool { watch != nil }

    /// What the page shows of the last build.
    public var document: JSONValue { lock.withLock { last } }

    /// Ends the watch and waits for a build that runs.
    public func stop() {
        watch?.stop()
        watch = nil
        queue.sync {}
    }

    private func changed(_ files: Set<String>) {
        let isFirst = lock.withLock {
            defer { waiting.formUnion(files) }
            return waiting.isEmpty
        }
        // What changes while a build runs is built after it, at once.
        if isFirst { queue.async { [self] in run() } }
    }

    private func run() {
        let files = lock.withLock {
            defer { waiting = [] }
            return waiting
        }
        let differs = files.filter { file in
            let content = FileManager.default.contents(atPath: file).map { ContentTag.of($0) } ?? ""
            defer { contents[file] = content }
            return contents[file] != content
        }
        guard !differs.isEmpty else { return }
        report(["state": "building"])
        let start = ContinuousClock.now
        switch build(files) {
        case .built(let installed, let seconds, let warnings):
            do {
                try device.change { try device.replace(installed) }
                let elapsed = start.duration(to: .now).components
                let total = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
                report(["state": "ok", "seconds": JSONValue(seconds), "total": JSONValue(total), "diagnostics": .array(warnings.map(\.json))])
            } catch {
                report(["state": "failed", "diagnostics": [Message(severity: "error", text: "\(error)").json]])
            }
        case .failed(let messages):
            report(["state": "failed", "diagnostics": .array(messages.prefix(100).map(\.json))])
        }
    }

    private func report(_ document: JSONValue) {
        lock.withLock { last = document }
        device.events.publish("build", document.text(isCompact: true))
    }
}
