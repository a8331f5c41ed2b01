// Status of this file: exact for the types that it knows; a `parentType` is not looked at.

/// A type of data: its identifier, the types it is one of, its file name extensions and MIME types.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
    public let identifier: String

    private init(_ identifier: String, _: Void) { self.identifier = identifier }
    /// Nil where the system knows no such type.
    public init?(_ identifier: String) {
        guard UTType.known[identifier] != nil else { return nil }
        self.init(identifier, ())
    }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        guard let found = UTType.rows.first(where: { $0.extensions.contains(name) }) else { return nil }
        self.init(found.identifier, ())
        if !conforms(to: supertype) { return nil }
    }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard let found = UTType.rows.first(where: { $0.mimeTypes.contains(name) }) else { return nil }
        self.init(found.identifier, ())
        if !conforms(to: supertype) { return nil }
    }
    /// A type of the app's own, which its Info.plist declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, ()) }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier, ()) }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { UTType.known[identifier]?.extensions.first }
    public var preferredMIMEType: String? { UTType.known[identifier]?.mimeTypes.first }
    public var isDeclared: Bool { UTType.known[identifier] != nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Every type that it is one of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var pending = UTType.known[identifier]?.parents ?? []
        while let next = pending.popLast() {
            if found.insert(UTType(next, ())).inserted { pending += UTType.known[next]?.parents ?? [] }
        }
        return found
    }
    public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { type != self && supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: What is known

    private struct Row: Sendable {
        var identifier: String
        var parents: [String]
        var extensions: [String]
        var mimeTypes: [String]
    }
    private static func row(_ identifier: String, _ parents: String = "", _ extensions: String = "", _ mimeTypes: String = "") -> Row {
        func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        return Row(identifier: identifier, parents: words(parents), extensions: words(extensions), mimeTypes: words(mimeTypes))
    }
    private static let known: [String: Row] = Dictionary(rows.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    private static let rows: [Row] = [
        row("public.item"), row("public.content"), row("public.data", "public.item"), row("public.directory", "public.item"), row("public.folder", "public.directory"),
        row("public.composite-content", "public.content"), row("public.archive", "public.data"), row("public.executable", "public.item"),
        row("public.text", "public.data public.content", "", "text/*"), row("public.plain-text", "public.text", "txt text", "text/plain"),
        row("public.utf8-plain-text", "public.plain-text"), row("public.utf16-plain-text", "public.plain-text"),
        row("public.rtf", "public.text", "rtf", "text/rtf"), row("public.html", "public.text", "html htm", "text/html"),
        row("public.xml", "public.text", "xml", "application/xml text/xml"), row("public.json", "public.text", "json", "application/json"),
        row("public.yaml", "public.text", "yml yaml", "application/x-yaml"), row("public.source-code", "public.plain-text"),
        row("public.swift-source", "public.source-code", "swift"), row("public.delimited-values-text", "public.text"),
        row("public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv"),
        row("com.apple.property-list", "public.data", "plist"), row("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"),
        row("public.url", "public.data"), row("public.file-url", "public.url"), row("public.zip-archive", "public.archive", "zip", "application/zip"),
        row("org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/gzip application/x-gzip"),
        row("public.image", "public.data public.content"), row("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg"), row("public.png", "public.image", "png", "image/png"),
        row("com.compuserve.gif", "public.image", "gif", "image/gif"), row("public.heic", "public.image", "heic", "image/heic"), row("public.heif", "public.image", "heif", "image/heif"),
        row("org.webmproject.webp", "public.image", "webp", "image/webp"), row("public.tiff", "public.image", "tiff tif", "image/tiff"),
        row("com.microsoft.bmp", "public.image", "bmp", "image/bmp"), row("com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon"),
        row("public.svg-image", "public.image", "svg svgz", "image/svg+xml"), row("public.camera-raw-image", "public.image"),
        row("public.audiovisual-content", "public.data public.content"), row("public.movie", "public.audiovisual-content"), row("public.video", "public.movie"),
        row("public.audio", "public.audiovisual-content"), row("public.mp3", "public.audio", "mp3", "audio/mpeg"), row("com.microsoft.waveform-audio", "public.audio", "wav wave", "audio/vnd.wave audio/wav"),
        row("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4"), row("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4"), row("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"),
        row("public.vcard", "public.text", "vcf vcard", "text/vcard"), row("com.apple.ical.ics", "public.text", "ics", "text/calendar"), row("public.font", "public.data"), row("public.calendar-event", "public.content"),
    ]

    public static let item = UTType("public.item", ()), content = UTType("public.content", ()), data = UTType("public.data", ()),
                      directory = UTType("public.directory", ()), folder = UTType("public.folder", ()), compositeContent = UTType("public.composite-content", ()),
                      archive = UTType("public.archive", ()), executable = UTType("public.executable", ())
    public static let text = UTType("public.text", ()), plainText = UTType("public.plain-text", ()), utf8PlainText = UTType("public.utf8-plain-text", ()),
                      utf16PlainText = UTType("public.utf16-plain-text", ()), rtf = UTType("public.rtf", ()), html = UTType("public.html", ()), xml = UTType("public.xml", ()),
                      json = UTType("public.json", ()), yaml = UTType("public.yaml", ()), sourceCode = UTType("public.source-code", ()), swiftSource = UTType("public.swift-source", ()),
                      delimitedText = UTType("public.delimited-values-text", ()), commaSeparatedText = UTType("public.comma-separated-values-text", ()),
                      propertyList = UTType("com.apple.property-list", ()), pdf = UTType("com.adobe.pdf", ()), vCard = UTType("public.vcard", ())
    public static let url = UTType("public.url", ()), fileURL = UTType("public.file-url", ()), zip = UTType("public.zip-archive", ()), gzip = UTType("org.gnu.gnu-zip-archive", ())
    public static let image = UTType("public.image", ()), jpeg = UTType("public.jpeg", ()), png = UTType("public.png", ()), gif = UTType("com.compuserve.gif", ()),
                      heic = UTType("public.heic", ()), heif = UTType("public.heif", ()), webP = UTType("org.webmproject.webp", ()), tiff = UTType("public.tiff", ()),
                      bmp = UTType("com.microsoft.bmp", ()), ico = UTType("com.microsoft.ico", ()), svg = UTType("public.svg-image", ()), rawImage = UTType("public.camera-raw-image", ())
    public static let audiovisualContent = UTType("public.audiovisual-content", ()), movie = UTType("public.movie", ()), video = UTType("public.video", ()), audio = UTType("public.audio", ()),
                      mp3 = UTType("public.mp3", ()), wav = UTType("com.microsoft.waveform-audio", ()), mpeg4Audio = UTType("public.mpeg-4-audio", ()),
                      mpeg4Movie = UTType("public.mpeg-4", ()), quickTimeMovie = UTType("com.apple.quicktime-movie", ()), font = UTType("public.font", ()), calendarEvent = UTType("public.calendar-event", ())
}
