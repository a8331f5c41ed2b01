import Drawing
import Foundation
import JSONValues
import Testing
@testable import DeviceProfiles

@Suite struct ProfileLibraryTests {
    /// The profiles of the source folder, so that the test needs no built resources.
    private static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DeviceProfiles/Resources").path

    private func library() throws -> ProfileLibrary { try ProfileLibrary(folders: [Self.own]) }

    private func simulated(_ device: String, _ system: String) throws -> SimulatedDevice {
        let library = try library()
        return try SimulatedDevice(device: library.device(named: device), system: library.system(named: system))
    }

    @Test("the default device has the sizes, margins and corners of its OS version", arguments: [
        ("16", 158.0, 338.0, 354.0, 0.0, 21.67), ("17", 158, 338, 354, 16, 21.67), ("18", 158, 338, 354, 16, 21.67), ("26", 488.0 / 3, 1034.0 / 3, 360, 18, 27.7),
    ])
    func defaultDevice(system: String, small: Double, medium: Double, large: Double, margin: Double, radius: Double) throws {
        let phone = try simulated(ProfileLibrary.defaultDevice, system)
        let geometry = try #require(phone.geometry(of: .systemMedium))
        #expect(geometry.size == Size(width: medium, height: small))
        #expect(geometry.margins == [margin, margin, margin, margin])
        #expect(geometry.cornerRadius == radius)
        #expect(phone.geometry(of: .systemLarge)?.size == Size(width: medium, height: large))
    }

    @Test("accessory families have the measured sizes, no margins, and a circle for corners where they are circular")
    func accessories() throws {
        let phone = try simulated("iPhone 15", "26")
        let circular = try #require(phone.geometry(of: .accessoryCircular))
        #expect(circular.size == Size(width: 58, height: 58))
        #expect(circular.cornerRadius == 29)
        let rectangular = try #require(phone.geometry(of: .accessoryRectangular))
        #expect(rectangular.size == Size(width: 146, height: 58))
        #expect(rectangular.cornerRadius == 0)
        #expect(rectangular.margins == [0, 0, 0, 0])
    }

    @Test("a family is there from the OS version and on the kind of device that has it")
    func familiesByVersion() throws {
        #expect(try simulated("iPhone 15", "15").families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(try simulated("iPhone 15", "16").families.contains(.accessoryInline))
        #expect(try !simulated("iPad Air", "16").families.contains(.accessoryInline))
        #expect(try simulated("iPad Air", "14").families == [.systemSmall, .systemMedium, .systemLarge])
        #expect(try simulated("iPad Air", "15").families.contains(.systemExtraLarge))
        #expect(try simulated("iPhone 15", "26").geometry(of: .systemExtraLarge) == nil)
    }

    @Test("an iPad lays out in its canvas, in the iPhone's sizes on iPadOS 14")
    func padSizes() throws {
        #expect(try simulated("iPad Air", "18").geometry(of: .systemExtraLarge)?.size == Size(width: 715.5, height: 342))
        #expect(try simulated("iPad Air", "14").geometry(of: .systemSmall)?.size == Size(width: 155, height: 155))
    }

    @Test("a device that never ran an OS version keeps its last sizes")
    func olderDevice() throws {
        #expect(try simulated("iPhone 8 Plus", "26").geometry(of: .systemSmall)?.size == Size(width: 159, height: 159))
    }

