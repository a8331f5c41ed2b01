// Status of this file: exact.

import DeveloperToolsSupport
import Foundation

extension UIColor {
    /// A colour set by its generated symbol; clear where the catalog has lost it.
    public convenience init(resource: DeveloperToolsSupport.ColorResource) { self.init(storage: .catalog(resource.name, resource.bundle)) }
}

extension UIImage {
    /// An image set by its generated symbol; the empty image where the catalog has lost it.
    public convenience init(resource: DeveloperToolsSupport.ImageResource) {
        if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
            self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation)
            capInsets = image.capInsets; assetRendering = image.assetRendering; renderingMode = image.renderingMode
        } else {
            self.init()
        }
        assetName = resource.name
    }
}
