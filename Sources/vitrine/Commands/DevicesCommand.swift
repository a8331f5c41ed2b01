import DeviceProfiles
import JSONValues
import OptionParsing

/// `vitrine devices`: the devices and OS versions that can be simulated.
struct DevicesCommand: Command {
    static let specification = CommandSpecification(
        name: "devices", summary: "The devices and OS versions that can be simulated.",
        discussion: "Devices of your own: a file each in $XDG_CONFIG_HOME/vitrine/devices, or in devices/ of the folder that --state names.",
        options: [
            OptionSpecification("os", placeholder: "VERSION", help: "The OS version whose sizes are shown, default 26."),
            OptionSpecification("state", placeholder: "DIR", help: "A folder that may hold devices of your own.", isPath: true),
            ExtensionOptions.json,
        ])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let profiles = try ProfileLibrary.load(userFolders: ProfileFolders.ofUser(state: options.value("state")))
        let system = try MatrixOptions.request(ParsedOptions(values: options.values.filter { $0.key == "os" }), profiles: profiles).systems[0]
        if options.isOn("json") {
            let document: JSONValue = ["devices": .array(profiles.devices.map { json(SimulatedDevice(device: $0, system: system)) }),
                                       "systems": JSONValue(profiles.systems.map(\.name))]
            Console.print(document.fileBytes())
            return .fine
        }
        let width = profiles.devices.map(\.name.count).max() ?? 0
        Console.print("OS \(profiles.systems.map(\.name).joined(separator: ", ")); default \(ProfileLibrary.defaultSystem). Sizes in points on OS \(system.version):\n")
        for device in profiles.devices {
            let simulated = SimulatedDevice(device: device, system: system)
            let sizes = simulated.families.compactMap { family in
                simulated.geometry(of: family).map { "\(family.shortName) \(Self.number($0.size.width))x\(Self.number($0.size.height))" }
            }
            let basis = device.layout(system: system.majorVersion).basis
            let name = device.name + String(repeating: " ", count: width - device.name.count)
            Console.print("\(name)  \(Self.number(device.screen.width))x\(Self.number(device.screen.height)) @\(Self.number(device.scale))x  \(sizes.joined(separator: ", "))\(basis == .assumed ? "  (assumed)" : "")")
        }
        return .fine
    }

    private func json(_ simulated: SimulatedDevice) -> JSONValue {
        let device = simulated.device
        let families = simulated.families.compactMap { family -> JSONValue.Member? in
            guard let geometry = simulated.geometry(of: family) else { return nil }
            return .init(family.rawValue, [
                "size": .array([geometry.size.width, geometry.size.height].map { JSONValue(($0 * 100).rounded() / 100) }), "margins": JSONValue(geometry.margins),
                "cornerRadius": JSONValue(geometry.cornerRadius), "basis": .string(geometry.basis.rawValue),
            ])
        }
        return ["name": .string(device.name), "aliases": JSONValue(device.aliases), "idiom": .string(device.idiom.rawValue),
                "screen": [JSONValue(device.screen.width), JSONValue(device.screen.height)], "scale": JSONValue(device.scale), "os": .string(simulated.system.version),
                "families": .object(families)]
    }

    private static func number(_ value: Double) -> String { JSONValue((value * 100).rounded() / 100).text() }
}
