/// xtool's `xtool.yml`: the app's and its extensions' products, Info.plists and entitlements.
struct XtoolFile: Hashable {
    struct Bundle: Hashable {
        var product: String?
        var identifier: String?
        var infoPath: String?
        var entitlementsPath: String?
        var resources: [String]
        var isExtension: Bool
    }
    var bundles: [Bundle]

    static func find(in folder: String) -> XtoolFile? {
        guard let name = ["xtool.yml", "xtool.yaml"].first(where: { FileReading.isFile("\(folder)/\($0)") }),
              let value = try? YAMLFile.read("\(folder)/\(name)") else { return nil }
        func bundle(_ entry: PropertyValue, isExtension: Bool) -> Bundle {
            let path = { (key: String) in entry[key]?.text.map { Paths.join(folder, $0) } }
            return Bundle(product: entry["product"]?.text, identifier: entry["bundleID"]?.text, infoPath: path("infoPath"), entitlementsPath: path("entitlementsPath"),
                          resources: (entry["resources"]?.texts ?? []).map { Paths.join(folder, $0) }, isExtension: isExtension)
        }
        return XtoolFile(bundles: [bundle(value, isExtension: false)] + (value["extensions"]?.array ?? []).map { bundle($0, isExtension: true) })
    }
}
