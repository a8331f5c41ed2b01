import CExpat

/// Parses XML into elements, by expat: property lists, data models, workspaces.
///
/// The files are untrusted. Nothing outside is fetched, and no entity but XML's own five and character references is known, so that a
/// file cannot make itself larger than it is. What follows the outermost element is not looked at, as Apple's readers do not.
///
/// expat and not the toolchain's FoundationXML: every program that draws has it loaded for fontconfig, so that it costs no start time.
struct XMLParser {
    typealias Failure = PropertyListParser.Failure
    /// More than the largest project files written as XML have.
    private static let mostElements = 1_000_000

    private let parser: XML_Parser
    private let maximumDepth: Int
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var count = 0
    /// Lines before the XML.
    private let skippedLines: Int
    private var failure: Failure?

    /// The outermost element.
    ///
    /// - Parameters:
    ///   - maximumDepth: how deep elements may nest.
    ///   - encoding: what the bytes are, whatever the file says; nil to believe it.
    static func parse(_ bytes: [UInt8], maximumDepth: Int, encoding: String? = nil) throws(Failure) -> XMLElement {
        guard let parser = XML_ParserCreate(encoding) else { throw Failure(line: 1, reason: "there is no memory for it") }
        defer { XML_ParserFree(parser) }
        // Blank lines before the declaration are no XML, and Apple's readers pass over them.
        let blank = bytes.prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }, bytes = bytes[blank.endIndex...]
        guard let length = Int32(exactly: bytes.count) else { throw Failure(line: 1, reason: "it is too large") }
        var reader = XMLParser(parser: parser, maximumDepth: maximumDepth, skippedLines: blank.count { $0 == 0x0A })
        let status = withUnsafeMutablePointer(to: &reader) { reader in
            XML_SetUserData(parser, reader)
            setHandlers(parser)
            return bytes.withUnsafeBytes { XML_Parse(parser, $0.baseAddress?.assumingMemoryBound(to: CChar.self), length, 1) }
        }
        if let failure = reader.failure { throw failure }
        if let root = reader.root { return root }
        throw reader.place(status == XML_STATUS_ERROR ? reader.reason(XML_GetErrorCode(parser)) : "it has no element")
    }

    private init(parser: XML_Parser, maximumDepth: Int, skippedLines: Int) {
        self.parser = parser; self.maximumDepth = maximumDepth; self.skippedLines = skippedLines
    }

    private static func setHandlers(_ parser: XML_Parser) {
        func reader(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<XMLParser>? { data?.assumingMemoryBound(to: XMLParser.self) }
        XML_SetElementHandler(parser, { data, name, attributes in reader(data)?.pointee.begin(name, attributes) }, { data, _ in reader(data)?.pointee.end() })
        XML_SetCharacterDataHandler(parser) { data, text, length in reader(data)?.pointee.add(text, length) }
        XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in reader(data)?.pointee.refuse(entity: name) }
        XML_SetSkippedEntityHandler(parser) { data, name, _ in reader(data)?.pointee.refuse(entity: name) }
    }

    private mutating func begin(_ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
        guard failure == nil, let name else { return }
        count += 1
        if open.count >= maximumDepth { return stop("elements are nested deeper than \(maximumDepth)") }
        if count > Self.mostElements { return stop("it has more than \(Self.mostElements) elements") }
        var element = XMLElement(name: String(cString: name), line: line), index = 0
        while let key = attributes?[index], let value = attributes?[index + 1] {
            element.attributes[String(cString: key)] = String(cString: value)
            index += 2
        }
        open.append(element)
    }

    private mutating func end() {
        guard failure == nil, let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
            XML_StopParser(parser, XML_Bool(0))
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private mutating func add(_ text: UnsafePointer<XML_Char>?, _ length: Int32) {
        guard failure == nil, !open.isEmpty, let text else { return }
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
        open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
    }

    private mutating func refuse(entity name: UnsafePointer<XML_Char>?) {
        stop("the entity \"&\(name.map { String(cString: $0).prefix(40) } ?? "");\" is unknown: XML's own five alone are read")
    }

    private mutating func stop(_ reason: String) {
        if failure == nil { failure = place(reason) }
        XML_StopParser(parser, XML_Bool(0))
    }

    private var line: Int { skippedLines + Int(XML_GetCurrentLineNumber(parser)) }
    private func place(_ reason: String) -> Failure { Failure(line: line, reason: reason) }

    /// What expat complains of, in words that name the element.
    private func reason(_ code: XML_Error) -> String {
        let element = open.last.map { "<\($0.name.prefix(40))>" } ?? "its first element"
        return switch code {
        case XML_ERROR_TAG_MISMATCH: "a tag closes another element than \(element), which is open"
        case XML_ERROR_NO_ELEMENTS: open.isEmpty ? "it has no element" : "it ends before \(element) is closed"
        case XML_ERROR_SYNTAX: "it does not begin with an element"
        case XML_ERROR_INVALID_TOKEN: "what stands here in \(element) is no XML"
        case XML_ERROR_UNCLOSED_TOKEN: "the tag or comment that begins here is not closed"
        case XML_ERROR_UNCLOSED_CDATA_SECTION: "the CDATA section that begins here is not closed"
        case XML_ERROR_UNDEFINED_ENTITY: "an entity in \(element) is unknown: XML's own five alone are read"
        case XML_ERROR_BAD_CHAR_REF: "a character reference in \(element) names no character"
        case XML_ERROR_DUPLICATE_ATTRIBUTE: "an element has an attribute twice"
        case XML_ERROR_UNKNOWN_ENCODING: "its encoding is unknown"
        default: XML_ErrorString(code).map { String(cString: $0) } ?? "it is no XML"
        }
    }
}
