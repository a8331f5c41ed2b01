/// What one source file gives to the others of its module and takes from them, as the compiler found it.
///
/// A file has to be compiled again when something it takes has changed; that is known from the fingerprints of what is given.
struct FileDependencies: Equatable, Codable, Sendable {
    /// Fingerprints by what is given: "kind context name".
    var given: [String: String] = [:]
    var taken: Set<String> = []

    init(given: [String: String] = [:], taken: Set<String> = []) {
        self.given = given
        self.taken = taken
    }

    /// Reads a `.swiftdeps` file.
    ///
    /// - Throws: `BitstreamReader.Damaged` where the format is not the one this toolchain writes.
    init(swiftdeps bytes: [UInt8]) throws {
        guard bytes.starts(with: Array("DEPS".utf8)) else { throw BitstreamReader.Damaged() }
        struct Node { var kind, aspect, context, name: Int; var isGiven: Bool; var fingerprint: String? }
        var nodes: [Node] = []
        var identifiers = [""]
        var reader = BitstreamReader(bytes, skipping: 4)
        try reader.records { record in
            let text = record.blob.map { String(decoding: bytes[$0], as: UTF8.self) }
            switch record.code {
            case 2 where record.operands.count >= 5:
                let numbers = record.operands.map { Int($0) }
                nodes.append(Node(kind: numbers[0], aspect: numbers[1], context: numbers[2], name: numbers[3], isGiven: numbers[4] != 0))
            case 3: if !nodes.isEmpty { nodes[nodes.count - 1].fingerprint = text }
            case 5: identifiers.append(text ?? "")
            default: break
            }
        }
        // The first two nodes are the file itself.
        guard nodes.count >= 2, nodes[0].isGiven, let whole = nodes[0].fingerprint else { throw BitstreamReader.Damaged() }
        for node in nodes.dropFirst(2) {
            guard node.context < identifiers.count, node.name < identifiers.count else { throw BitstreamReader.Damaged() }
            let key = "\(node.kind) \(identifiers[node.context]) \(identifiers[node.name])"
            if !node.isGiven {
                taken.insert(key)
            } else if node.aspect == 0 {
                // What has no fingerprint of its own changes with the file's interface.
                given[key] = node.fingerprint ?? whole
            }
        }
    }

    /// What is given differently, newly or no more.
    static func changes(from old: FileDependencies?, to new: FileDependencies) -> Set<String> {
        guard let old else { return Set(new.given.keys) }
        var changed = Set(old.given.keys).symmetricDifference(new.given.keys)
        for (key, fingerprint) in new.given where old.given[key] != fingerprint { changed.insert(key) }
        return changed
    }
}
