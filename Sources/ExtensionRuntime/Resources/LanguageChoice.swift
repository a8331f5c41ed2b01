import Foundation

/// Chooses the language that a bundle speaks to its reader.
struct LanguageChoice {
    /// As the bundle names them: "en", "pt-BR", "zh-Hans".
    var available: Set<String>
    var development: String

    /// The languages to look in, best first: the one that fits the reader, its kin without a region, then the development language.
    ///
    /// - Parameter preferred: the reader's languages, most wanted first.
    func order(preferred: [String]) -> [String] {
        var result: [String] = []
        for wanted in preferred {
            let best = matches(for: Tag(wanted))
            guard !best.isEmpty else { continue }
            result = best
            break
        }
        if !result.contains(development) { result.append(development) }
        return result
    }

    private func matches(for wanted: Tag) -> [String] {
        let kin = available.sorted().map { ($0, Tag($0)) }.filter { $0.1.language == wanted.language && $0.1.script == wanted.script }
        let ranked = kin.map { (name: $0.0, rank: $0.1.region == wanted.region ? 0 : $0.1.region == nil ? 1 : 2) }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
        // Another region's language is read where there is no nearer one; it does not help out for single texts.
        guard let first = ranked.first else { return [] }
        return [first.name] + ranked.dropFirst().filter { $0.rank == 1 }.map(\.name)
    }

    /// A language's name in its parts. Chinese is told apart by its script, which the region says where it is not written.
    struct Tag: Hashable {
        var language: String
        var script: String?
        var region: String?

        init(_ name: String) {
            let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
            language = Self.aliases[parts.first?.lowercased() ?? ""] ?? parts.first?.lowercased() ?? ""
            for part in parts.dropFirst() {
                if part.count == 4, part.first?.isLetter == true { script = part.capitalized }
                else if part.count == 2 || part.count == 3 { region = part.uppercased() }
                else { break }
            }
            guard language == "zh" else {
                // A script that goes without saying is left out: "en-Latn-US".
                if script == "Latn" && language != "sr" && language != "uz" && language != "az" { script = nil }
                return
            }
            if script == nil { script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : "Hans" }
        }

        /// Names that mean one language.
        private static let aliases = ["nb": "no", "nn": "nn", "iw": "he", "in": "id", "tl": "fil", "ji": "yi"]
    }
}
