import Foundation

// Literals that Xcode shows as a picture or a colour: `#imageLiteral(resourceName: "sample")`.

public typealias _ImageLiteralType = _ImageLiteral
public typealias _ColorLiteralType = _ColorLiteral

/// An image that the source names in a literal. Not for use by apps.
public final class _ImageLiteral: UIImage, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// Stops the program where the extension has no image of the name, as on a phone.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else { fatalError("No image is called \"\(name)\" in the extension's bundle. Add it to the asset catalog of the target.") }
        self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation)
        assetName = name
    }
}

/// A colour that the source gives in a literal. Not for use by apps.
public final class _ColorLiteral: UIColor, _ExpressibleByColorLiteral, @unchecked Sendable {}
