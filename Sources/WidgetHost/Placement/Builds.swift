import Drawing
import ExtensionMessages
import Findings

extension WidgetHost {
    /// Puts a new build in the place of the one of the same bundle identifier, or adds an extension to the device.
    ///
    /// Placed widgets, their configurations and the moment stay. What the build still declares is loaded anew, as after an update of the app
    /// (widgetkit-behaviour B23); what it does not keeps its last picture and does nothing any more (E4; case W48, seen).
    public func replaceExtension(_ hosted: any HostedExtension) throws {
        let identifier = hosted.identifier
        if let old = extensions[identifier], old !== hosted { old.close() }
        if extensions[identifier] == nil { extensionOrder.append(identifier) }
        extensions[identifier] = hosted
        untold.insert(identifier)
        for id in order where live[id]?.state.widget.extensionIdentifier == identifier { live[id]?.set = nil }
        collect(hosted.listing.findings, from: identifier)
        emit(.logged("A new build of \(identifier) was installed."))
        try noticeBuild(of: identifier, isUpdate: true)
        try runDue(order)
    }

    /// Orphans what a build does not declare any more, and takes back what it declares again.
    func noticeBuild(of identifier: String, isUpdate: Bool) throws {
        for id in order {
            guard var placement = live[id], placement.state.widget.extensionIdentifier == identifier else { continue }
            let widget = placement.state.widget
            guard description(of: widget)?.families.contains(widget.family) == true else {
                try orphan(placement)
                continue
            }
            guard isUpdate || placement.state.isOrphaned else { continue }
            placement.state.isOrphaned = false
            try commit(placement)
            try request(id, .systemEvent("app updated"))
        }
    }

    /// Leaves a widget with its last picture: no build answers for it.
    func orphan(_ placement: LivePlacement) throws {
        var placement = placement
        let widget = placement.state.widget
        let known = extensions[widget.extensionIdentifier]?.listing.widgets.map(\.kind) ?? []
        let lacks = known.contains(widget.kind) ? "no longer comes as \(widget.family)" : "is no longer declared"
        collect([FindingCode.kindRemoved.finding("The kind \"\(widget.kind)\" \(lacks): a placed widget keeps its last picture for ever, and a tap on it does nothing. Declared are: \(known.joined(separator: ", ")).",
                                                 widget: widget.kind, family: widget.family)], from: widget.extensionIdentifier)
        guard !placement.state.isOrphaned else { return }
        placement.state.isOrphaned = true
        var records: [ReloadRecord] = []
        if var pending = placement.state.pending {
            pending.decision = .refused("the build does not declare \(widget.kind) as \(widget.family)")
            placement.state.pending = nil
            records = [pending]
        }
        let before = placement.state.hashes
        placement.state.last = placement.picture(at: now) ?? placement.state.last
        try commit(placement, records: records) {
            for hash in placement.state.hashes { try store.hold(hash, bytes: []) }
            try store.release(before)
        }
    }

    /// Whether there is an extension that could answer for a widget.
    func isHosted(_ placement: LivePlacement) -> Bool { extensions[placement.state.widget.extensionIdentifier] != nil }
}
