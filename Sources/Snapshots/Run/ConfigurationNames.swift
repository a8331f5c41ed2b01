import Drawing
import ExtensionMessages
import Findings

/// Refuses values for parameters that no widget has.
public enum ConfigurationNames {
    /// A finding for each name that is none.
    public static func findings(_ configuration: [String: String], _ listing: ExtensionListing) -> [Finding] {
        let known = Set(listing.widgets.flatMap { $0.parameters.map(\.name) })
        return configuration.keys.sorted().filter { !known.contains($0) }.map { name in
            FindingCode.configurationParameterUnknown.finding(
                "No widget has a parameter \"\(name)\"" + (known.isEmpty ? ", nor any other." : "; there \(known.count == 1 ? "is" : "are") \(known.sorted().joined(separator: ", "))."))
        }
    }
}
