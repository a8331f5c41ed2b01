import Foundation
import JSONValues

/// A part of a source file of an installed extension. No other file is ever read for a page.
enum SourceExcerpt {
    /// Lines before and after the one that is asked for.
    static let reach = 400

    static func document(file: String, line: Int, installed: [InstalledExtension]) throws -> JSONValue {
        let found = installed.lazy.compactMap { one in one.sources.first { $0 == file || one.shown($0) == file } }.first
        guard let path = found, let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 4 << 20) else {
            throw RequestError(404, "This is no source of the extension.")
        }
        let lines = String(decoding: data, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        let first = min(max(0, line - 1 - reach), max(0, lines.count - 1)), last = min(lines.count, first + 2 * reach)
        let shown = installed.lazy.map { $0.shown(path) }.first { $0 != path } ?? path
        return ["path": .string(shown), "first": JSONValue(first + 1), "lines": JSONValue(lines[first..<last].map { String($0.prefix(400)) })]
    }
}
