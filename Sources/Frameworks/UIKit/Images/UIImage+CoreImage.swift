// Status of this file: exact: a picture of Core Image is worked out when it becomes a `UIImage`, in its whole extent.

extension UIImage {
    /// The picture of a recipe, a pixel a point; empty where the recipe has no end.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let picture = CIContext().createCGImage(ciImage, from: ciImage.extent) ?? CGImage(pixels: [], width: 0, height: 0)
        self.init(cgImage: picture, scale: scale, orientation: orientation)
    }
    /// Nil: a picture here is always made of pixels.
    public var ciImage: CIImage? { nil }
}
extension CIImage {
    public convenience init?(image: UIImage) {
        guard let picture = image.cgImage else { return nil }
        self.init(cgImage: picture)
    }
}
extension CIColor {
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}
extension UIColor {
    public convenience init(ciColor: CIColor) { self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha) }
    public var ciColor: CIColor { CIColor(color: self) }
}
