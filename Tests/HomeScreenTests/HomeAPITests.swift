import Drawing
import ExtensionMessages
import Foundation
import HostSupport
import JSONValues
import Testing
import WidgetHost
@testable import HomeScreen

@Suite struct HomeAPITests {
    @Test("what a widget calls itself is data everywhere: markup in names, labels and URLs comes through as text")
    func markup() throws {
        let name = "<img src=x onerror=alert(1)>\"'&"
        let fake = FakeExtension(kinds: [name])
        fake.provider = { _, now in .init([(now, name)]) }
        try withTestDevice(fake) { device in
            let id = try device.add(kind: name)
            let gallery = try device.ask("GET", "/api/gallery")
            #expect(gallery.headers.contains { $0.name == "Content-Type" && $0.value.hasPrefix("application/json") })
            #expect(try device.get("/api/gallery")["widgets"]?.array?.first?["name"]?.string == name)
            // As a part of an address it is escaped, and found again.
            let picture = try #require(try device.get("/api/gallery")["widgets"]?.array?.first?["families"]?.array?.first?["picture"]?.string)
            #expect(!picture.contains("<") && !picture.contains("\""))
            #expect(try device.ask("GET", picture).status == 200)
            let tree = try #require(try device.widgets[0]["tree"]?.string)
            #expect(try device.get(tree)["root"]?["label"]?.string == name)
            #expect(try device.get("/api/log")["lines"]?.array?.isEmpty == false)
            #expect(id == 1)
        }
    }

