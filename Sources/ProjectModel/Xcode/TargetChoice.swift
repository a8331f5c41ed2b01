/// Chooses the widget extension among a project's targets.
enum TargetChoice {
    static let widgetExtensionPoint = "com.apple.widgetkit-extension"
    static let intentsExtensionPoint = "com.apple.intents-service"

    /// Whether a target is a widget extension: its Info.plist says so, or a source of it begins with a widget.
    static func isWidgetExtension(_ target: ProjectTarget) -> Bool {
        guard target.kind == .appExtension else { return false }
        if let point = InfoPlist(of: target).extensionPoint { return point == widgetExtensionPoint }
        return target.sources.contains { hasWidgetEntryPoint($0) }
    }

    static func hasWidgetEntryPoint(_ path: String) -> Bool {
        guard let bytes = try? FileReading.bytes(path) else { return false }
        return SwiftScan(bytes: bytes).hasWidgetEntryPoint
    }

    /// The widget extensions, those for iPhone alone where there are any.
    static func candidates(_ targets: [ProjectTarget]) -> [ProjectTarget] {
        let widgets = targets.filter(isWidgetExtension)
        let phone = widgets.filter { $0.platform == .iOS }
        return phone.isEmpty ? widgets : phone
    }

    /// The target of that name, or the only candidate.
    static func choose(_ name: String?, from targets: [ProjectTarget], path: String) throws(ProjectError) -> ProjectTarget {
        if let name {
            guard let target = targets.first(where: { $0.name == name }) ?? targets.first(where: { $0.name.lowercased() == name.lowercased() }) else {
                let widgets = targets.filter(isWidgetExtension)
                throw .noSuchTarget(name: name, path: path, names: (widgets.isEmpty ? targets : widgets).map(\.name))
            }
            guard isWidgetExtension(target) || target.sources.contains(where: hasWidgetEntryPoint) else {
                throw .notAWidget(target: target.name, path: path, names: targets.filter(isWidgetExtension).map(\.name))
            }
            return target
        }
        let found = candidates(targets)
        guard let first = found.first else { throw .noWidget(path: path, targets: targets.map(\.name)) }
        guard found.count == 1 else { throw .severalExtensions(path: path, names: found.map(\.name)) }
        return first
    }
}
