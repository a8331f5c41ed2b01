import DeviceProfiles
import Drawing
import ExtensionMessages

extension WidgetHost {
    /// The widgets that can be placed: those of the extensions whose app was launched, in the families that the device shows.
    public func gallery() -> [GalleryWidget] {
        extensionOrder.filter { appState(of: $0) != .neverLaunched }.flatMap { identifier in
            (extensions[identifier]?.listing.widgets ?? []).compactMap { widget in
                guard !["activity", "control"].contains(widget.configuration) else { return nil }
                let families = settings.device.families.filter { widget.families.contains($0.rawValue) }
                return families.isEmpty ? nil : GalleryWidget(extensionIdentifier: identifier, widget: widget, families: families)
            }
        }
    }

    /// The picture that the gallery shows of a widget, with `isPreview` set (widgetkit-behaviour A10). It is not kept.
    public func gallerySnapshot(kind: String, family: String, of identifier: String) throws -> SessionOutcome<RenderedEntry> {
        let (hosted, widget, _) = try declared(kind: kind, family: family, of: identifier)
        guard let environment = settings.environment(of: widget, family: family, role: .snapshot) else { throw HostError.familyNotOnDevice(family, device: settings.device.device.name) }
        return picture(of: hosted, kind: kind, role: .snapshot, environment: environment, configuration: [:])
    }

    /// Puts a widget on the screen: its placeholder is shown at once, then its first timeline, which is free.
    ///
    /// - Parameter configuration: values by parameter name, as JSON; what is not named has its default.
    /// - Throws: `HostError` where the extension, kind or family is none that the device offers, or the place is no place.
    @discardableResult
    public func place(kind: String, family: String, of identifier: String, configuration: [String: String] = [:], at place: WidgetPlace) throws -> PlacedWidget {
        let (hosted, _, environment) = try declared(kind: kind, family: family, of: identifier)
        guard appState(of: identifier) != .neverLaunched else { throw HostError.appNeverLaunched(identifier) }
        if let stack = place.stack { try checkStack(stack.number, family: family, adding: true) }
        let placed = PlacedWidget(id: try store.nextNumber(), extensionIdentifier: identifier, kind: kind, family: family, configuration: configuration, place: place)
        var placement = LivePlacement(state: PlacedState(widget: placed, environment: environment), distance: settings.minimumEntryDistance)
        var placeholderEnvironment = environment
        placeholderEnvironment.redactions.append("placeholder")
        var bytes: [UInt8]?
        switch picture(of: hosted, kind: kind, role: .placeholder, environment: placeholderEnvironment, configuration: configuration) {
        case .success(let drawn):
            bytes = drawn.bytes
            collect(drawn.findings, from: identifier)
            placement.state.placeholder = KeptPicture(archive: ArchiveHash.of(drawn.bytes), since: now, findings: drawn.findings, environment: placeholderEnvironment)
        case .failure(let findings):
            placement.state.failureFindings = findings
            collect(findings, from: identifier)
        }
        let record = newRecord(placed.id, .placed, .pending(until: now))
        placement.state.pending = record
        order.append(placed.id)
        do {
            try commit(placement, records: [record], .placed(placed)) {
                if let bytes, let hash = placement.state.placeholder?.archive { try store.hold(hash, bytes: bytes) }
            }
        } catch {
            order.removeAll { $0 == placed.id }
            throw error
        }
        untold.insert(identifier)
        normaliseStacks()
        try runDue(placed.id)
        return live[placed.id]?.state.widget ?? placed
    }

    /// Takes a widget off the screen, with its timeline and its ledger.
    public func remove(_ id: Int) throws {
        let placement = try placement(id)
        try store.transaction { try store.remove(id, holding: placement.hashes) }
        if let set = placement.set { extensions[placement.state.widget.extensionIdentifier]?.release(set: set) }
        live[id] = nil
        order.removeAll { $0 == id }
        untold.insert(placement.state.widget.extensionIdentifier)
        emit(.shown(id, nil))
        emit(.removed(id))
        normaliseStacks()
    }

