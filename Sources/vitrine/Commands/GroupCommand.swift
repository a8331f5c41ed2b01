import Drawing
import Findings
import Foundation
import JSONValues
import OptionParsing
import ProjectModel
import Snapshots
import WidgetHost

/// `vitrine group`: seeds and inspects the app groups of the simulated device.
struct GroupCommand: Command {
    static let specification = CommandSpecification(
        name: "group", summary: "Seeds and inspects the app groups of the simulated device.",
        discussion: """
            list [GROUP]                 the groups, or the values and files of one
            get GROUP KEY                a value of the group's UserDefaults suite
            set GROUP KEY --string TEXT  sets one; also --int, --double, --bool, --data FILE
            import GROUP DIR             copies the files of a folder into the group's container
            clear GROUP                  empties suite and container
            The device is the one that preview, timeline and tap use, or the one that --state names.
            """,
        arguments: [
            ExtensionOptions.argument,
            .init("<action>", help: "list, get, set, import or clear."),
            .init("<group>", help: "The app group, such as group.example.", isRequired: false),
            .init("<key>", help: "The key, or the folder for import.", isRequired: false),
        ],
        options: [
            OptionSpecification("string", placeholder: "TEXT", help: "The value to set, as text."),
            OptionSpecification("int", placeholder: "N", help: "The value to set, as whole number."),
            OptionSpecification("double", placeholder: "N", help: "The value to set, as number."),
            OptionSpecification("bool", placeholder: "true|false", help: "The value to set.", choices: ["true", "false"]),
            OptionSpecification("data", placeholder: "FILE", help: "The value to set: the bytes of a file.", isPath: true),
            OptionSpecification("as", placeholder: "WHO", help: "Whose entitlements count: the extension's (default) or the app's.", choices: ["app", "extension"]),
            OptionSpecification("state", placeholder: "DIR", help: "The simulated device's folder; default the extension's own in the user's state folder.", isPath: true),
        ] + ExtensionOptions.project + [ExtensionOptions.json])

    let options: ParsedOptions

    func run() throws -> ExitCode {
        let path = options.arguments[0], action = options.arguments[1]
        let words = Array(options.arguments.dropFirst(2))
        let options = try OptionFiles.applied(to: options, project: path, command: Self.specification)
        let model = try ExtensionLoading.model(path: path, options: options, leavesOutMissingSources: true)
        let device = DeviceState.folder(for: model, options)
        let access = GroupAccess(model, asApp: options.value("as") == "app")
        do {
            switch (action, words.count) {
            case ("list", 0): try list(try groups(on: device, access).map { ($0, .group($0)) }, device, options)
            case ("list", 1): try list([(words[0], try access.store(of: words[0]))], device, options)
            case ("get", 2): return try get(words[1], of: words[0], in: try access.store(of: words[0]), device, options)
            case ("set", 2): try PreferenceStore(device).set(try value(options), for: words[1], in: try access.store(of: words[0]))
            case ("import", 2): try device.importFiles(of: words[1], into: try access.container(of: words[0]))
            case ("clear", 1):
                let group = words[0], store = try access.store(of: group)
                try PreferenceStore(device).clear(store)
                if store == .group(group) { try? FileManager.default.removeItem(atPath: try device.container(of: group)) }
            case ("list", _), ("get", _), ("set", _), ("import", _), ("clear", _):
                throw UsageError.mistake("vitrine group \(action) takes other arguments; see vitrine help group.")
            default: throw UsageError.unknownChoice(option: "action", value: action, known: ["list", "get", "set", "import", "clear"])
            }
        } catch let error as PreferenceStoreError { throw CommandFailure("\(error)") } catch let error as GroupFilesError { throw CommandFailure("\(error)") }
        guard action == "set", let group = words.first, let finding = access.finding(of: group) else { return .fine }
        Console.say(FindingLines.text([finding]))
        return .findings
    }

    /// Those that are granted, and those of a folder without entitlements that hold something.
    private func groups(on device: DeviceFolder, _ access: GroupAccess) throws -> [String] {
        if let granted = access.granted { return granted }
        return Set(try PreferenceStore(device).groups() + device.groupContainers()).sorted()
    }

    private func list(_ groups: [(group: String, store: PreferenceStore.Owner)], _ device: DeviceFolder, _ options: ParsedOptions) throws {
        let store = try PreferenceStore(device)
        var documents: [JSONValue] = []
        for (group, owner) in groups {
            let values = try store.values(of: owner), files = owner == .group(group) ? try device.files(of: group) : []
            documents.append(["group": .string(group), "values": .object(values.map { .init($0.key, PropertyListText.json($0.value)) }),
                              "files": .array(files.map { ["path": .string($0.path), "bytes": JSONValue($0.size)] })])
            guard !options.isOn("json") else { continue }
            Console.print(Console.plain(group))
            for (key, value) in values { Console.print(Console.plain("  \(key) = \(PropertyListText.plain(value))")) }
            for (path, size) in files { Console.print(Console.plain("  file \(path), \(size) bytes")) }
        }
        if options.isOn("json") { Console.print(JSONValue.array(documents).fileBytes()) } else if groups.isEmpty { Console.say("No group holds anything; set a value or import a folder.") }
    }

