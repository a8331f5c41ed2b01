extension FindingCode {
    public static let suppressionWithoutReason = FindingCode("suppression-without-reason", .warning, .doc,
        title: "A comment silences a finding and does not say why",
        cause: "A suppression without a reason cannot be judged later. It has no effect.",
        example: "// vitrine:ignore text-truncated",
        fix: "Write the reason after the code: // vitrine:ignore text-truncated titles are meant to be cut")

    public static let suppressionUnknownCode = FindingCode("suppression-unknown-code", .warning, .doc,
        title: "A comment silences a code that does not exist",
        cause: "The code is misspelt or was never one. The comment has no effect.",
        example: "// vitrine:ignore text-truncatd titles are meant to be cut",
        fix: "Use the code as the finding shows it; vitrine explain lists them all.")
}

extension FindingCodes {
    static let suppressionCodes: [FindingCode] = [.suppressionWithoutReason, .suppressionUnknownCode]
}
