import Drawing
import Foundation
import JSONValues
import Snapshots
import WidgetHost

extension HomeAPI {
    func addPictures(_ router: inout Router) {
        let device = device
        router.add("GET", "/picture/:hash") { request, parameters in
            let query = request.target.query
            let picture = PictureRequest(archive: parameters["hash"], style: try GlassStyle(query), scale: try Self.scale(query), part: query["part"] == "still" ? .still : .whole(moment: try query.number("at", in: -1e10...1e10)))
            return try Self.response(picture, device, request)
        }
        router.add("GET", "/film/:hash/:index") { request, parameters in
            let query = request.target.query
            guard let index = Int(parameters["index"]), (0..<64).contains(index), let from = try query.number("from", in: -1e10...1e10), let step = try query.number("step", in: 0.1...10_000_000),
                  let count = try query.number("count", in: 1...Double(PictureRequest.longestFilm)) else { throw RequestError(400, "from, step and count are needed.") }
            return try Self.response(PictureRequest(archive: parameters["hash"], style: try GlassStyle(query), scale: try Self.scale(query), part: .film(index: index, from: from, step: step, count: Int(count))), device, request)
        }
        // The way from one drawing to the next, as a sheet of frames. Without content where nothing is to be seen between them.
        router.add("GET", "/transition/:from/:to") { request, parameters in
            let query = request.target.query, from = parameters["from"]
            let picture = PictureRequest(archive: parameters["to"], style: try GlassStyle(query), scale: try Self.scale(query), part: .transition(from: from, moment: try query.number("at", in: -1e10...1e10)))
            func kept(_ hash: String) throws -> WidgetArchive {
                guard let archive = try Self.archive(hash, device) else { throw RequestError(404, "This drawing is not kept any more.") }
                return archive
            }
            guard let drawn = try device.drawer.drawing(picture, before: { try kept(from) }, of: { try kept(parameters["to"]) }), let film = drawn.film else {
                return HTTPResponse(status: 204, headers: [("Cache-Control", "no-store")])
            }
            var response = HTTPResponse.tagged(drawn.png, type: "image/png", tag: picture.tag, cacheControl: Self.forever, request: request)
            response.headers.append(("Vitrine-Film", film.text))
            return response
        }
        router.add("GET", "/tree/:hash") { request, parameters in
            let hash = parameters["hash"], wantsPlaces = request.target.query["places"] == "1"
            guard let archive = try Self.archive(hash, device) else { throw RequestError(404, "This drawing is not kept any more.") }
            let places = wantsPlaces ? try device.look { device.places(of: hash, archive) } : [:]
            return .tagged(Array(TreeDocument(archive).json(places).text(isCompact: true).utf8), type: "application/json; charset=utf-8", tag: "\(hash)\(wantsPlaces ? "p" : "")", cacheControl: Self.forever, request: request)
        }
        router.add("GET", "/widget/:file") { request, parameters in
            let file = parameters["file"]
            guard file.hasSuffix(".png"), let id = Int(file.dropLast(4)) else { throw RequestError(404, "A widget's picture is at /widget/NUMBER.png.") }
            return try Self.plainPicture(id, device, request)
        }
        router.add("GET", "/gallery/:extension/:kind/:family") { request, parameters in
            let key = GalleryShelf.Key(identifier: parameters["extension"], kind: parameters["kind"], family: parameters["family"])
            return try Self.galleryPicture(key, device, request)
        }
        router.add("GET", "/preview/:extension/:name/:family") { request, parameters in
            var key = GalleryShelf.Key(identifier: parameters["extension"], kind: "", family: parameters["family"])
            key.preview = parameters["name"]
            key.entry = Int(try request.target.query.number("entry", in: 0...1000) ?? 0)
            return try Self.galleryPicture(key, device, request)
        }
        router.add("GET", "/app-icon/:index") { request, parameters in
            let path = try device.look { Int(parameters["index"]).flatMap { device.installed.indices.contains($0) ? device.installed[$0].appIcon : nil } }
            guard let path, let data = FileManager.default.contents(atPath: path), data.count <= 8 << 20 else { throw RequestError(404, "The app has no icon.") }
            return .tagged(Array(data), type: "image/png", tag: ContentTag.of(data), cacheControl: "max-age=60", request: request)
        }
    }

    /// A picture named by its content never changes.
    private static let forever = "max-age=31536000, immutable"

    private static func scale(_ query: [String: String]) throws -> Double { try query.number("scale", in: PictureRequest.scales) ?? 3 }

