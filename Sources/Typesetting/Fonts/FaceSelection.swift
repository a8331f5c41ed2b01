import Drawing

/// How wide a font's letters are set.
enum WidthModel: Hashable, Sendable {
    /// SF Pro's advances at an optical size.
    case sanFrancisco(OpticalSize)
    /// Every letter the same, per em.
    case fixed(Double)
    /// The font's own advances, ligatures and kerning.
    case natural
}

/// The file and the corrections that stand in for a font that was asked for.
struct FaceSelection {
    var face: FontFace?
    var widths: WidthModel
    /// Brings the letters' average width to the wanted one.
    var horizontalScale: Double = 1
    var skew: Double = 0
    /// Whether line heights are SF's rather than the font's own.
    var hasSystemMetrics: Bool
    /// Points after each letter, as the system's font has it.
    var tracking: Double = 0

    /// Chooses the face of a font at a size.
    init(_ font: FontDescriptor, size: Double) {
        switch font.family {
        case .custom(let name):
            if let reference = FontLibrary.customFace(named: name, weight: font.weight, isItalic: font.isItalic), let face = FontLibrary.face(for: reference) {
                self.init(face: face, widths: .natural, horizontalScale: font.width, hasSystemMetrics: false)
                return
            }
            self.init(design: FaceSelection.designOfSystemFont(named: name), font, size: size)
        case .system(let design):
            self.init(design: design, font, size: size)
        }
    }

    private init(face: FontFace?, widths: WidthModel, horizontalScale: Double = 1, hasSystemMetrics: Bool = true, tracking: Double = 0) {
        self.face = face; self.widths = widths; self.horizontalScale = horizontalScale
        self.hasSystemMetrics = hasSystemMetrics; self.tracking = tracking
    }

    private init(design: FontDesign, _ font: FontDescriptor, size: Double) {
        let weight = min(max(font.weight, 100), 900)
        let step = (weight + 50) / 100 - 1
        let italic = font.isItalic ? "Italic" : ""
        switch design {
        case .default:
            let family = size < 20 ? "Inter" : "InterDisplay"
            let name = step == 3 && font.isItalic ? "Italic" : FaceSelection.weights[step] + italic
            let optical = OpticalSize(size: size)
            self.init(face: FaceSelection.first([.init(file: "\(family)-\(name).otf"), .init(file: "Inter-Regular.otf"), .init(file: "NotoSans-Regular.ttf")]),
                      widths: .sanFrancisco(optical), tracking: Tracking.standard(size: size))
        case .rounded:
            self.init(face: FaceSelection.first([.init(file: font.isItalic ? "Nunito-Italic[wght].ttf" : "Nunito[wght].ttf", variations: ["wght": Double(max(weight, 200))]),
                                                 .init(file: "Quicksand-\(["Light", "Light", "Light", "Regular", "Medium", "Bold", "Bold", "Bold", "Bold"][step]).ttf"),
                                                 .init(file: "Inter-\(FaceSelection.weights[step]).otf")]),
                      widths: .sanFrancisco(OpticalSize(display: 1)), tracking: Tracking.rounded(size: size))
            if font.isItalic, face?.reference.file.hasPrefix("Nunito") != true { skew = FaceSelection.obliqueSkew }
        case .serif:
            // The optical size in few steps, so that scaled text does not open a font for every size.
            let optical: Double = size < 12 ? 10 : size < 17 ? 14 : size < 26 ? 20 : size < 40 ? 32 : 48
            self.init(face: FaceSelection.first([.init(file: font.isItalic ? "SourceSerif4-Italic[opsz,wght].ttf" : "SourceSerif4[opsz,wght].ttf",
                                                       variations: ["opsz": optical, "wght": Double(max(weight, 200))]),
                                                 .init(file: "NotoSerif-\(weight >= 600 ? "Bold" + italic : font.isItalic ? "Italic" : "Regular").ttf"),
                                                 .init(file: "Inter-Regular.otf")]),
                      widths: .natural)
        case .monospaced:
            let name = step == 3 && font.isItalic ? "Italic" : FaceSelection.weights[min(step, 7)] + italic
            self.init(face: FaceSelection.first([.init(file: "JetBrainsMono-\(name).ttf"), .init(file: "NotoSansMono-\(weight >= 600 ? "Bold" : "Regular").ttf"), .init(file: "Inter-Regular.otf")]),
                      widths: .fixed(FaceSelection.monospacedAdvance))
            horizontalScale = FaceSelection.monospacedAdvance / 0.6
        }
        if case .sanFrancisco(let optical) = widths { horizontalScale = averageScale(weight: WeightPosition(weight: weight), optical: optical) }
        horizontalScale *= font.width
    }

    /// What brings the face's letters to SF's on average, weighed by how often letters occur in English: about 1 for Inter.
    private func averageScale(weight: WeightPosition, optical: OpticalSize) -> Double {
        guard let face else { return 1 }
        var wanted = 0.0, own = 0.0
        for (letter, share) in FaceSelection.frequencies {
            guard let advance = SFAdvances.shared.letter(letter), let glyph = face.glyph(letter) else { continue }
            wanted += share * Double(SFAdvances.advance(of: advance, weight: weight, optical: optical))
            own += share * face.advance(glyph)
        }
        return own > 0 ? min(max(wanted / own, 0.8), 1.25) : 1
    }

    private static let frequencies: [(UInt32, Double)] = zip("etaoinsrhldcumfpgwybvk0123456789AEIOST".unicodeScalars.map(\.value),
        [10, 7.5, 6.5, 6.2, 6, 5.7, 5.7, 5, 5, 3.3, 3.2, 2.7, 2.3, 2, 2, 1.9, 1.7, 1.6, 1.6, 1.2, 0.8, 0.7]
            + [Double](repeating: 0.5, count: 10) + [Double](repeating: 0.6, count: 6)).map { ($0, $1) }

    /// SF Mono: 1266 of 2048 units (assumed).
    static let monospacedAdvance = 0.6182
    /// The slant of an italic that no file has: 12 degrees.
    static let obliqueSkew = 0.2126

    private static let weights = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]

    private static func first(_ candidates: [FontReference]) -> FontFace? {
        for candidate in candidates { if let face = FontLibrary.face(for: candidate) { return face } }
        return nil
    }

    /// The design that comes nearest to a font that iOS brings along.
    private static func designOfSystemFont(named name: String) -> FontDesign {
        let lower = name.lowercased()
        if ["menlo", "courier", "mono", "andale"].contains(where: lower.contains) { return .monospaced }
        if ["rounded"].contains(where: lower.contains) { return .rounded }
        if ["georgia", "times", "palatino", "baskerville", "didot", "newyork", "new york", "hoefler", "bodoni", "cochin", "charter", "serif"].contains(where: lower.contains),
           !lower.contains("sans") { return .serif }
        return .default
    }
}
