import SwiftSyntax

extension SourceRewriter {
    /// `#available(iOS 17.2, *)` becomes `_iOS(17,2)`, a function that compares with the simulated system, so that one build
    /// serves every OS profile. The compiler would take each version of a foreign platform as reached.
    func rewrite(_ node: AvailabilityConditionSyntax) {
        var versions: [String: String] = [:]
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, let version = restriction.version else { continue }
            versions[restriction.platform.text] = version.trimmedDescription
        }
        // The narrower platform decides where both stand.
        let version = versions["iOSApplicationExtension"] ?? versions["iOS"]
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        let parts = (version ?? "0").split(separator: ".").prefix(3).map(String.init)
        let call = (isNegated ? "!" : "") + "_iOS(\(parts.joined(separator: ",")))"
        edits.append(.padded(bounds(node), with: call, in: source))
    }
}
