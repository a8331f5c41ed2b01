import Foundation

/// Where modules that are not Apple's can come from: stand-ins, framework targets, packages of the repository, other packages.
///
/// Made once a project; packages are read when the first import asks for them.
struct ModuleIndex {
    enum Provider {
        case target(ProjectTarget)
        case package(PackageManifest, PackageManifest.Target)
        case stub(folder: String)
    }
    private(set) var providers: [String: Provider] = [:]
    private(set) var notes: [String] = []
    /// What the packages that were read depend on elsewhere.
    private(set) var remotePackages: [RemotePackage] = []
    private var seenPackages: Set<String> = []
    static let maximumPackages = 400

    init(targets: [ProjectTarget] = [], localPackages: [String] = [], packages: String? = nil, stubs: String? = nil) {
        if let stubs { addStubs(in: stubs) }
        for target in targets where target.kind == .framework { add(target.moduleName, .target(target)) }
        for folder in localPackages { add(packageAt: folder) }
        let own = remotePackages
        // The folder may also be a checkout itself.
        if let packages { for folder in [packages] + Self.subfolders(of: packages) where FileReading.isFile("\(folder)/Package.swift") { add(packageAt: folder) } }
        // What checkouts need themselves was resolved with them.
        remotePackages = own
    }

    /// The first provider of a name wins: stand-ins over the project, the project over packages.
    private mutating func add(_ name: String, _ provider: Provider) { if providers[name] == nil { providers[name] = provider } }

    mutating func add(packageAt folder: String) {
        guard seenPackages.count < Self.maximumPackages, seenPackages.insert(folder).inserted, FileReading.isFile("\(folder)/Package.swift") else { return }
        let manifest: PackageManifest
        do { manifest = try PackageManifest.read(folder) } catch { notes.append(error.description); return }
        for target in manifest.targets where ["target", "executableTarget", "macro"].contains(target.kind) {
            add(SwiftNames.identifier(target.name), .package(manifest, target))
        }
        for dependency in manifest.dependencies {
            if let path = dependency.path { add(packageAt: path) }
            else if let url = dependency.url, !remotePackages.contains(where: { $0.identity == dependency.identity }) {
                let products = manifest.targets.flatMap { $0.products(of: dependency.identity) }
                remotePackages.append(RemotePackage(url: url, products: Set(products).sorted(), requirement: dependency.requirement))
            }
        }
    }

    private mutating func addStubs(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        // The folder may also be a stand-in itself, named as its module.
        if names.contains(where: { $0.hasSuffix(".swift") }) { add(SwiftNames.identifier(Paths.name(of: folder)), .stub(folder: folder)) }
        for path in Self.subfolders(of: folder) { add(SwiftNames.identifier(Paths.name(of: path)), .stub(folder: path)) }
    }

    private static func subfolders(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }.filter(FileReading.isFolder)
    }
}
