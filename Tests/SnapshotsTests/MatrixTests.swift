import DeviceProfiles
import ExtensionMessages
import Testing
@testable import Snapshots

@Suite struct MatrixTests {
    private let widget = WidgetDescription(kind: "W", families: ["systemSmall", "systemExtraLarge", "accessoryInline"])

    private func placements(_ request: MatrixRequest, _ widgets: [WidgetDescription], previews: [PreviewDescription] = []) -> [Placement] {
        PictureMatrix(request).placements(in: request.worlds[0], widgets: widgets, previews: previews).placements
    }

    @Test("a widget is drawn in the families that it supports and the device can show")
    func families() throws {
        var request = try request()
        request.roles = [.timeline]
        #expect(placements(request, [widget]).map(\.family) == [.systemSmall, .accessoryInline])
        request.families = [.accessoryInline]
        #expect(placements(request, [widget]).map(\.family) == [.accessoryInline])
        #expect(PictureMatrix(request).families(of: widget, in: request.worlds[0]) == ["systemSmall", "accessoryInline"])
        let pad = try padRequest()
        #expect(PictureMatrix(pad).families(of: widget, in: pad.worlds[0]) == ["systemSmall", "systemExtraLarge", "accessoryInline"])
    }

    private func padRequest() throws -> MatrixRequest { try request(devices: ["iPad Air"]) }

    @Test("a control is drawn in the gallery with its sample and in Control Center with its value, a Live Activity in its places with its states")
    func others() throws {
        let control = WidgetDescription(kind: "C", families: ["control", "controlSmall", "controlWide"], configuration: "control")
        #expect(try placements(request(), [control]).map { "\($0.family.rawValue) \($0.role.rawValue)" } == ["control snapshot", "controlSmall timeline", "controlWide timeline"])
        let activity = WidgetDescription(kind: "A", families: ["activityBanner", "islandCompact", "islandMinimal", "islandExpanded"], configuration: "activity")
        #expect(try placements(request(), [activity]).map { "\($0.family.rawValue) \($0.role.rawValue)" } == ["activityBanner", "islandCompact", "islandMinimal", "islandExpanded"].map { $0 + " timeline" })
        #expect(try placements(padRequest(), [activity]).map(\.family) == [.activityBanner], "an iPad has no island")
        #expect(try placements(request(systems: ["17"]), [control]).isEmpty, "controls came with iOS 18")
        let plain = try request()
        #expect(PictureMatrix(plain).variations(of: .activityBanner, system: plain.systems[0]).map(\.appearance) == ["light", "dark"])
        #expect(PictureMatrix(plain).variations(of: .islandExpanded, system: plain.systems[0]).map(\.appearance) == ["dark"], "the island is black in both")
    }

    @Test("Lock Screen families are drawn vibrant, others in full colour, unless a mode is named that the OS has")
    func modes() throws {
        let plain = try request(), system = plain.systems[0]
        #expect(PictureMatrix(plain).variations(of: .systemSmall, system: system).map(\.mode) == ["fullColor", "fullColor"])
        #expect(PictureMatrix(plain).variations(of: .accessoryCircular, system: system).map(\.mode) == ["vibrant", "vibrant"])
        var old = try request(systems: ["17"])
        old.modes = ["accented", "vibrant"]
        #expect(PictureMatrix(old).variations(of: .systemSmall, system: old.systems[0]).map(\.mode) == ["vibrant", "vibrant"])
    }

    @Test("the environment carries size, margins, mirrored layout, and the redaction of the placeholder")
    func environment() throws {
        var request = try request()
        request.locales = ["ar"]
        request.roles = [.placeholder, .snapshot]
        let both = placements(request, [widget])
        let variation = Variation(appearance: "dark", mode: "accented", typeSize: "small", increasesContrast: true, isForcedRightToLeft: false)
        let placeholder = both[0].environment(variation), snapshot = both[1].environment(variation)
        #expect(placeholder.redactions == ["placeholder"] && !placeholder.isPreview)
        #expect(snapshot.redactions.isEmpty && snapshot.isPreview)
        #expect(placeholder.isRightToLeft && placeholder.locale == "ar")
        #expect(placeholder.margins == [18, 18, 18, 18] && placeholder.displayScale == 3)
        #expect(!placeholder.showsContainerBackground && placeholder.increasesContrast)
        #expect(placeholder.typeSize == "large", "widgets do not go below large")
        #expect(placeholder.systemVersion == "26.0")
    }

    @Test("a background that is not removable stays in every mode")
    func unremovable() throws {
        let fixed = WidgetDescription(kind: "W", families: ["systemSmall"], containerBackgroundRemovable: false)
        let variation = Variation(appearance: "dark", mode: "accented", typeSize: "large", increasesContrast: false, isForcedRightToLeft: false)
        #expect(try placements(request(), [fixed])[0].environment(variation).showsContainerBackground)
    }

