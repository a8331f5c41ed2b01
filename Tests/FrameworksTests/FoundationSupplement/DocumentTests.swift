import Foundation
import FoundationNetworking
import FoundationSupplement
import Testing

@Suite struct DocumentTests {
    private func text(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    }

    @Test("HTML gives its text: blocks are lines, white space collapses, entities are read, scripts are not")
    func html() throws {
        #expect(try text("<p>Tom &amp; <b>Jerry</b>&#33;</p>\n<p>Second   line<br>third</p><script>no()</script>").string == "Tom & Jerry!\nSecond line\nthird")
        #expect(try text("<ul><li>a</li><li>b</li></ul><!-- no -->5 &lt; 6 &unknown; &").string == "• a\n• b\n5 < 6 &unknown; &")
        #expect(try text("").string.isEmpty && text("<p").string.isEmpty)
    }

    @Test("HTML as people write it: named characters, tags that are not closed, attributes with signs, a document around it")
    func looseHTML() throws {
        #expect(try text("Caf&eacute; &rarr; 5&deg;C<ul><li>a<li>b</ul>").string == "Café → 5°C\n• a\n• b")
        #expect(try text("<p title=\"a > b\">x</p>").string == "x")
        #expect(try text("<!DOCTYPE html><html><head><title>no</title></head><body><h1>A</h1>b</body></html>").string == "A\nb")
    }

    @Test("deep nesting and outside entities do no harm")
    func hostileHTML() throws {
        #expect(try text(String(repeating: "<div>", count: 100_000) + "x").string.count <= 1)
        #expect(try !text("<!DOCTYPE html [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><p>&x;</p>").string.contains("root"))
    }

    @Test("a link keeps its address and its place")
    func links() throws {
        let result = try text(#"See <a href="https://example.com/?a=1&amp;b=2">here</a>."#)
        var range = NSRange()
        let url = result.attribute(NSAttributedString.Key("NSLink"), at: 5, effectiveRange: &range) as? URL
        #expect(url?.absoluteString == "https://example.com/?a=1&b=2" && range == NSRange(location: 4, length: 4))
    }

    @Test("plain text is as it is, other formats are errors")
    func formats() throws {
        #expect(try NSAttributedString(data: Data("<b>".utf8), options: [:], documentAttributes: nil).string == "<b>")
        #expect(throws: CocoaError.self) { try NSAttributedString(data: Data("{\\rtf}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil) }
    }

    @Test("a stream to a host fails as without network")
    func streams() async {
        let task = URLSession(configuration: .ephemeral).streamTask(withHostName: "example.com", port: 80)
        task.resume()
        await #expect(throws: URLError.self) { try await task.write(Data("x".utf8), timeout: 1) }
        await #expect(throws: URLError.self) { _ = try await task.readData(ofMinLength: 1, maxLength: 2, timeout: 1) }
        task.cancel()
    }

    @Test("objects and bridged values stand for %@ in formats")
    func arguments() {
        let id = UUID()
        #expect(String(format: "%@ %@", NSNumber(value: 4) as CVarArg, id as CVarArg) == "4 \(id.uuidString)")
        let predicate = NSPredicate(format: "SELF IN %@", ["a", "b"] as CVarArg)
        #expect(predicate.evaluate(with: "b") && !predicate.evaluate(with: "c"))
    }
}
