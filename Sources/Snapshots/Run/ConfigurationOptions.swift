import Drawing
import ExtensionMessages

/// What the edit sheets of an extension's widgets offer, asked of the queries of their parameters.
public struct ConfigurationOptions: Sendable {
    /// By kind and parameter.
    public private(set) var offered: [String: [String: ParameterOptions]] = [:]
    /// What went wrong while they were asked for.
    public private(set) var findings: [Finding] = []

    /// Asks in a process of its own, on a fresh device; no process is started where no parameter has options.
    public init(of listing: ExtensionListing, world: SimulatedWorld, factory: any WidgetRenderingFactory, configuration: [String: String] = [:]) {
        let asking = listing.widgets.filter { $0.parameters.contains(where: \.hasOptions) }
        guard !asking.isEmpty else { return }
        do {
            let session = try factory.start(world)
            defer { session.close() }
            for widget in asking {
                for parameter in widget.parameters where parameter.hasOptions {
                    do {
                        let request = OptionsRequest(kind: widget.kind, parameter: parameter.name, configuration: configuration)
                        if let options = try session.options(request) { offered[widget.kind, default: [:]][parameter.name] = options }
                    } catch {
                        findings += RenderingPool.findings(of: error)
                    }
                }
            }
        } catch {
            findings += RenderingPool.findings(of: error)
        }
    }
}
