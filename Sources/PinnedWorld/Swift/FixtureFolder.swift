import Foundation

/// Recorded answers: `https://HOST/PATH` is the file `HOST/PATH` of a folder.
///
/// With a query, `PATH?QUERY` is tried before `PATH`; a folder answers with its `index.json` or `index.html`. A file of the same
/// name with `.response.json` after it may set `status`, `headers`, `delay` (virtual seconds) and `never` (no answer comes);
/// with it the answer's own file may be missing.
public struct FixtureFolder: Hashable, Sendable {
    public var path: String
    public init(path: String) { self.path = path }

    struct Answer: Equatable {
        var status = 200
        var headers: [String: String] = [:]
        var delay: Double = 0
        var never = false
        var body = Data()
    }

    /// What `.response.json` may say.
    private struct Settings: Decodable {
        var status: Int?
        var headers: [String: String]?
        var delay: Double?
        var never: Bool?
    }

    /// The largest body, in bytes.
    static let limit = 64 << 20

    /// - Parameter target: path and query as they were asked for.
    func answer(host: String, target: String) -> Answer? {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let path = Self.safe(parts[0].removingPercentEncoding ?? parts[0]), let host = Self.safe(host.lowercased()), !host.isEmpty else { return nil }
        var names = [path]
        if parts.count > 1, !parts[1].contains("/"), !parts[1].isEmpty {
            names.insert("\(path)?\(parts[1])", at: 0)
            if let plain = parts[1].removingPercentEncoding, plain != parts[1], !plain.contains("/") { names.insert("\(path)?\(plain)", at: 1) }
        }
        names += ["index.json", "index.html"].map { path.isEmpty ? $0 : "\(path)/\($0)" }
        for name in names where !name.isEmpty {
            if let answer = answer(at: "\(self.path)/\(host)/\(name)") { return answer }
        }
        return nil
    }

    private func answer(at file: String) -> Answer? {
        var answer = Answer()
        let body = Self.contents(of: file, under: path)
        let settings = Self.contents(of: file + ".response.json", under: path)
        guard body != nil || settings != nil else { return nil }
        if let settings {
            // Settings that cannot be read must not turn into a plain 200: a server error says so.
            guard let values = try? JSONDecoder().decode(Settings.self, from: settings) else {
                return Answer(status: 500, body: Data("\(file).response.json is not valid".utf8))
            }
            answer.status = min(max(values.status ?? 200, 100), 599)
            answer.headers = (values.headers ?? [:]).filter { Self.isHeader($0.key, $0.value) }
            answer.delay = max(0, values.delay ?? 0)
            answer.never = values.never ?? false
        }
        answer.body = body ?? Data()
        if !answer.headers.keys.contains(where: { $0.lowercased() == "content-type" }), let type = Self.type(of: file) {
            answer.headers["Content-Type"] = type
        }
        return answer
    }

    /// A path that stays where it is, without the slashes round it; nil for one that leads out.
    private static func safe(_ path: String) -> String? {
        let parts = path.split(separator: "/")
        guard !parts.contains(".."), !path.contains("\0"), path.utf8.count < 2048 else { return nil }
        return parts.filter { $0 != "." }.joined(separator: "/")
    }

    private static func isHeader(_ name: String, _ value: String) -> Bool {
        !name.isEmpty && !(name + value).unicodeScalars.contains { $0.value < 32 || $0 == ":" && name.unicodeScalars.contains($0) }
    }

    /// The bytes of a regular file that really lies under the folder.
    private static func contents(of file: String, under folder: String) -> Data? {
        var status = stat()
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit,
              let real = realpath(file, nil), let top = realpath(folder, nil) else { return nil }
        defer { free(real); free(top) }
        guard String(cString: real).hasPrefix(String(cString: top) + "/") else { return nil }
        return FileManager.default.contents(atPath: file)
    }

    private static func type(of file: String) -> String? {
        let types = ["json": "application/json", "html": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8", "xml": "application/xml",
                     "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "heic": "image/heic",
                     "svg": "image/svg+xml", "csv": "text/csv; charset=utf-8", "ics": "text/calendar; charset=utf-8", "rss": "application/rss+xml"]
        let name = file.split(separator: "/").last.map(String.init) ?? ""
        let plain = name.split(separator: "?").first.map(String.init) ?? name
        guard let dot = plain.lastIndex(of: ".") else { return nil }
        return types[plain[plain.index(after: dot)...].lowercased()]
    }
}
