import Drawing
import ExtensionMessages
import ExtensionService
import Foundation
import FoundationNetworking

/// Stands in for the frameworks: one widget whose provider the loaded library may supply, and probes of the world by name.
@MainActor final class ProbeHosting: ExtensionHosting {
    func declarations(for request: LoadRequest) throws -> HostedDeclarations {
        HostedDeclarations(widgets: [WidgetDescription(kind: "Probe", families: ["systemSmall"])])
    }

    func entries(for request: EntriesRequest) async throws -> any HostedEntries {
        guard request.kind == "Probe" else { throw ExtensionServiceError.unknownKind(request.kind, known: ["Probe"]) }
        guard let provide = Library.function("probe_provide", as: Library.Provide.self) else {
            let now = Date().timeIntervalSince1970, count = Library.function("probe_entries", as: Library.Count.self)?() ?? 1
            return ProbeEntries(dates: (0 ..< Int(count)).map { now + Double($0) * 60 })
        }
        let date = try await CompletionGate<Double>.value(of: "getTimeline of Probe") { completion in
            let box = Unmanaged.passRetained(CompletionBox(completion)).toOpaque()
            provide(box, { box, date in
                guard let box else { return }
                Unmanaged<CompletionBox>.fromOpaque(box).takeUnretainedValue().completion(date)
            }, { box in
                guard let box else { return }
                Unmanaged<CompletionBox>.fromOpaque(box).release()
            })
        }
        return ProbeEntries(dates: [date])
    }

    func setPlaced(_ placed: [PlacedDescription]) async { Library.function("probe_placed", as: Library.Render.self)?() }

    func perform(_ request: PerformRequest) async throws -> PerformReply {
        guard let probe = Probes.all[request.intent] else { throw ExtensionServiceError.unknownIntent(request.intent) }
        return PerformReply(openedURLs: try await probe(request.parameters))
    }
}

private final class CompletionBox: Sendable {
    let completion: @Sendable (Double) -> Void
    init(_ completion: @escaping @Sendable (Double) -> Void) { self.completion = completion }
}

@MainActor final class ProbeEntries: HostedEntries {
    let dates: [Double]
    let policy: ReloadPolicy? = .atEnd
    let relevances: [EntriesReply.Relevance?] = []
    let findings: [Finding] = []
    init(dates: [Double]) { self.dates = dates }

    func render(_ index: Int, in environment: RenderEnvironment) throws -> WidgetArchive {
        Library.function("probe_render", as: Library.Render.self)?()
        let size = Size(width: environment.width, height: environment.height)
        let label = "\(UInt64.random(in: .min ... .max))"
        return WidgetArchive(displayList: DisplayList(size: size), root: SemanticNode(role: "text", type: "Text", label: label))
    }
}

/// Functions that the loaded library may have.
enum Library {
    typealias Provide = @convention(c) (UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer?, Double) -> Void,
                                        @convention(c) (UnsafeMutableRawPointer?) -> Void) -> Void
    typealias Render = @convention(c) () -> Void
    typealias Count = @convention(c) () -> Int32

    static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