    private func get(_ key: String, of group: String, in store: PreferenceStore.Owner, _ device: DeviceFolder, _ options: ParsedOptions) throws -> ExitCode {
        guard let value = try PreferenceStore(device).value(of: key, in: store) else {
            throw CommandFailure("\(group) has no value for \(key); vitrine group list shows what it has.", code: .findings)
        }
        if options.isOn("json") { Console.print(PropertyListText.json(value).fileBytes()) } else { Console.print(Console.plain(PropertyListText.plain(value))) }
        return .fine
    }

    private func value(_ options: ParsedOptions) throws -> Any {
        let given = ["string", "int", "double", "bool", "data"].filter { options.value($0) != nil }
        guard given.count == 1, let kind = given.first, let text = options.value(kind) else {
            throw UsageError.mistake("vitrine group set needs one value; give it with --string, --int, --double, --bool or --data.")
        }
        switch kind {
        case "int": return try options.integer("int", in: Int.min...Int.max) ?? 0
        case "double": return try options.number("double", in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) ?? 0
        case "bool": return text == "true"
        case "data":
            guard let handle = FileHandle(forReadingAtPath: text), let data = try? handle.read(upToCount: 64 << 20) else {
                throw UsageError.mistake("--data \(text): the file cannot be read; name one that is there.")
            }
            return data
        default: return text
        }
    }
}

/// Where extension or app finds an app group, by their entitlements.
///
/// As on a phone, who is not granted a group writes to a suite of its own by that name, which the other never sees.
struct GroupAccess {
    /// A target that opens groups.
    private struct Side {
        var name: String
        var bundleIdentifier: String
        /// Nil: no entitlements file says, and every group is granted.
        var granted: [String]?

        func holds(_ group: String) -> Bool { granted?.contains(group) ?? true }
    }
    private let own: Side
    private let other: Side?

    init(_ model: ExtensionModel, asApp: Bool) {
        let widget = Side(name: model.name, bundleIdentifier: model.bundleIdentifier, granted: model.grantedGroups)
        let app = model.app.map { Side(name: $0.name, bundleIdentifier: $0.bundleIdentifier, granted: model.groupsOfApp) }
        // What belongs to no project has an app all the same, of which nothing is known.
        own = asApp ? app ?? Side(name: "the app", bundleIdentifier: "local.app", granted: model.grantedGroups) : widget
        other = asApp ? widget : app
    }

    /// The groups that are granted; nil where nothing says.
    var granted: [String]? { own.granted }

    /// - Throws: `CommandFailure` for a group that neither is granted: its name is wrong.
    func store(of group: String) throws -> PreferenceStore.Owner {
        if own.holds(group) { return .group(group) }
        guard let other, let known = other.granted, known.contains(group) else { throw refusal(group) }
        return .suite(group, of: own.bundleIdentifier)
    }

    /// - Throws: `CommandFailure` for a group that is not granted: it has no container.
    func container(of group: String) throws -> String {
        guard own.holds(group) else { throw refusal(group) }
        return group
    }

    /// That what was written stays on this side; nil where the other sees it.
    func finding(of group: String) -> Finding? {
        guard let other, let lacking = [own, other].first(where: { !$0.holds(group) }) else { return nil }
        let holding = lacking.name == own.name ? other : own
        return FindingCode.appGroupInOneTarget.finding(
            "The app group \(group) is granted to \(holding.name) but not to \(lacking.name): what \(own.name) wrote there never reaches \(other.name).",
            fix: "Add \(group) to the App Groups of \(lacking.name).")
    }

    private func refusal(_ group: String) -> CommandFailure {
        let granted = own.granted ?? [], known = granted.isEmpty ? "none" : granted.joined(separator: ", ")
        return CommandFailure("The entitlements of \(own.name) do not grant \(group); they grant \(known). Add the group to them, or name one of these.")
    }
}

/// Values of preferences for people and programs.
enum PropertyListText {
    static func plain(_ value: Any) -> String {
        switch value {
        case let text as String: text
        case let data as Data: data.count > 64 ? "\(data.count) bytes of data" : data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        default: json(value).text(isCompact: true)
        }
    }

    /// Dates as ISO 8601, data as base 64.
    static func json(_ value: Any) -> JSONValue {
        switch value {
        case let text as String: .string(text)
        case let date as Date: .string(ISO8601DateFormatter().string(from: date))
        case let data as Data: .string(data.base64EncodedString())
        case let list as [Any]: .array(list.map(json))
        case let members as [String: Any]: .object(members.sorted { $0.key < $1.key }.map { .init($0.key, json($0.value)) })
        case let number as NSNumber where String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B": JSONValue(number.boolValue)
        case let number as NSNumber: JSONValue(number.doubleValue)
        default: .string("\(value)")
        }
    }
}