    /// Puts a widget elsewhere; nothing is reloaded. Its look changes with the place only where it goes to another screen.
    public func move(_ id: Int, to place: WidgetPlace) throws {
        var placement = try placement(id)
        if let stack = place.stack, stack.number != placement.state.widget.place.stack?.number {
            try checkStack(stack.number, family: placement.state.widget.family, adding: true)
        }
        placement.state.widget.place = place
        try commit(placement)
        normaliseStacks()
        emit(.moved(live[id]?.state.widget ?? placement.state.widget))
    }

    /// Gives a widget other values, as its edit sheet does: a new timeline at once, outside the budget (widgetkit-behaviour B22).
    public func configure(_ id: Int, _ configuration: [String: String]) throws {
        var placement = try placement(id)
        placement.state.widget.configuration = configuration
        untold.insert(placement.state.widget.extensionIdentifier)
        try commit(placement, .configured(placement.state.widget))
        try request(id, .configured)
        try runDue(id)
    }

    // MARK: Steps

    func declared(kind: String, family: String, of identifier: String) throws -> (any HostedExtension, WidgetDescription, RenderEnvironment) {
        guard let hosted = extensions[identifier] else { throw HostError.unknownExtension(identifier, known: extensionOrder) }
        let widgets = hosted.listing.widgets
        guard let widget = widgets.first(where: { $0.kind == kind }) else { throw HostError.unknownKind(kind, known: widgets.map(\.kind)) }
        guard widget.families.contains(family) else { throw HostError.familyNotDeclared(family, kind: kind, declared: widget.families) }
        guard let environment = settings.environment(of: widget, family: family) else { throw HostError.familyNotOnDevice(family, device: settings.device.device.name) }
        return (hosted, widget, environment)
    }

    /// Asks a provider for one entry and draws it.
    func picture(of hosted: any HostedExtension, kind: String, role: Role, environment: RenderEnvironment, configuration: [String: String]) -> SessionOutcome<RenderedEntry> {
        prepare(hosted)
        let request = EntriesRequest(kind: kind, role: role, environment: environment, configuration: configuration, timeout: settings.providerAllowance)
        switch hosted.entries(request) {
        case .failure(let findings): return .failure(named(findings, kind, environment.family))
        case .success(let reply):
            defer { hosted.release(set: reply.set) }
            guard !reply.dates.isEmpty, let drawn = hosted.render(set: reply.set, entries: [0], in: environment, at: now + reply.duration).first else { return .failure(named(reply.findings, kind, environment.family)) }
            switch drawn {
            case .failure(let findings): return .failure(named(reply.findings + findings, kind, environment.family))
            case .success(var entry):
                entry.findings = named(reply.findings + entry.findings, kind, environment.family)
                return .success(entry)
            }
        }
    }

    /// Brings an extension to the host's clock, and tells it what is placed where that changed.
    func prepare(_ hosted: any HostedExtension) {
        hosted.setClock(now)
        hosted.setLock(settings.lock)
        guard untold.remove(hosted.identifier) != nil else { return }
        hosted.setPlaced(order.compactMap { live[$0]?.state.widget }.filter { $0.extensionIdentifier == hosted.identifier }
            .map { PlacedDescription(id: $0.id, kind: $0.kind, family: $0.family, configuration: $0.configuration) })
        hosted.setActivities(keptActivities.filter { $0.extensionIdentifier == hosted.identifier }.map(\.record))
    }

    /// Findings with the widget and family filled in that they do not name themselves.
    func named(_ findings: [Finding], _ kind: String, _ family: String) -> [Finding] {
        findings.map { finding in
            var finding = finding
            if finding.widget == nil { finding.widget = kind }
            if finding.family == nil { finding.family = family }
            return finding
        }
    }
}
