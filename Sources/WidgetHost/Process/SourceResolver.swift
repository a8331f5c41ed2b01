import Foundation

/// A place in a source file. Lines and columns count from 1.
public struct SourceLocation: Codable, Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    public var function: String
    public init(file: String, line: Int, column: Int = 0, function: String = "") {
        self.file = file; self.line = line; self.column = column; self.function = function
    }
}

/// Reads file and line of return addresses from a module's debug information, by the toolchain's symbolizer.
///
/// All addresses of one call are asked at once (about 50 ms), and kept: a second question costs nothing.
public final class SourceResolver: @unchecked Sendable {
    private let symbolizer: String?
    private let lock = NSLock()
    private var known: [String: [UInt64: SourceLocation?]] = [:]

    /// - Parameter symbolizer: the path of llvm-symbolizer; found beside the compiler where nil.
    public init(symbolizer: String? = nil) { self.symbolizer = symbolizer ?? Self.find() }

    /// The places of return addresses, given as offsets in the module. What has no place is left out.
    ///
    /// - Parameter areReturnAddresses: false for the address of the instruction itself, as in a crash's first frame.
    public func locations(of offsets: [UInt64], in module: String, areReturnAddresses: Bool = true) -> [UInt64: SourceLocation] {
        lock.lock()
        defer { lock.unlock() }
        let wanted = Set(offsets).subtracting([0])
        let key = module + (areReturnAddresses ? "" : "#exact")
        let missing = wanted.filter { known[key]?[$0] == nil }.sorted()
        if !missing.isEmpty { ask(missing, module: module, key: key, back: areReturnAddresses ? 1 : 0) }
        var result: [UInt64: SourceLocation] = [:]
        for offset in wanted { if let location = known[key]?[offset] ?? nil { result[offset] = location } }
        return result
    }

    /// Forgets a module that was built anew.
    public func forget(_ module: String) {
        lock.lock()
        defer { lock.unlock() }
        known[module] = nil
        known[module + "#exact"] = nil
    }

    private func ask(_ offsets: [UInt64], module: String, key: String, back: UInt64) {
        var answers: [UInt64: SourceLocation?] = known[key] ?? [:]
        defer { known[key] = answers }
        for offset in offsets { answers[offset] = .some(nil) }
        guard let symbolizer else { return }
        let input = offsets.map { "0x" + String($0 - back, radix: 16) }.joined(separator: "\n") + "\n"
        guard let output = ToolRun.output(of: symbolizer, arguments: ["--obj=\(module)", "--output-style=JSON", "--no-demangle"], input: Data(input.utf8), timeout: 30)
        else { return }
        for (offset, line) in zip(offsets, output.split(separator: UInt8(ascii: "\n"))) {
            guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else { continue }
            // The first symbol is the innermost inlined one. Line 0 is code that belongs to no line.
            answers[offset] = answer.Symbol.first { !$0.FileName.isEmpty && $0.Line > 0 && $0.FileName != "<compiler-generated>" }
                .map { SourceLocation(file: $0.FileName, line: $0.Line, column: $0.Column, function: Demangling.text($0.FunctionName)) }
        }
    }

    /// What the symbolizer writes, a line an address.
    private struct Answer: Decodable {
        var Symbol: [Place]
        struct Place: Decodable {
            var FileName: String
            var FunctionName: String
            var Line: Int
            var Column: Int
        }
    }

    private static func find() -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
        for folder in folders {
            let compiler = folder + "/swiftc"
            guard FileManager.default.isExecutableFile(atPath: compiler) else { continue }
            let tool = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("llvm-symbolizer").path
            if FileManager.default.isExecutableFile(atPath: tool) { return tool }
        }
        return folders.map { $0 + "/llvm-symbolizer" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}

@_silgen_name("swift_demangle")
private func runtimeDemangle(_ name: UnsafePointer<CChar>, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?, _ size: UnsafeMutablePointer<UInt>?,
                             _ flags: UInt32) -> UnsafeMutablePointer<CChar>?

enum Demangling {
    /// A Swift symbol as people write it; others as they are.
    static func text(_ symbol: String) -> String {
        guard symbol.hasPrefix("$s"), let text = runtimeDemangle(symbol, UInt(symbol.utf8.count), nil, nil, 0) else { return symbol }
        defer { free(text) }
        return String(cString: text)
    }
}
