/// Links an extension's objects to a shared object.
///
/// Names of the frameworks stay open: the process that loads the extension has them. The toolchain's libraries are named where
/// they are used, since that process may not have loaded all of them.
struct Linker {
    var toolchain: Toolchain

    private static let libraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder", "swiftObservation", "swiftSynchronization", "swiftDistributed",
        "swiftGlibc", "swiftDispatch", "dispatch", "BlocksRuntime", "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking", "FoundationXML",
    ]

    /// - Throws: `BuildError.linkFailed`.
    func link(_ objects: [String], to path: String, scratch: String) throws {
        let list = "\(scratch)/objects.txt"
        // A response file: there may be thousands.
        let quoted = ([toolchain.registration] + objects).map { object in "\"" + object.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\"" }
        try FileSystem.write(quoted.joined(separator: "\n"), to: list)
        let present = Self.libraries.filter { FileSystem.exists("\(toolchain.libraries)/lib\($0).so") }
        let command = [toolchain.linker, "-shared", "-o", path, "--build-id=fast", "--eh-frame-hdr", "-z", "now", "@\(list)", "-L", toolchain.libraries, "--as-needed"]
            + present.map { "-l\($0)" } + ["-rpath", toolchain.libraries]
        let outcome: ChildProcess.Outcome
        do { outcome = try ChildProcess.run(command, scratch: scratch, timeout: 120) } catch {
            throw BuildError.noToolchain(reason: "\(toolchain.linker) does not start: \(error)")
        }
        guard outcome.succeeded else { throw BuildError.linkFailed(detail: String(outcome.output.prefix(8000))) }
    }
}
