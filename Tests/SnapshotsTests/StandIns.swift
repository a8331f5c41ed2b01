import Drawing
import ExtensionMessages
import Foundation
@testable import DeviceProfiles
@testable import Snapshots

/// Vitrine's own profiles, from the source folder.
func profiles() throws -> ProfileLibrary {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try ProfileLibrary(folders: [root.appendingPathComponent("Sources/DeviceProfiles/Resources").path])
}

func request(devices: [String] = ["iPhone 15"], systems: [String] = ["26"]) throws -> MatrixRequest {
    let library = try profiles()
    return try MatrixRequest(devices: devices.map { try library.device(named: $0) }, systems: systems.map { try library.system(named: $0) })
}

/// An empty folder that is gone when the body ends.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}

/// An extension made of closures, and a record of what it was asked.
final class StandInExtension: WidgetRenderingFactory, @unchecked Sendable {
    var widgets = [WidgetDescription(kind: "Releases", displayName: "Releases", families: ["systemSmall", "systemMedium"])]
    var previews: [PreviewDescription] = []
    var entries: (EntriesRequest) throws -> EntriesReply = { request in
        EntriesReply(set: 1, dates: request.role == .timeline ? [1_767_606_060, 1_767_609_660] : [1_767_606_060], policy: .never)
    }
    var render: (RenderRequest) throws -> WidgetArchive = { request in
        let content = DisplayItem(.fill(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)), .color(.black), evenOdd: false))
        let size = Size(width: request.environment.width, height: request.environment.height)
        return WidgetArchive(displayList: DisplayList(size: size, items: [content]),
                             root: SemanticNode(role: "text", type: "Text", label: "\(request.environment.family) \(request.environment.appearance) \(request.index)",
                                                action: .open(url: "app://\(request.index)"), source: 7))
    }
    var startFailure: RenderingFailure?
    var onStart: (SimulatedWorld) -> Void = { _ in }
    private let lock = NSLock()
    private var startCount = 0
    private var openCount = 0
    var starts: Int { lock.withLock { startCount } }
    var open: Int { lock.withLock { openCount } }

    func start(_ world: SimulatedWorld) throws -> any WidgetRendering {
        lock.withLock { startCount += 1 }
        if let startFailure { throw startFailure }
        lock.withLock { openCount += 1 }
        onStart(world)
        return Session(owner: self)
    }

    func places(of addresses: Set<UInt64>) -> [UInt64: SourcePlace] { addresses.contains(7) ? [7: SourcePlace(file: "Widget.swift", line: 12)] : [:] }

    private final class Session: WidgetRendering {
        let owner: StandInExtension
        private let lock = NSLock()
        private var isOpen = true
        init(owner: StandInExtension) { self.owner = owner }
        var listing: ExtensionListing { ExtensionListing(widgets: owner.widgets, previews: owner.previews) }
        func entries(_ request: EntriesRequest) throws -> EntriesReply { try owner.entries(request) }
        func render(_ request: RenderRequest) throws -> RenderedArchive { RenderedArchive(archive: try owner.render(request), milliseconds: 1) }
        func interrupt() { close() }
        func close() {
            let wasOpen = lock.withLock { defer { isOpen = false }; return isOpen }
            if wasOpen { owner.lock.withLock { owner.openCount -= 1 } }
        }
    }
}

/// Makes a "picture" of the labels, so that tests see which drawing went where.
final class StandInMaker: PictureMaking {
    func picture(of archive: WidgetArchive, style: PictureStyle) throws -> MadePicture {
        MadePicture(png: Array("\(archive.root.label) \(style.scale) \(Int(style.moment)) \(style.mode)".utf8))
    }
}

/// A disk that is full after some bytes.
final class FullDisk: FileWriting, @unchecked Sendable {
    private let lock = NSLock()
    private var left: Int
    init(after bytes: Int) { left = bytes }
    func write(_ bytes: [UInt8], to path: String) throws(OutputError) {
        let fits = lock.withLock { left -= bytes.count; return left >= 0 }
        guard fits else { throw .diskFull(path) }
        try AtomicWriter().write(bytes, to: path)
    }
}

func run(_ request: MatrixRequest, _ factory: StandInExtension, in folder: String, writer: any FileWriting = AtomicWriter(),
         interruption: Interruption = Interruption(), progress: any RunProgress = SilentProgress()) throws -> SnapshotRun.Outcome {
    try SnapshotRun(matrix: PictureMatrix(request), factory: factory, folder: OutputFolder(folder, writer: writer), interruption: interruption,
                    progress: progress, makePicture: { StandInMaker() }).run()
}
