import Foundation
import Typesetting

/// The page's own files: read once, answered with the hash of their content.
struct PageFiles: Sendable {
    private var files: [String: (bytes: [UInt8], type: String, tag: String)] = [:]

    /// What a page may load: its own files and the server's pictures, nothing else, and no script that is not a file.
    static let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    private static let types = ["html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"]

    /// The fonts of the page's own texts, from Vitrine's folders of fonts.
    private static let fonts = ["Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "InterDisplay-Regular", "InterDisplay-SemiBold", "InterDisplay-Bold"].map { $0 + ".otf" }

    /// - Parameter folder: where the page lies.
    init(folder: String) {
        let root = URL(fileURLWithPath: folder).standardizedFileURL.path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        for name in names {
            guard let type = Self.types[(name as NSString).pathExtension], let data = FileManager.default.contents(atPath: root + "/" + name) else { continue }
            files[name] = (Array(data), type, Self.tag(data))
        }
    }

    /// Where the page lies: beside the program, as SwiftPM lays resources, else in the folder that `VITRINE_HOME` names. Nil where the
    /// installation is damaged.
    static var folder: String? {
        var folders: [String] = []
        if let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            folders.append((program as NSString).deletingLastPathComponent + "/Vitrine_HomeScreen.resources/Page")
        }
        if let home = ProcessInfo.processInfo.environment["VITRINE_HOME"], !home.isEmpty { folders.append(home + "/Sources/HomeScreen/Page") }
        return folders.first { FileManager.default.fileExists(atPath: $0 + "/index.html") }
    }

    var isEmpty: Bool { files["index.html"] == nil }

    func response(_ path: [String], _ request: HTTPRequest) -> HTTPResponse {
        let name = path.isEmpty ? "index.html" : path.joined(separator: "/")
        guard let file = files[name] else { return .refusal(404, "There is nothing at this address.") }
        var response = HTTPResponse.tagged(file.bytes, type: file.type, tag: file.tag, cacheControl: "no-cache", request: request)
        response.headers.append(("Content-Security-Policy", Self.policy))
        response.headers.append(("Permissions-Policy", "camera=(), microphone=(), geolocation=()"))
        return response
    }

    /// A font of the page's own texts.
    static func font(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
        guard fonts.contains(name), let path = FontLibrary.path(of: name), let data = FileManager.default.contents(atPath: path) else { return .refusal(404, "There is no such font.") }
        return .tagged(Array(data), type: "font/otf", tag: tag(data), cacheControl: "max-age=86400", request: request)
    }

    private static func tag(_ data: Data) -> String { ContentTag.of(data) }
}
