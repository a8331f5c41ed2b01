/// Why a project cannot be read. Every text ends with what to do next.
public enum ProjectError: Error, Hashable, Sendable {
    case noSuchPath(String)
    case noSources(path: String)
    case noWidget(path: String, targets: [String])
    case severalExtensions(path: String, names: [String])
    case noSuchTarget(name: String, path: String, names: [String])
    case notAWidget(target: String, path: String, names: [String])
    case packagesNotResolved(packages: [String], reason: String)
    case damaged(file: String, line: Int?, reason: String)
    case missingFile(file: String, namedIn: String)
    case tooLarge(file: String, reason: String)
    case unsupportedLayout(path: String, reason: String, remedy: String)
}

extension ProjectError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noSuchPath(let path):
            "\(path): no such file or folder. Name an .xcodeproj, a package folder or a folder of Swift files."
        case .noSources(let path):
            "\(path): no Swift file in it. Name the folder that holds the widget extension's sources, or its .xcodeproj."
        case .noWidget(let path, let targets) where targets.isEmpty:
            "\(path): no widget in it: no type with @main conforms to Widget or WidgetBundle. Name the widget extension's folder or project."
        case .noWidget(let path, let targets):
            "\(path): no widget extension among its targets (\(Self.list(targets))). Add one in Xcode, or name the target that is one with --target."
        case .severalExtensions(let path, let names):
            "\(path): \(names.count) widget extensions. Choose one with --target: \(Self.list(names))."
        case .noSuchTarget(let name, let path, let names) where names.isEmpty:
            "\(path): no target \"\(name)\", nor any other. Leave --target out."
        case .noSuchTarget(let name, let path, let names):
            "\(path): no target \"\(name)\". Choose one with --target: \(Self.list(names))."
        case .notAWidget(let target, let path, let names):
            "\(path): the target \"\(target)\" is no widget extension: its Info.plist has another extension point, and no source of it begins with a widget. "
                + (names.isEmpty ? "Add a widget to it." : "Choose one with --target: \(Self.list(names)).")
        case .packagesNotResolved(let packages, let reason):
            "The packages \(packages.joined(separator: ", ")) cannot be had: \(reason). Name a folder with their checkouts with --packages, or try again where there is a network or a mirror."
        case .damaged(let file, let line, let reason):
            "\(file)\(line.map { ":\($0)" } ?? ""): cannot be read: \(reason). Repair the file, or take it from version control again."
        case .missingFile(let file, let source):
            "\(file): no such file, though \(source) names it. Add the file, or remove it from the project."
        case .tooLarge(let file, let reason):
            "\(file): \(reason). Name a smaller folder, or move what does not belong to the extension out of it."
        case .unsupportedLayout(let path, let reason, let remedy):
            "\(path): \(reason). \(remedy)"
        }
    }

    /// Names for a message: quoted, cut after twenty.
    static func list(_ names: [String]) -> String {
        let shown = names.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
        return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }
}