    private static func archive(_ hash: String, _ device: LiveDevice) throws -> WidgetArchive? {
        guard hash.utf8.count <= 128 else { return nil }
        if let archive = device.shelf[hash] { return archive }
        return try device.look { device.archive(hash) }
    }

    private static func response(_ picture: PictureRequest, _ device: LiveDevice, _ request: HTTPRequest, cacheControl: String = forever, headers: [(name: String, value: String)] = []) throws -> HTTPResponse {
        let png = try device.drawer.picture(picture) {
            guard let archive = try archive(picture.archive, device) else { throw RequestError(404, "This drawing is not kept any more.") }
            return archive
        }
        guard let png else { throw RequestError(404, "The drawing has no size.") }
        var response = HTTPResponse.tagged(png, type: "image/png", tag: picture.tag, cacheControl: cacheControl, request: request)
        response.headers += headers
        return response
    }

    /// The picture of a placed widget under an address that stays: for kiosks and other pages, which may keep it until its next change.
    private static func plainPicture(_ id: Int, _ device: LiveDevice, _ request: HTTPRequest) throws -> HTTPResponse {
        let scale = try scale(request.target.query)
        let (picture, seconds) = try device.look { () -> (PictureRequest, Double) in
            guard let shown = device.host.shown(id) else { throw RequestError(404, "No widget \(id) is placed.") }
            guard let hash = shown.archiveHash, let archive = device.archive(hash) else { throw RequestError(404, "The widget shows nothing yet.") }
            let environment = shown.environment, now = device.now
            let style = device.style(environment)
            let regions = LiveRegions.regions(of: archive.displayList, at: now)
            var next = [shown.nextChange, shown.nextPolicyReload].compactMap { $0 }.filter { $0 > now }.min() ?? now + 300
            var moment: Double?
            if let step = regions.map(\.step).min() {
                // Moments of one step are one picture.
                let anchor = regions[0].anchor
                let current = anchor + ((now - anchor) / step).rounded(.down) * step
                moment = current + 0.001
                next = min(next, current + step)
            }
            let wait = device.clock.wait(for: next, device.real) ?? 300
            return (PictureRequest(archive: hash, style: style, scale: scale, part: .whole(moment: moment)), wait)
        }
        return try response(picture, device, request, cacheControl: "max-age=\(Int(min(max(seconds, 0), 3600)))", headers: [("Cross-Origin-Resource-Policy", "cross-origin")])
    }

    private static func galleryPicture(_ key: GalleryShelf.Key, _ device: LiveDevice, _ request: HTTPRequest) throws -> HTTPResponse {
        let (hash, style) = try device.look { try device.galleryArchive(key) }
        let picture = PictureRequest(archive: hash, style: style, scale: try scale(request.target.query), part: .whole(moment: try device.look { device.now.rounded(.down) }))
        return try response(picture, device, request, cacheControl: "no-cache")
    }
}

extension LiveDevice {
    /// Where the views of an archive come from, by their addresses.
    func places(of hash: String, _ archive: WidgetArchive) -> [UInt64: SourcePlace] {
        let owner = host.placed.first { host.shown($0.id)?.archiveHash == hash }?.extensionIdentifier ?? installed.first?.identifier ?? ""
        guard let hosted = host.hosted(owner) else { return [:] }
        var addresses: Set<UInt64> = [], waiting = [archive.root]
        while let node = waiting.popLast() {
            if node.source != 0 { addresses.insert(node.source) }
            waiting += node.children
        }
        let one = installed.first { $0.identifier == owner }
        return hosted.locations(of: Array(addresses)).mapValues { SourcePlace(file: one?.shown($0.file) ?? $0.file, line: $0.line) }
    }

    /// The archive of a widget's snapshot, or of a preview, drawn at first need.
    func galleryArchive(_ key: GalleryShelf.Key) throws -> (hash: String, style: GlassStyle) {
        let (widget, environment) = try galleryEnvironment(key)
        let style = style(environment)
        if let hash = gallery[key], shelf[hash] != nil { return (hash, style) }
        let outcome: SessionOutcome<RenderedEntry>
        if let preview = key.preview {
            outcome = try previewEntry(preview, key, widget.kind, environment)
        } else {
            outcome = try host.gallerySnapshot(kind: key.kind, family: key.family, of: key.identifier)
        }
        guard let entry = outcome.value else { throw RequestError(404, outcome.findings.first.map { "\($0.message) [\($0.code)]" } ?? "The snapshot could not be drawn.") }
        let archive = try WidgetArchive(decoding: entry.bytes), hash = "gallery-" + ContentTag.of(entry.bytes)
        shelf.put(archive, as: hash)
        gallery[key] = hash
        return (hash, style)
    }
}