    @Test("previews are drawn in the families they name")
    func previews() throws {
        var request = try request()
        request.roles = [.preview]
        let previews = [PreviewDescription(name: "Empty", kind: "W", families: ["systemSmall", "systemMedium"]), PreviewDescription(name: "View")]
        let found = placements(request, [widget], previews: previews)
        #expect(found.map(\.preview) == ["Empty", "Empty", "View"])
        #expect(found.map(\.family) == [.systemSmall, .systemMedium, .systemSmall])
    }

    @Test("worlds are every combination of OS, locale, zone and moment")
    func worlds() throws {
        var request = try request(systems: ["17", "26"])
        request.locales = ["en_US", "de_DE"]
        request.moments = [0, 1, 2]
        #expect(request.worlds.count == 12)
        #expect(Set(request.worlds).count == 12)
    }

    @Test("a shard is named by its number and their count", arguments: [("1/1", true), ("3/3", true), ("0/3", false), ("4/3", false), ("a/b", false), ("1", false), ("1/2/3", false), ("-1/2", false)])
    func shard(text: String, isValid: Bool) { #expect((Shard(text) != nil) == isValid) }
}

@Suite struct PictureNamesTests {
    private func placement(kind: String = "W", device: String = "iPhone 15", system: String = "26", locale: String = "en_US", role: Role = .timeline, zone: String = "UTC",
                           moment: Double = MatrixRequest.defaultMoment) throws -> Placement {
        var request = try request(devices: [device], systems: [system])
        request.locales = [locale]
        request.timeZones = [zone]
        request.moments = [moment]
        request.roles = [role]
        let widget = WidgetDescription(kind: kind, families: ["systemSmall"])
        return try #require(PictureMatrix(request).placements(in: request.worlds[0], widgets: [widget], previews: []).placements.first)
    }

    private func variation(_ appearance: String = "light", mode: String = "fullColor", size: String = "large", contrast: Bool = false, rtl: Bool = false) -> Variation {
        Variation(appearance: appearance, mode: mode, typeSize: size, increasesContrast: contrast, isForcedRightToLeft: rtl)
    }

    @Test("only what is not the default is named beside widget, family and appearance")
    func parts() throws {
        var names = PictureNames()
        #expect(names.name(of: try placement(), entry: 0, variation: variation(), scale: 3) == "W-systemSmall-light")
        #expect(names.name(of: try placement(role: .snapshot), entry: 0, variation: variation("dark"), scale: 3) == "W-systemSmall-snapshot-dark")
        #expect(names.name(of: try placement(device: "iPhone SE", system: "17.2", locale: "de_DE", zone: "Europe/Berlin", moment: 0), entry: 3,
                           variation: variation(mode: "vibrant", size: "xLarge", contrast: true, rtl: true), scale: 1.5)
            == "W-systemSmall-entry3-light-vibrant-iphone-se-os17.2-de_DE-xLarge-contrast-rtl-Europe-Berlin-1970-01-01T000000Z-at1.5x")
    }

    @Test("no kind leads out of the folder or hides a file, and no two pictures share a name", arguments: [
        ("../../etc", "etc-systemSmall-light"), (".hidden", "hidden-systemSmall-light"), ("a b/c", "a-b-c-systemSmall-light"), ("ü", "_-systemSmall-light"),
        ("-rf", "rf-systemSmall-light"), ("com.example.W", "com.example.W-systemSmall-light"),
    ])
    func hostile(kind: String, name: String) throws {
        var names = PictureNames()
        #expect(names.name(of: try placement(kind: kind), entry: 0, variation: variation(), scale: 3) == name)
        #expect(names.name(of: try placement(kind: kind.uppercased()), entry: 0, variation: variation(), scale: 3).lowercased() != name.lowercased())
    }

    @Test("a name fits every file system", arguments: [10, 1000])
    func length(count: Int) throws {
        var names = PictureNames()
        let kind = String(repeating: "k", count: count)
        #expect(names.name(of: try placement(kind: kind), entry: 0, variation: variation(), scale: 3).utf8.count <= 210)
    }

    @Test("moments are written in UTC, to the millisecond where there is one", arguments: [
        (1_767_606_060.0, "2026-01-05T09:41:00Z"), (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400.25, "2000-02-29T00:00:00.250Z"),
        (4_102_444_799, "2099-12-31T23:59:59Z"), (-2_208_988_800, "1900-01-01T00:00:00Z"),
    ])
    func moments(seconds: Double, text: String) { #expect(Moments.text(seconds) == text) }
}
