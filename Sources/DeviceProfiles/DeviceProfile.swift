import Drawing

/// A device as widgets meet it: screen, scale, sizes of the families by OS version, limits and allowances.
public struct DeviceProfile: Hashable, Sendable {
    public var name: String
    /// Other names it is found by.
    public var aliases: [String]
    public var idiom: DeviceIdiom
    /// Width and height in points, portrait.
    public var screen: Size
    /// Pixels per point.
    public var scale: Double
    /// Radius of the screen's corners in points.
    public var screenCornerRadius: Double
    /// What the front has beside the screen.
    public var front: DeviceFront
    public var imageLimits: ImageLimits
    public var timelineLimits: TimelineLimits
    /// What a widget extension may use, in bytes (widgetkit-behaviour M4: about 30 MB, seen).
    public var memoryAllowance: Int
    /// Reloads granted to a placed widget in 24 hours (widgetkit-behaviour B10: 40 to 70, doc).
    public var reloadBudget: Int
    /// Sizes by the first major OS version they hold for, ascending.
    public var layouts: [(since: Int, layout: WidgetLayout)] {
        get { layoutVersions.map { ($0, layoutValues[$0] ?? WidgetLayout()) } }
        set {
            layoutVersions = newValue.map(\.since)
            layoutValues = Dictionary(newValue.map { ($0.since, $0.layout) }, uniquingKeysWith: { $1 })
        }
    }
    var layoutVersions: [Int] = []
    var layoutValues: [Int: WidgetLayout] = [:]

    /// The largest image an archive may hold. Reports differ, so that every limit is a setting of the device and is named in
    /// findings (widgetkit-behaviour M5, seen). Nil: no limit known.
    public struct ImageLimits: Hashable, Sendable {
        /// Pixels.
        public var area: Double?
        /// Pixels: width and height of the largest image.
        public var side: Size?
        public init(area: Double? = nil, side: Size? = nil) { self.area = area; self.side = side }
    }

    /// What a timeline may hold before it is refused and the widget stays on its placeholder. Reports differ, so that both are settings of
    /// the device.
    public struct TimelineLimits: Hashable, Sendable {
        /// Longer timelines were seen to fail (widgetkit-behaviour B9, seen).
        public var entries = 400
        /// Bytes of one entry: entries with photos of several megabytes were seen to fail, the exact limit is assumed.
        public var entryBytes = 2 << 20
        public init() {}
    }

    /// Sizes of the families and the corner radius for a range of OS versions.
    public struct WidgetLayout: Hashable, Sendable {
        public var basis: ProfileBasis
        /// Points.
        public var sizes: [WidgetFamilyName: Size]
        /// Radius of the system families' corners, in points.
        public var cornerRadius: Double
        /// Overrides the OS version's content margins, in points.
        public var contentMargins: Double?
        public init(basis: ProfileBasis = .assumed, sizes: [WidgetFamilyName: Size] = [:], cornerRadius: Double = 0, contentMargins: Double? = nil) {
            self.basis = basis; self.sizes = sizes; self.cornerRadius = cornerRadius; self.contentMargins = contentMargins
        }
    }

    /// The layout for a major OS version: that of the nearest earlier version, of the first one for still earlier ones.
    public func layout(system major: Int) -> WidgetLayout {
        let version = layoutVersions.last { $0 <= major } ?? layoutVersions.first
        return version.flatMap { layoutValues[$0] } ?? WidgetLayout()
    }
}

/// The space that a family has on a device.
public struct FamilyGeometry: Hashable, Sendable {
    public var size: Size
    /// Content margins in points: top, leading, bottom, trailing.
    public var margins: [Double]
    /// Points; half the side for a circle, 0 for square corners.
    public var cornerRadius: Double
    /// How sure the size is.
    public var basis: ProfileBasis
    public init(size: Size, margins: [Double], cornerRadius: Double, basis: ProfileBasis) {
        self.size = size; self.margins = margins; self.cornerRadius = cornerRadius; self.basis = basis
    }
}

/// A device that runs an OS version: what decides how a widget is drawn.
public struct SimulatedDevice: Hashable, Sendable {
    public var device: DeviceProfile
    public var system: SystemProfile
    public init(device: DeviceProfile, system: SystemProfile) { self.device = device; self.system = system }

    /// The families it can show, in Apple's order.
    public var families: [WidgetFamilyName] {
        let known = device.layout(system: system.majorVersion).sizes
        let offered = system.families[device.idiom] ?? []
        return WidgetFamilyName.allCases.filter { offered.contains($0) && known[$0] != nil }
    }

    /// The places of Live Activities; the Dynamic Island only where the screen has one.
    public var activityFamilies: [WidgetFamilyName] {
        guard system.hasLiveActivities else { return [] }
        let islands: [WidgetFamilyName] = device.front == .island ? [.islandCompact, .islandMinimal, .islandExpanded] : []
        // Supplemental families came with iOS 18 (widgetkit-behaviour E12, doc).
        return [.activityBanner] + (system.majorVersion >= 18 ? [.activitySmall] : []) + islands
    }
    /// The forms of controls.
    public var controlFamilies: [WidgetFamilyName] { system.hasControls ? [.control, .controlSmall, .controlWide] : [] }

    /// The space of an activity's or a control's family. How large the picture is in it, the content says.
    private func extraGeometry(of family: WidgetFamilyName) -> FamilyGeometry? {
        let size: Size
        switch family {
        case .control where controlFamilies.contains(family): size = Size(width: 120, height: 120)
        case .controlSmall where controlFamilies.contains(family): size = Size(width: 60, height: 60)
        case .controlWide where controlFamilies.contains(family): size = Size(width: 136, height: 60)
        // A car's screen (widgetkit-behaviour K11, doc).
        case .activitySmall where activityFamilies.contains(family): size = Size(width: 170, height: 78)
        case _ where activityFamilies.contains(family): size = Size(width: device.screen.width, height: 160)
        default: return nil
        }
        return FamilyGeometry(size: size, margins: [0, 0, 0, 0], cornerRadius: 0, basis: .seen)
    }

    /// The space of a family; nil where the device cannot show it.
    public func geometry(of family: WidgetFamilyName) -> FamilyGeometry? {
        if !family.isWidgetFamily { return extraGeometry(of: family) }
        guard families.contains(family) else { return nil }
        let layout = device.layout(system: system.majorVersion)
        guard let size = layout.sizes[family] else { return nil }
        // Accessory families have no margins on the Lock Screen; circular ones are clipped to a circle, the others have square
        // corners (composed 2.4, 3.13, 3.14, seen).
        let margin = family.isSystemFamily ? layout.contentMargins ?? system.contentMargins[device.idiom] ?? 0 : 0
        let radius = family.isSystemFamily ? layout.cornerRadius : family == .accessoryCircular ? size.width / 2 : 0
        // Profiles give two decimals; a widget fills whole pixels.
        func snapped(_ length: Double) -> Double { (length * device.scale).rounded() / device.scale }
        return FamilyGeometry(size: Size(width: snapped(size.width), height: snapped(size.height)), margins: [margin, margin, margin, margin], cornerRadius: radius, basis: layout.basis)
    }
}
