import Drawing
import ExtensionMessages

/// An extension that the device does not run: the gallery offers nothing of it, and the findings say why.
final class UnofferedRendering: WidgetRendering {
    let listing: ExtensionListing

    init(_ findings: [Finding]) { listing = ExtensionListing(widgets: [], findings: findings) }

    func entries(_ request: EntriesRequest) throws -> EntriesReply { throw RenderingFailure(listing.findings) }
    func render(_ request: RenderRequest) throws -> RenderedArchive { throw RenderingFailure(listing.findings) }
    func interrupt() {}
    func close() {}
}
