import Drawing
import ExtensionMessages
import Findings

/// The edit sheets of an extension's widgets: how they are laid out, and what the queries of their parameters offer.
public struct ConfigurationOptions: Sendable {
    /// A sheet, and the families that it is the same for.
    public struct Sheet: Sendable {
        public var families: [String]
        public var sheet: ParameterSheet
    }
    /// By kind and parameter.
    public private(set) var offered: [String: [String: ParameterOptions]] = [:]
    /// By kind, in the order of the families.
    public private(set) var sheets: [String: [Sheet]] = [:]
    /// What the Intents extension makes of the values given, by kind and parameter: "success", "needsValue" ...
    public private(set) var resolutions: [String: [String: [String]]] = [:]
    /// What went wrong while they were asked for, and what is wrong with the lists.
    public private(set) var findings: [Finding] = []

    /// Asks in a process of its own, on a fresh device; no process is started where no widget has a parameter.
    ///
    /// - Parameter families: those of a widget that the device can show.
    public init(of listing: ExtensionListing, world: SimulatedWorld, factory: any WidgetRenderingFactory, configuration: [String: String] = [:],
                families: (WidgetDescription) -> [String]) {
        let asking = listing.widgets.filter { !$0.parameters.isEmpty }
        guard !asking.isEmpty else { return }
        do {
            let session = try factory.start(world)
            defer { session.close() }
            for widget in asking {
                for parameter in widget.parameters where parameter.hasOptions { ask(parameter, of: widget, session, configuration) }
                layOut(widget, families(widget), session, configuration)
                for parameter in widget.parameters where configuration[parameter.name] != nil {
                    if let outcomes = session.resolution(of: parameter.name, widget: widget, values: configuration) { resolutions[widget.kind, default: [:]][parameter.name] = outcomes }
                }
            }
        } catch {
            findings += RenderingPool.findings(of: error)
        }
    }

    private mutating func ask(_ parameter: ParameterDescription, of widget: WidgetDescription, _ session: any WidgetRendering, _ configuration: [String: String]) {
        do {
            let request = OptionsRequest(kind: widget.kind, parameter: parameter.name, configuration: configuration)
            guard let options = try session.options(request) else { return }
            offered[widget.kind, default: [:]][parameter.name] = options
            findings += Self.findings(about: options, of: parameter, widget)
        } catch {
            findings += RenderingPool.findings(of: error).map { failure in
                // A list that cannot be had leaves the widget as it is.
                guard failure.code == FindingCode.requestFailed.code else { return failure }
                return FindingCode.intentOptionsFailed.finding("The options of \"\(parameter.name)\" could not be asked for: \(failure.message)", widget: widget.kind)
            }
        }
    }

    private static func findings(about options: ParameterOptions, of parameter: ParameterDescription, _ widget: WidgetDescription) -> [Finding] {
        guard let sections = options.sections else { return [] }
        let all = sections.flatMap(\.options)
        if all.isEmpty { return [FindingCode.intentOptionsEmpty.finding("The list of \"\(parameter.name)\" is empty.", widget: widget.kind)] }
        var seen: [String: String] = [:]
        for option in all {
            if let other = seen[option.value] {
                return [FindingCode.intentOptionsDuplicate.finding("The list of \"\(parameter.name)\" holds \(option.value) twice: \"\(other)\" and \"\(option.title)\".", widget: widget.kind)]
            }
            seen[option.value] = option.title
        }
        return []
    }

    private mutating func layOut(_ widget: WidgetDescription, _ families: [String], _ session: any WidgetRendering, _ configuration: [String: String]) {
        var found: [Sheet] = []
        for family in families.isEmpty ? Array(widget.families.prefix(1)) : families {
            do {
                guard let sheet = try session.sheet(SheetRequest(kind: widget.kind, family: family, configuration: configuration)) else { return }
                if let index = found.firstIndex(where: { $0.sheet == sheet }) { found[index].families.append(family) } else { found.append(Sheet(families: [family], sheet: sheet)) }
            } catch {
                findings += RenderingPool.findings(of: error)
                break
            }
        }
        sheets[widget.kind] = found
    }
}
