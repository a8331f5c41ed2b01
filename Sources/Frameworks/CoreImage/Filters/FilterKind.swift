import Drawing

/// What a filter makes of its inputs.
struct FilterKind: Sendable {
    let name: String
    let make: @Sendable (CIFilter) -> CIImage?

    static let all: [String: FilterKind] = Dictionary(uniqueKeysWithValues: (blurs + colors + geometry + compositing + generators).map { ($0.name, $0) })
    static func named(_ name: String) -> FilterKind { all[name] ?? FilterKind(name: name) { $0.image() } }

    // MARK: Blurs

    private static let blurs = ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur"].map { name in
        FilterKind(name: name) { filter in filter.image()?.blurred(filter.number(kCIInputRadiusKey, 10)) }
    }

    // MARK: Colours

    /// Each pixel by itself.
    private static func pointwise(_ name: String, _ change: @escaping @Sendable (CIFilter) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> FilterKind {
        FilterKind(name: name) { filter in
            let step = change(filter)
            return filter.image().map { image in CIImage(extent: image.extent) { image.render($0).mapped(step) } }
        }
    }
    /// Rec. 709, as Core Image weighs the components.
    private static func luminance(_ p: SIMD4<Float>) -> Float { p.x * 0.2126 + p.y * 0.7152 + p.z * 0.0722 }
    private static func gray(_ value: Float, _ alpha: Float) -> SIMD4<Float> { SIMD4(value, value, value, alpha) }
    private static func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { a + (b - a) * share }

    private static let colors: [FilterKind] = [
        pointwise("CIColorInvert") { _ in { SIMD4(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) } },
        pointwise("CIColorControls") { filter in
            let saturation = Float(filter.number(kCIInputSaturationKey, 1)), brightness = Float(filter.number(kCIInputBrightnessKey, 0)), contrast = Float(filter.number(kCIInputContrastKey, 1))
            return { pixel in
                let base = mix(gray(luminance(pixel), pixel.w), pixel, saturation)
                let changed = (base + brightness - 0.5) * contrast + 0.5
                return SIMD4(changed.x, changed.y, changed.z, pixel.w)
            }
        },
        pointwise("CIColorMonochrome") { filter in
            let color = filter.color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3)), intensity = Float(filter.number(kCIInputIntensityKey, 1))
            return { pixel in
                let light = luminance(pixel)
                return mix(pixel, SIMD4(color.x * light, color.y * light, color.z * light, pixel.w), intensity)
            }
        },
        pointwise("CISepiaTone") { filter in
            let intensity = Float(filter.number(kCIInputIntensityKey, 1))
            return { p in
                mix(p, SIMD4(p.x * 0.393 + p.y * 0.769 + p.z * 0.189, p.x * 0.349 + p.y * 0.686 + p.z * 0.168, p.x * 0.272 + p.y * 0.534 + p.z * 0.131, p.w), intensity)
            }
        },
        pointwise("CIPhotoEffectMono") { _ in { gray(luminance($0), $0.w) } },
        pointwise("CIPhotoEffectTonal") { _ in { gray(luminance($0) * 0.9 + 0.05, $0.w) } },
        pointwise("CIPhotoEffectNoir") { _ in { gray((luminance($0) - 0.5) * 1.35 + 0.5, $0.w) } },
        pointwise("CIExposureAdjust") { filter in
            let factor = Float(pow(2, filter.number(kCIInputEVKey, 0.5) / 2.2))
            return { SIMD4($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
        },
        pointwise("CIFalseColor") { filter in
            let dark = filter.color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), light = filter.color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8))
            return { pixel in
                let color = mix(dark, light, luminance(pixel))
                return SIMD4(color.x, color.y, color.z, color.w * pixel.w)
            }
        },
        pointwise("CIMaskToAlpha") { _ in { SIMD4(1, 1, 1, luminance($0)) } },
        pointwise("CIColorMatrix") { filter in
            func row(_ key: String, _ standard: SIMD4<Float>) -> SIMD4<Float> {
                filter.vector(key).map { SIMD4(Float($0.x), Float($0.y), Float($0.z), Float($0.w)) } ?? standard
            }
            let r = row("inputRVector", SIMD4(1, 0, 0, 0)), g = row("inputGVector", SIMD4(0, 1, 0, 0)), b = row("inputBVector", SIMD4(0, 0, 1, 0)), a = row("inputAVector", SIMD4(0, 0, 0, 1)),
                bias = row("inputBiasVector", .zero)
            return { p in SIMD4((p * r).sum(), (p * g).sum(), (p * b).sum(), (p * a).sum()) + bias }
        },
        FilterKind(name: "CIHueAdjust") { filter in
            let angle = filter.number(kCIInputAngleKey, 0)
            return filter.image().map { image in CIImage(extent: image.extent) { PixelBlock.stacked([image.render($0)], effects: [.colorAdjustment(.hueRotation(angle))], in: $0) } }
        },
    ]

    // MARK: Geometry

    private static let geometry: [FilterKind] = [
        FilterKind(name: "CIAffineTransform") { filter in filter.image()?.transformed(by: filter.values[kCIInputTransformKey] as? CGAffineTransform ?? .identity) },
        FilterKind(name: "CICrop") { filter in
            guard let image = filter.image() else { return nil }
            return filter.vector("inputRectangle").map { image.cropped(to: $0.cgRectValue) } ?? image
        },
        FilterKind(name: "CILanczosScaleTransform") { filter in
            let scale = filter.number(kCIInputScaleKey, 1), ratio = filter.number(kCIInputAspectRatioKey, 1)
            return filter.image()?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
        },
        FilterKind(name: "CIAffineClamp") { filter in filter.image()?.clampedToExtent() },
        FilterKind(name: "CIAreaAverage") { filter in
            guard let image = filter.image() else { return nil }
            let area = filter.vector(kCIInputExtentKey)?.cgRectValue ?? image.extent
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { PixelBlock(filling: $0, with: image.render(area.integral).mean) }
        },
    ]

    // MARK: One picture over another

    private static let compositing: [FilterKind] = [
        ("CISourceOverCompositing", BlendMode.normal), ("CIMultiplyBlendMode", .multiply), ("CIScreenBlendMode", .screen), ("CIOverlayBlendMode", .overlay), ("CIDarkenBlendMode", .darken),
        ("CILightenBlendMode", .lighten), ("CISourceAtopCompositing", .sourceAtop), ("CIAdditionCompositing", .plusLighter), ("CIColorBlendMode", .color),
    ].map { name, mode in
        FilterKind(name: name) { filter in
            guard let top = filter.image() else { return nil }
            return filter.image(kCIInputBackgroundImageKey).map { CIImage.blend(top, over: $0, mode) } ?? top
        }
    }

    // MARK: Out of nothing

    private static let generators: [FilterKind] = [
        FilterKind(name: "CIConstantColorGenerator") { filter in CIImage(color: (filter.values[kCIInputColorKey] as? CIColor) ?? .red) },
        FilterKind(name: "CIQRCodeGenerator") { filter in
            guard let message = filter.values["inputMessage"] as? Data else { return nil }
            let level = QRCode.Level(rawValue: (filter.values["inputCorrectionLevel"] as? String ?? "M").uppercased()) ?? .medium
            return QRCode(Array(message), level).map { CIImage(code: $0) }
        },
    ]
}

