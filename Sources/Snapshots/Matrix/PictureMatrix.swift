import DeviceProfiles
import ExtensionMessages
import WidgetHost

/// The combinations that a request asks for, among what an extension offers and the devices can show.
public struct PictureMatrix: Sendable {
    public var request: MatrixRequest
    public init(_ request: MatrixRequest) { self.request = request }

    /// The placements in one world, in a stable order: widgets as the extension lists them, then device, family and role.
    ///
    /// - Parameter firstPosition: how many placements came before in other worlds; a shard is every n-th of all.
    public func placements(in world: SimulatedWorld, widgets: [WidgetDescription], previews: [PreviewDescription], firstPosition: Int = 0)
        -> (placements: [Placement], nextPosition: Int) {
        var all: [Placement] = []
        for widget in widgets where isWanted(widget) {
            for device in devices(world) {
                for family in families(of: widget.families, on: device) {
                    for role in request.roles where Self.has(role, family) { all.append(placement(widget, family, device, role, world)) }
                }
            }
        }
        if request.roles.contains(.preview) { all += previewPlacements(previews, widgets, world) }
        let own = all.enumerated().filter { request.shard?.holds(firstPosition + $0.offset) ?? true }.map(\.element)
        return (own, firstPosition + all.count)
    }

    /// The variations of a family's pictures.
    public func variations(of family: WidgetFamilyName, system: SystemProfile) -> [Variation] {
        guard family.isWidgetFamily else { return plainVariations(of: family) }
        let modes = request.modes.isEmpty ? [Self.defaultMode(of: family, system: system)] : request.modes.filter { Self.has($0, system) }
        return modes.flatMap { mode in
            request.typeSizes.flatMap { size in
                request.appearances.map {
                    Variation(appearance: $0, mode: mode, typeSize: size, increasesContrast: request.increasesContrast, reducesMotion: request.reducesMotion,
                              isForcedRightToLeft: request.isRightToLeft, isLocked: request.isLocked,
                              isInStandBy: request.isInStandBy && family.isSystemFamily)
                }
            }
        }
    }

    /// The mode in which a family is first met.
    static func defaultMode(of family: WidgetFamilyName, system: SystemProfile) -> String { WidgetEnvironment.defaultMode(of: family, system: system) }

    /// Whether a system draws widgets in a mode. Clear glass is the accented mode of iOS 26 and later (composed 5.3).
    public static func has(_ mode: String, _ system: SystemProfile) -> Bool {
        mode == "clear" ? system.renderingModes.contains("accented") && system.majorVersion >= 26 : system.renderingModes.contains(mode)
    }

    /// Activities and controls are drawn in full colour only; but for the banner they are dark in both appearances.
    private func plainVariations(of family: WidgetFamilyName) -> [Variation] {
        guard request.modes.isEmpty || request.modes.contains("fullColor") else { return [] }
        let appearances = family == .activityBanner || !request.appearances.contains("dark") ? request.appearances : ["dark"]
        return request.typeSizes.flatMap { size in
            appearances.prefix(family == .activityBanner ? appearances.count : 1).map {
                Variation(appearance: $0, mode: "fullColor", typeSize: size, increasesContrast: request.increasesContrast, reducesMotion: request.reducesMotion, isForcedRightToLeft: request.isRightToLeft,
                          isLocked: request.isLocked)
            }
        }
    }

    /// Whether a family is asked in a role: an activity has neither placeholder nor gallery; a control shows the value for previews in the
    /// gallery and the current one where it is placed (widgetkit-behaviour J4).
    private static func has(_ role: Role, _ family: WidgetFamilyName) -> Bool {
        switch role {
        case .preview: false
        case .placeholder: family.isWidgetFamily
        case .snapshot: family.isWidgetFamily || family == .control
        case .timeline: family != .control
        }
    }

    /// The families of a widget that one of the requested devices can show in a world, as Apple spells them.
    public func families(of widget: WidgetDescription, in world: SimulatedWorld) -> [String] {
        let shown = Set(devices(world).flatMap { $0.families + $0.activityFamilies + $0.controlFamilies }.map(\.rawValue))
        return widget.families.filter(shown.contains)
    }

    private func isWanted(_ widget: WidgetDescription) -> Bool {
        request.widgets.isEmpty || request.widgets.contains(widget.kind)
    }

    private func devices(_ world: SimulatedWorld) -> [SimulatedDevice] {
        request.devices.map { SimulatedDevice(device: $0, system: world.system) }
    }

    private func families(of declared: [String], on device: SimulatedDevice) -> [WidgetFamilyName] {
        (device.families + device.activityFamilies + device.controlFamilies).filter { declared.contains($0.rawValue) && (request.families.isEmpty || request.families.contains($0)) }
    }

    private func placement(_ widget: WidgetDescription, _ family: WidgetFamilyName, _ device: SimulatedDevice, _ role: Role,
                           _ world: SimulatedWorld, preview: String? = nil) -> Placement {
        // `families(of:on:)` answers only families that have a geometry.
        let geometry = device.geometry(of: family) ?? FamilyGeometry(size: .zero, margins: [0, 0, 0, 0], cornerRadius: 0, basis: .assumed)
        return Placement(widget: widget, preview: preview, family: family, device: device, geometry: geometry, role: role, world: world,
                         configuration: request.configuration)
    }

    private func previewPlacements(_ previews: [PreviewDescription], _ widgets: [WidgetDescription], _ world: SimulatedWorld) -> [Placement] {
        previews.flatMap { preview -> [Placement] in
            // A preview of a plain view names no widget and no family: it is shown as a small widget would be.
            let widget = widgets.first { $0.kind == preview.kind } ?? WidgetDescription(kind: preview.kind)
            guard request.widgets.isEmpty || request.widgets.contains(widget.kind) else { return [] }
            let declared = preview.families.isEmpty ? [WidgetFamilyName.systemSmall.rawValue] : preview.families
            return devices(world).flatMap { device in
                families(of: declared, on: device).map { placement(widget, $0, device, .preview, world, preview: preview.name) }
            }
        }
    }
}