    @Test("the page brings its policy: no inline script, no other host; only its own files are served")
    func pageFiles() throws {
        try withTestDevice { device in
            let page = try device.ask("GET", "/")
            #expect(page.status == 200)
            let policy = page.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
            #expect(policy.hasPrefix("default-src 'none'") && !policy.contains("unsafe") && !policy.contains("http"))
            let html = String(decoding: page.bytes, as: UTF8.self)
            #expect(!html.contains("<script>") && !html.contains("style=") && !html.contains("//"))
            #expect(try device.ask("GET", "/modules/main.js").status == 200)
            for path in ["/modules/nothing.js", "/Package.swift", "/font/passwd", "/app-icon/0", "/modules"] { #expect(try device.ask("GET", path).status == 404) }
        }
    }

    @Test("no module of the page reads text as markup")
    func modules() throws {
        let folder = try #require(PageFiles.folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/modules")
        #expect(names.count > 10)
        for name in names {
            let text = try String(contentsOfFile: folder + "/modules/" + name, encoding: .utf8)
            for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] { #expect(!text.contains(word), "\(name) uses \(word)") }
        }
    }

    @Test("bodies that are no JSON, or not the values expected, are refused with what is wrong",
          arguments: ["", "[]", "{", "{\"kind\": 1}", "{\"kind\":\"Status\",\"family\":\"systemSmall\"}", "{\"kind\":\"Status\",\"family\":\"systemHuge\",\"extension\":\"com.example.widget\"}",
                      "{\"kind\":\"No\",\"family\":\"systemSmall\",\"extension\":\"com.example.widget\"}", "{\"kind\":\"Status\",\"family\":\"systemSmall\",\"extension\":\"no\"}",
                      "{\"kind\":\"Status\",\"family\":\"systemSmall\",\"extension\":\"com.example.widget\",\"page\":1e9}", String(repeating: "[", count: 100)])
    func badBodies(_ body: String) throws {
        try withTestDevice { device in
            let response = try device.ask("POST", "/api/widgets", body)
            #expect((400..<500).contains(response.status))
            let answer = try JSONValue(parsing: response.bytes)
            #expect(answer["error"]?.string?.isEmpty == false)
            #expect(try device.widgets.isEmpty)
        }
    }

    @Test("settings that are none are refused, and the ones before hold",
          arguments: [["device": "iPhone 99"], ["system": "3"], ["locale": "xx_<b>"], ["zone": "Mars/Olympus"], ["appearance": "blue"], ["tint": "red;}"], ["typeSize": "huge"], ["wallpaper": "../../etc"], ["contrast": "yes"]] as [JSONValue])
    func badSettings(_ body: JSONValue) throws {
        try withTestDevice { device in
            let before = try device.state["settings"]
            #expect(try device.post("/api/settings", body)["error"] != nil)
            #expect(try device.state["settings"] == before)
        }
    }

    @Test("unknown widgets, drawings and files are not there", arguments: ["/api/widgets/7", "/api/widgets/0", "/api/widgets/x/timeline", "/widget/7.png", "/widget/x.png", "/picture/none?scale=2", "/tree/none", "/film/none/0?from=0&step=1&count=1",
                                                                          "/gallery/com.example.widget/Status/systemHuge", "/api/source?file=/etc/passwd", "/api/source?file=../../etc/passwd", "/api/none"])
    func unknown(_ path: String) throws {
        try withTestDevice { device in
            let response = try device.ask("GET", path)
            #expect(response.status == 404)
        }
    }

    @Test("pictures are bounded: scales, moments and films outside the limits are refused",
          arguments: ["?scale=1000", "?scale=-1", "?scale=nan", "?mode=purple", "?corner=1e9", "?at=inf"])
    func boundedPictures(_ query: String) throws {
        try withTestDevice { device in
            try device.add()
            let hash = try #require(try device.widgets[0]["picture"]?.string?.split(separator: "?").first)
            #expect(try device.ask("GET", "\(hash)?scale=2").status == 200)
            #expect(try device.ask("GET", "\(hash)\(query)").status == 400)
        }
    }

    @Test("a picture is drawn once; its address holds for ever, the plain address until the next change")
    func caching() throws {
        let fake = FakeExtension()
        fake.provider = { _, now in .init([(now, "a"), (now + 100, "b")]) }
        try withTestDevice(fake) { device in
            try device.add()
            let path = try #require(try device.widgets[0]["picture"]?.string) + "&scale=2"
            let before = device.device.drawer.drawn
            let first = try device.ask("GET", path), second = try device.ask("GET", path)
            #expect(first.bytes == second.bytes && device.device.drawer.drawn == before + 1)
            #expect(first.headers.contains { $0.name == "Cache-Control" && $0.value.contains("immutable") })
            try device.post("/api/clock", ["running": true])
            let plain = try device.ask("GET", "/widget/1.png")
            let age = plain.headers.first { $0.name == "Cache-Control" }.flatMap { Int($0.value.dropFirst("max-age=".count)) }
            #expect(age.map { (0...100).contains($0) } == true)
            #expect(plain.headers.contains { $0.name == "Cross-Origin-Resource-Policy" && $0.value == "cross-origin" })
        }
    }

    @Test("a tap opens the link under the finger, else the widget's URL, else the app; an intent runs and its picture follows")
    func taps() throws {
        let fake = FakeExtension()
        try withTestDevice(fake) { device in
            try device.add()
            let answer = try device.post("/api/widgets/1/tap", ["x": 20, "y": 20])
            #expect(answer["effect"]?.string == "launch")
            #expect(try device.post("/api/widgets/1/tap", ["x": "a", "y": 20])["error"] != nil)
        }
    }

    @Test("a jump forwards carries out what lies between; looking shows what would be there without moving")
    func time() throws {
        let fake = FakeExtension()
        fake.provider = { _, now in .init([(now, "a"), (now + 600, "b"), (now + 1200, "c")]) }
        try withTestDevice(fake) { device in
            // Stands, so that the machine's pace is not in the moments.
            try device.post("/api/clock", ["running": false, "at": JSONValue(start)])
            try device.add()
            let first = try #require(try device.widgets[0]["picture"]?.string)
            let later = try device.get("/api/look?at=\(Int(start + 700))")["widgets"]?.array?.first?["picture"]?.string
            #expect(later != first)
            #expect(try device.widgets[0]["picture"]?.string == first)
            try device.post("/api/clock", ["at": JSONValue(start + 700)])
            #expect(try device.widgets[0]["entry"]?["index"]?.number == 1)
            try device.post("/api/clock", ["step": 1])
            #expect(try device.widgets[0]["entry"]?["index"]?.number == 2)
            #expect(try device.state["clock"]?["now"]?.number == start + 1200)
            try device.post("/api/clock", ["local": "2026-01-05T23:30"])
            #expect(try device.state["clock"]?["now"]?.number == 1_767_655_800)
            #expect(try device.post("/api/clock", ["at": 1e11])["error"] != nil)
        }
    }

    @Test("a new build keeps what is placed and the moment, and its picture is another")
    func newBuild() throws {
        try withTestDevice { device in
            try device.add()
            let before = try device.state
            let new = FakeExtension()
            new.provider = { _, now in .init([(now, "new")]) }
            try device.device.change { try device.device.replace(TestDevice.installed(new)) }
            let after = try device.state
            #expect(after["clock"]?["now"] == before["clock"]?["now"])
            #expect(try device.places == ["1: 0 0 0"])
            #expect(after["widgets"]?.array?.first?["tree"] != before["widgets"]?.array?.first?["tree"])
        }
    }

    @Test("sources of the extension can be read at a line, and no other file")
    func sources() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder + "/Views", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "one\ntwo\nthree".write(toFile: folder + "/Views/A.swift", atomically: true, encoding: .utf8)
        try "secret".write(toFile: folder + "/B.txt", atomically: true, encoding: .utf8)
        let installed = InstalledExtension(identifier: "x", appName: "X", root: folder, sources: [folder + "/Views/A.swift"]) { _ in FakeExtension() }
        let document = try SourceExcerpt.document(file: "Views/A.swift", line: 2, installed: [installed])
        #expect(document["lines"] == ["one", "two", "three"] && document["first"]?.number == 1)
        #expect(throws: RequestError.self) { try SourceExcerpt.document(file: "B.txt", line: 1, installed: [installed]) }
        #expect(throws: RequestError.self) { try SourceExcerpt.document(file: folder + "/Views/../B.txt", line: 1, installed: [installed]) }
    }
}
