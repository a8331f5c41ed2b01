import Drawing
import Foundation
import Rasterizing
import Snapshots

/// Draws pictures of archives, each once: what was drawn is kept by what it shows, within a limit of bytes.
final class PictureDrawer: @unchecked Sendable {
    private let lock = NSCondition()
    private var cache: [PictureRequest: (picture: DrawnPicture, used: UInt64)] = [:]
    private var cachedBytes = 0
    private var clock: UInt64 = 0
    /// Being drawn by another thread.
    private var underWay: Set<PictureRequest> = []
    private var idle: [(Rasterizer, PNGEncoder)] = []
    private var busy = 0
    private let limit: Int
    private let drawers: Int

    /// - Parameters:
    ///   - limit: bytes of pictures that are kept.
    ///   - drawers: how many pictures are drawn at once.
    init(limit: Int = 64 << 20, drawers: Int = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount))) {
        self.limit = limit; self.drawers = drawers
    }

    /// How many pictures were drawn, for tests.
    private(set) var drawn = 0

    /// The bytes of a PNG file; nil where the drawing has no size.
    func picture(_ request: PictureRequest, of archive: () throws -> WidgetArchive) rethrows -> [UInt8]? { try drawing(request, before: { nil }, of: archive)?.png }

    /// A picture, and how a transition's is laid out; nil where the drawing has no size, or the transition nothing to see.
    /// - Parameter before: the archive that a transition begins at.
    func drawing(_ request: PictureRequest, before: () throws -> WidgetArchive? = { nil }, of archive: () throws -> WidgetArchive) rethrows -> DrawnPicture? {
        let tools: (Rasterizer, PNGEncoder)
        lock.lock()
        while true {
            if let found = cache[request] {
                clock += 1
                cache[request]?.used = clock
                lock.unlock()
                return found.picture
            }
            if !underWay.contains(request), busy < drawers { break }
            lock.wait()
        }
        underWay.insert(request)
        busy += 1
        tools = idle.popLast() ?? (Rasterizer(imageCacheBytes: 24 << 20), PNGEncoder())
        lock.unlock()
        var picture: DrawnPicture?
        defer {
            lock.withLock {
                underWay.remove(request)
                busy -= 1
                idle.append(tools)
                if let picture { keep(picture, for: request) }
                lock.broadcast()
            }
        }
        if case .transition(_, let moment) = request.part {
            guard let before = try before(), let film = Self.film(request, moment, before, try archive(), tools.0) else { return nil }
            picture = DrawnPicture(png: tools.1.encode(film.sheet), film: FilmLayout(film, scale: request.scale))
        } else {
            let bitmap = Self.bitmap(request, try archive(), tools.0)
            if bitmap.width > 0, bitmap.height > 0 { picture = DrawnPicture(png: tools.1.encode(bitmap)) }
        }
        return picture
    }

    private func keep(_ picture: DrawnPicture, for request: PictureRequest) {
        drawn += 1
        clock += 1
        cachedBytes += picture.png.count
        cache[request] = (picture, clock)
        guard cachedBytes > limit else { return }
        // Down to three quarters at once, so that this is rare.
        for (request, entry) in cache.sorted(by: { $0.value.used < $1.value.used }) where cachedBytes > limit * 3 / 4 {
            cachedBytes -= entry.picture.png.count
            cache[request] = nil
        }
    }

    private static func film(_ request: PictureRequest, _ moment: Double?, _ before: WidgetArchive, _ after: WidgetArchive, _ rasterizer: Rasterizer) -> TransitionFilm? {
        guard let transition = WidgetTransition(from: before, to: after, reducesMotion: request.style.reducesMotion) else { return nil }
        let style = request.style
        var film = FilmStyle(scale: request.scale, moment: moment, mode: style.drawingMode, background: style.ground.color(tint: style.tint), cornerRadius: style.cornerRadius,
                             removesContainerBackground: !style.showsContainerBackground)
        film.rim = style.ground.rim(size: after.displayList.size, radius: style.cornerRadius)
        var drawn = rasterizer.film(of: transition, style: film)
        if style.ground == .night, let sheet = drawn?.sheet { drawn?.sheet = sheet.glowingRed }
        return drawn
    }

    private static func bitmap(_ request: PictureRequest, _ archive: WidgetArchive, _ rasterizer: Rasterizer) -> Bitmap {
        let style = request.style, list = archive.displayList
        // A live part alone lies over a picture that has the ground already.
        func draw(_ list: DisplayList, moment: Double?, corner: Double, isPart: Bool = false) -> Bitmap {
            var list = list
            if !isPart, let rim = style.ground.rim(size: list.size, radius: corner) { list.items.append(rim) }
            let bitmap = rasterizer.draw(list, scale: request.scale, moment: moment, mode: style.drawingMode, background: isPart ? nil : style.ground.color(tint: style.tint),
                                         cornerRadius: corner > 0 ? corner : nil, removesContainerBackground: !style.showsContainerBackground)
            return style.ground == .night ? bitmap.glowingRed : bitmap
        }
        switch request.part {
        case .transition: return Bitmap(width: 0, height: 0, pixels: [])
        case .whole(let moment): return draw(list, moment: moment, corner: style.cornerRadius)
        case .still:
            // The pace at one moment or another decides how often a region is drawn, not which ones there are.
            let live = Set(LiveRegions.regions(of: list, at: -.infinity).map(\.item))
            return draw(LiveRegions.withoutItems(live, in: list), moment: nil, corner: style.cornerRadius)
        case .film(let index, let from, let step, let count):
            let regions = LiveRegions.regions(of: list, at: -.infinity)
            guard regions.indices.contains(index) else { return Bitmap(width: 0, height: 0, pixels: []) }
            let alone = LiveRegions.alone(regions[index], in: list)
            var width = 0, height = 0, pixels: [UInt32] = []
            for frame in 0..<count {
                // A little after the change, so that rounding does not show the moment before it.
                let picture = draw(alone, moment: from + Double(frame) * step + 0.001, corner: 0, isPart: true)
                width = picture.width
                height += picture.height
                pixels += picture.pixels
            }
            return Bitmap(width: width, height: height, pixels: pixels)
        }
    }
}
