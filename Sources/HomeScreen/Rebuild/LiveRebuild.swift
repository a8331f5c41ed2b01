import ExtensionMessages
import Foundation
import JSONValues

/// What builds an extension again. One call at a time.
public protocol ExtensionRebuilding: AnyObject, Sendable {
    /// What the changed files come to without compiling anything; nil where they have to be compiled.
    ///
    /// - Parameter types: which types literals were seen to have by the extension that runs: bundle identifier and numbers.
    func edit(_ changed: Set<String>, types: (String, [UInt64]) -> [LiteralType]) -> LiveRebuild.Outcome?
    /// Builds, and says what came of it.
    func rebuild(_ changed: Set<String>) -> LiveRebuild.Outcome
    /// The last outcome is shown; what makes the next one faster may be done now.
    func rest()
    /// Nothing is asked any more.
    func close()
}

/// Builds an extension again when its files change, and puts the new build on the device.
///
/// While it does not compile, what was built before stays on the device, and the page shows the errors over it until they are gone.
public final class LiveRebuild: @unchecked Sendable {
    /// What a build came to.
    public enum Outcome: Sendable {
        case built(InstalledExtension, seconds: Double, warnings: [Message])
        /// Only literals differ from what was built; nothing was compiled.
        case edited(InstalledExtension, seconds: Double, warnings: [Message])
        /// What runs is what the sources say.
        case unchanged
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
    private let builder: any ExtensionRebuilding
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
    ///   - builder: called on a queue of its own, one call at a time.
    public init(_ device: LiveDevice, folders: [String], isWanted: @escaping @Sendable (String) -> Bool, firstBuild seconds: Double, builder: any ExtensionRebuilding) {
        self.device = device
        self.builder = builder
        report(["state": "ok", "seconds": JSONValue(seconds)])
        watch = FileWatch(isWanted: isWanted) { [weak self] changed in self?.changed(changed) }
        for folder in folders { watch?.watch(folder) }
        builder.rest()
    }

    /// Whether files are watched; the system may have no watch left to give.
    public var isWatching: Bool { watch != nil }

    /// What the page shows of the last build.
    public var document: JSONValue { lock.withLock { last } }

    /// Ends the watch and waits for a build that runs.
    public func stop() {
        watch?.stop()
        watch = nil
        queue.sync { builder.close() }
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
        let start = ContinuousClock.now
        let isFine = document["state"]?.string == "ok"
        if let edited = builder.edit(files, types: literalTypes) {
            // After a failure the sources are built, whatever they say.
            if case .unchanged = edited, isFine { return }
            if case .edited = edited { return finish(edited, since: start) }
        }
        report(["state": "building"])
        finish(builder.rebuild(files), since: start)
    }

    /// Which types literals were seen to have by the extension that runs.
    private func literalTypes(_ identifier: String, _ ids: [UInt64]) -> [LiteralType] {
        (try? device.look { device.host.hosted(identifier)?.literalTypes(of: ids) }) ?? []
    }

    private func finish(_ outcome: Outcome, since start: ContinuousClock.Instant) {
        switch outcome {
        case .built(let installed, let seconds, let warnings): install(installed, seconds, warnings, isLiteral: false, since: start)
        case .edited(let installed, let seconds, let warnings): install(installed, seconds, warnings, isLiteral: true, since: start)
        case .failed(let messages): report(["state": "failed", "diagnostics": .array(messages.prefix(100).map(\.json))])
        case .unchanged: report(["state": "ok"])
        }
        builder.rest()
    }

    private func install(_ installed: InstalledExtension, _ seconds: Double, _ warnings: [Message], isLiteral: Bool, since start: ContinuousClock.Instant) {
        do {
            try device.change { try device.replace(installed) }
            let elapsed = start.duration(to: .now).components
            let total = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
            report(["state": "ok", "literal": .bool(isLiteral), "seconds": JSONValue(isLiteral ? total : seconds), "total": JSONValue(total), "diagnostics": .array(warnings.map(\.json))])
        } catch {
            report(["state": "failed", "diagnostics": [Message(severity: "error", text: "\(error)").json]])
        }
    }

    private func report(_ document: JSONValue) {
        lock.withLock { last = document }
        device.events.publish("build", document.text(isCompact: true))
    }
}