extension CIImage {
    /// A Gaussian of a standard deviation in pixels; it reaches three times as far.
    func blurred(_ sigma: Double) -> CIImage {
        guard sigma > 0, sigma.isFinite else { return self }
        let reach = (3 * min(sigma, 500)).rounded(.up)
        return CIImage(extent: extent.isInfinite || extent.isNull ? extent : extent.insetBy(dx: -reach, dy: -reach)) { [self] rect in
            let around = rect.insetBy(dx: -reach, dy: -reach)
            return PixelBlock.stacked([render(around)], effects: [.blur(radius: min(sigma, 500), isOpaque: false)], in: around).copied(from: around, to: rect)
        }
    }
    static func blend(_ top: CIImage, over bottom: CIImage, _ mode: BlendMode) -> CIImage {
        CIImage(extent: top.extent.union(bottom.extent)) { rect in
            PixelBlock.stacked([bottom.render(rect), top.render(rect)], effects: [nil, mode == .normal ? nil : .blend(mode)], in: rect)
        }
    }
    /// A unit a module, black on white, with one unit of white around.
    convenience init(code: QRCode) {
        let side = code.size + 2
        var bytes = [UInt8](repeating: 255, count: side * side * 4)
        for y in 0..<code.size {
            for x in 0..<code.size where code.isDark(x, y) {
                let index = ((y + 1) * side + x + 1) * 4
                for channel in 0..<3 { bytes[index + channel] = 0 }
            }
        }
        self.init(cgImage: CGImage(pixels: bytes, width: side, height: side))
    }
}
