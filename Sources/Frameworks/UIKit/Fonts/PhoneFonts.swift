/// The fonts that every iPhone has beside the system's own: a name of one is no mistake, whatever stands in for it here.
enum PhoneFonts {
    /// Families as iOS lists them, in lower case and without spaces.
    private static let families = [
        "academyengraved", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo", "applesymbols", "arial", "avenir", "baskerville", "bodoni", "bradleyhand",
        "chalkboard", "chalkduster", "charter", "cochin", "copperplate", "courier", "damascus", "devanagari", "didot", "dinalternate", "dincondensed", "euphemia", "farah",
        "futura", "galvji", "geezapro", "georgia", "gillsans", "granthasangam", "gujarati", "gurmukhi", "helvetica", "hiragino", "hoeflertext", "impact", "kailasa", "kannada",
        "kefa", "khmer", "kohinoor", "lao", "malayalam", "markerfelt", "menlo", "mishafi", "muktamahee", "myanmar", "noteworthy", "notonastaliq", "notosans", "optima", "palatino",
        "papyrus", "partylet", "pingfang", "rockwell", "savoye", "sinhala", "snellroundhand", "stix", "symbol", "tamil", "thonburi", "timesnewroman", "trebuchet", "verdana",
        "zapfdingbats", "zapfino", ".sf", ".applesystem", "sfpro", "sfcompact", "sfmono", "newyork",
    ]

    /// Whether a name (a family's, or a face's such as "AvenirNext-Bold") is that of a phone's font.
    static func has(_ name: String) -> Bool {
        let plain = name.lowercased().filter { $0 != " " }
        return families.contains { plain.hasPrefix($0) }
    }
}