    @Test("devices are found by name and alias, however they are spelled", arguments: ["iPhone 15", "iphone-15", "IPHONE15"])
    func spelling(name: String) throws { #expect(try library().device(named: name).name == "iPhone 15") }

    @Test("a device that is like another has its sizes and its own name")
    func like() throws {
        let library = try library()
        let pro = try library.device(named: "iPhone 15 Pro"), base = try library.device(named: "iPhone 15")
        #expect(pro.name == "iPhone 15 Pro")
        #expect(pro.screen == base.screen)
        #expect(pro.layout(system: 26) == base.layout(system: 26))
    }

    @Test("Live Activities have places in a Dynamic Island where the device's front has one")
    func fronts() throws {
        for (name, front) in [("iPhone 15", DeviceFront.island), ("iPhone 16e", .notch), ("iPhone SE", .homeButton), ("iPad mini", .plain)] {
            let phone = try simulated(name, "26")
            #expect(phone.device.front == front)
            #expect(phone.activityFamilies.contains(.islandCompact) == (front == .island))
        }
    }

    @Test("unknown devices and OS versions are refused with what is known")
    func unknown() throws {
        let library = try library()
        #expect { try library.device(named: "iPhone 99") } throws: { "\($0)".contains("iPhone 99") && "\($0)".contains("iPhone 15") }
        for name in ["19", "26.x", "", "ios", "1.2.3.4", "99999999999999999999"] {
            #expect(throws: ProfileError.self) { try library.system(named: name) }
        }
        #expect(try library.system(named: "17.2").version == "17.2")
        #expect(try library.system(named: "iOS 18").version == "18.0")
    }

    @Test("every device that comes with Vitrine shows the three system families, whole pixels in size")
    func allDevices() throws {
        let library = try library()
        #expect(library.systems.map(\.name) == ["14", "15", "16", "17", "18", "26"])
        for device in library.devices {
            for system in library.systems {
                let simulated = SimulatedDevice(device: device, system: system)
                for family in [WidgetFamilyName.systemSmall, .systemMedium, .systemLarge] {
                    let stored = device.layout(system: system.majorVersion).sizes[family] ?? .zero
                    #expect(abs(stored.width * device.scale - (stored.width * device.scale).rounded()) < 0.05, "\(device.name) \(stored)")
                    let size = try #require(simulated.geometry(of: family), "\(device.name) \(system.name) \(family)").size
                    for length in [size.width, size.height] {
                        let pixels = length * device.scale
                        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(device.name) \(system.name) \(family) \(length)")
                    }
                }
            }
        }
    }
}

@Suite struct UserProfileTests {
    private static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/DeviceProfiles/Resources").path

    /// Loads Vitrine's profiles and one device file of a user's.
    private func load(_ text: String) throws -> ProfileLibrary {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("profiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("devices"), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("devices/mine.json"))
        return try ProfileLibrary(folders: [Self.own, folder.path])
    }

    @Test("a user adds a device by saying what differs")
    func added() throws {
        let device = try load(#"{"name": "Wall", "like": "iPhone 15", "scale": 2}"#).device(named: "wall")
        #expect(device.scale == 2)
        #expect(device.screen == Size(width: 393, height: 852))
    }

    @Test("what is wrong in a file is named with file and key", arguments: [
        (#"{"name": "Wall", "like": "iPhone 15", "scal": 2}"#, "scal: no such key"),
        (#"{"name": "Wall", "like": "iPhone 15", "scale": 9}"#, "scale: 9 is not between 1 and 4"),
        (#"{"name": "Wall", "like": "iPhone 15", "front": "camera"}"#, "front: \"camera\" is none of island, notch, homeButton, plain"),
        (#"{"name": "Wall", "like": "Wall"}"#, "like: no device is named \"Wall\""),
        (#"{"name": "Wall", "idiom": "phone"}"#, "screen: missing"),
        (#"{"name": "iPhone 15", "like": "iPhone 15"}"#, "name: a device is named \"iPhone 15\" already"),
        (#"{"name": "Wall", "like": "iPhone 15", "systems": {"26": {"basis": "seen", "families": {"systemSmal": [1, 1]}}}}"#, "systems.26.families.systemSmal: no such family"),
        (#"{"name": "Wall", "like": "iPhone 15", "systems": {}}"#, "systems: names no OS version"),
        (#"{"name": "Wall", "like": "iPhone 15""#, "line 1, column 36"),
    ])
    func wrong(text: String, message: String) {
        #expect { try load(text) } throws: { "\($0)".contains("mine.json") && "\($0)".contains(message) }
    }
}

@Suite struct WidgetFamilyNameTests {
    @Test("families are read in Apple's spelling and in the short one", arguments: [
        ("systemSmall", WidgetFamilyName.systemSmall), ("small", .systemSmall), ("extra-large", .systemExtraLarge), ("rectangular", .accessoryRectangular),
        ("accessory-inline", .accessoryInline), ("SYSTEMLARGE", .systemLarge),
    ])
    func spelling(text: String, family: WidgetFamilyName) { #expect(WidgetFamilyName(spelled: text) == family) }

    @Test("other words are no family", arguments: ["", "smal", "system", "watch"])
    func others(text: String) { #expect(WidgetFamilyName(spelled: text) == nil) }
}
