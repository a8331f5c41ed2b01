/// The values of the system's colours (colors, tables A to H), in sRGB from 0 to 255 with alpha from 0 to 1.
enum SystemColorTable {
    /// Light, dark, light with more contrast, dark with more contrast.
    struct Variants: Sendable {
        typealias Components = (red: Float, green: Float, blue: Float, alpha: Float)
        var light, dark, lightContrast, darkContrast: Components
        init(_ light: Components, _ dark: Components, _ lightContrast: Components, _ darkContrast: Components) {
            self.light = light; self.dark = dark; self.lightContrast = lightContrast; self.darkContrast = darkContrast
        }
        init(_ light: Components, _ dark: Components) { self.init(light, dark, light, dark) }
    }

    /// The tints of iOS 15 to 18 (table A).
    static let tints: [String: Variants] = [
        "systemRed": .init((255, 59, 48, 1), (255, 69, 58, 1), (215, 0, 21, 1), (255, 105, 97, 1)),
        "systemOrange": .init((255, 149, 0, 1), (255, 159, 10, 1), (201, 52, 0, 1), (255, 179, 64, 1)),
        "systemYellow": .init((255, 204, 0, 1), (255, 214, 10, 1), (178, 80, 0, 1), (255, 212, 38, 1)),
        "systemGreen": .init((52, 199, 89, 1), (48, 209, 88, 1), (36, 138, 61, 1), (48, 219, 91, 1)),
        "systemMint": .init((0, 199, 190, 1), (99, 230, 226, 1), (12, 129, 123, 1), (99, 230, 226, 1)),
        "systemTeal": .init((48, 176, 199, 1), (64, 200, 224, 1), (0, 130, 153, 1), (93, 230, 255, 1)),
        "systemCyan": .init((50, 173, 230, 1), (100, 210, 255, 1), (0, 113, 164, 1), (10, 215, 255, 1)),
        "systemBlue": .init((0, 122, 255, 1), (10, 132, 255, 1), (0, 64, 221, 1), (64, 156, 255, 1)),
        "systemIndigo": .init((88, 86, 214, 1), (94, 92, 230, 1), (54, 52, 163, 1), (125, 122, 255, 1)),
        "systemPurple": .init((175, 82, 222, 1), (191, 90, 242, 1), (137, 68, 171, 1), (218, 143, 255, 1)),
        "systemPink": .init((255, 45, 85, 1), (255, 55, 95, 1), (211, 15, 69, 1), (255, 100, 130, 1)),
        "systemBrown": .init((162, 132, 94, 1), (172, 142, 104, 1), (127, 101, 69, 1), (181, 148, 105, 1)),
    ]

    /// The tints from iOS 26 on (table B).
    static let tints26: [String: Variants] = [
        "systemRed": .init((255, 56, 60, 1), (255, 66, 69, 1), (233, 21, 45, 1), (255, 97, 101, 1)),
        "systemOrange": .init((255, 141, 40, 1), (255, 146, 48, 1), (197, 83, 0, 1), (255, 160, 86, 1)),
        "systemYellow": .init((255, 204, 0, 1), (255, 214, 0, 1), (161, 106, 0, 1), (254, 223, 67, 1)),
        "systemGreen": .init((52, 199, 89, 1), (48, 209, 88, 1), (0, 137, 50, 1), (74, 217, 104, 1)),
        "systemMint": .init((0, 200, 179, 1), (0, 218, 195, 1), (0, 133, 117, 1), (84, 223, 203, 1)),
        "systemTeal": .init((0, 195, 208, 1), (0, 210, 224, 1), (0, 129, 152, 1), (59, 221, 236, 1)),
        "systemCyan": .init((0, 192, 232, 1), (60, 211, 254, 1), (0, 126, 174, 1), (109, 217, 255, 1)),
        "systemBlue": .init((0, 136, 255, 1), (0, 145, 255, 1), (30, 110, 244, 1), (92, 184, 255, 1)),
        "systemIndigo": .init((97, 85, 245, 1), (109, 124, 255, 1), (86, 74, 222, 1), (167, 170, 255, 1)),
        "systemPurple": .init((203, 48, 224, 1), (219, 52, 242, 1), (176, 47, 194, 1), (234, 141, 255, 1)),
        "systemPink": .init((255, 45, 85, 1), (255, 55, 95, 1), (231, 18, 77, 1), (255, 138, 196, 1)),
        "systemBrown": .init((172, 127, 94, 1), (183, 138, 102, 1), (149, 109, 81, 1), (219, 166, 121, 1)),
    ]

    /// Greys, labels and fills, the same on all versions (tables C, D, F).
    static let common: [String: Variants] = [
        "systemGray": .init((142, 142, 147, 1), (142, 142, 147, 1), (108, 108, 112, 1), (174, 174, 178, 1)),
        "systemGray2": .init((174, 174, 178, 1), (99, 99, 102, 1), (142, 142, 147, 1), (124, 124, 128, 1)),
        "systemGray3": .init((199, 199, 204, 1), (72, 72, 74, 1), (174, 174, 178, 1), (84, 84, 86, 1)),
        "systemGray4": .init((209, 209, 214, 1), (58, 58, 60, 1), (188, 188, 192, 1), (68, 68, 70, 1)),
        "systemGray5": .init((229, 229, 234, 1), (44, 44, 46, 1), (216, 216, 220, 1), (54, 54, 56, 1)),
        "systemGray6": .init((242, 242, 247, 1), (28, 28, 30, 1), (235, 235, 240, 1), (36, 36, 38, 1)),
        "label": .init((0, 0, 0, 1), (255, 255, 255, 1), (0, 0, 0, 1), (255, 255, 255, 1)),
        "secondaryLabel": .init((60, 60, 67, 0.6), (235, 235, 245, 0.6), (60, 60, 67, 0.8), (235, 235, 245, 0.7)),
        "tertiaryLabel": .init((60, 60, 67, 0.3), (235, 235, 245, 0.3), (60, 60, 67, 0.7), (235, 235, 245, 0.55)),
        "quaternaryLabel": .init((60, 60, 67, 0.18), (235, 235, 245, 0.16), (60, 60, 67, 0.55), (235, 235, 245, 0.4)),
        "quinaryLabel": .init((0, 0, 0, 0.05), (255, 255, 255, 0.05), (0, 0, 0, 0.08137), (255, 255, 255, 0.08137)),
        "systemFill": .init((120, 120, 128, 0.2), (120, 120, 128, 0.36), (120, 120, 128, 0.28), (120, 120, 128, 0.44)),
        "secondarySystemFill": .init((120, 120, 128, 0.16), (120, 120, 128, 0.32), (120, 120, 128, 0.24), (120, 120, 128, 0.4)),
        "tertiarySystemFill": .init((118, 118, 128, 0.12), (118, 118, 128, 0.24), (118, 118, 128, 0.2), (118, 118, 128, 0.32)),
        "quaternarySystemFill": .init((116, 116, 128, 0.08), (118, 118, 128, 0.18), (116, 116, 128, 0.12), (118, 118, 128, 0.26)),
    ]

    /// Separators and text (table H).
    static let text: [String: Variants] = [
        "separator": .init((60, 60, 67, 0.29), (84, 84, 88, 0.6), (60, 60, 67, 0.37), (84, 84, 88, 0.68)),
        "opaqueSeparator": .init((198, 198, 200, 1), (56, 56, 58, 1)),
        "placeholderText": .init((60, 60, 67, 0.3), (235, 235, 245, 0.3)),
        "link": .init((0, 122, 255, 1), (9, 132, 255, 1)),
        "darkText": .init((0, 0, 0, 1), (0, 0, 0, 1)),
        "lightText": .init((255, 255, 255, 0.6), (255, 255, 255, 0.6)),
    ]

    /// Backgrounds (table G): light, dark base, dark elevated, and the dark ones with more contrast.
    static let backgrounds: [String: (base: Variants, elevated: Variants)] = [
        "systemBackground": (.init((255, 255, 255, 1), (0, 0, 0, 1), (255, 255, 255, 1), (0, 0, 0, 1)), .init((255, 255, 255, 1), (28, 28, 30, 1), (255, 255, 255, 1), (36, 36, 38, 1))),
        "secondarySystemBackground": (.init((242, 242, 247, 1), (28, 28, 30, 1), (235, 235, 240, 1), (36, 36, 38, 1)), .init((242, 242, 247, 1), (44, 44, 46, 1), (235, 235, 240, 1), (54, 54, 56, 1))),
        "tertiarySystemBackground": (.init((255, 255, 255, 1), (44, 44, 46, 1), (255, 255, 255, 1), (54, 54, 56, 1)), .init((255, 255, 255, 1), (58, 58, 60, 1), (255, 255, 255, 1), (68, 68, 70, 1))),
        "systemGroupedBackground": (.init((242, 242, 247, 1), (0, 0, 0, 1), (242, 242, 247, 1), (0, 0, 0, 1)), .init((242, 242, 247, 1), (28, 28, 30, 1), (242, 242, 247, 1), (36, 36, 38, 1))),
        "secondarySystemGroupedBackground": (.init((255, 255, 255, 1), (28, 28, 30, 1), (255, 255, 255, 1), (36, 36, 38, 1)), .init((255, 255, 255, 1), (44, 44, 46, 1), (255, 255, 255, 1), (54, 54, 56, 1))),
        "tertiarySystemGroupedBackground": (.init((242, 242, 247, 1), (44, 44, 46, 1), (242, 242, 247, 1), (54, 54, 56, 1)), .init((242, 242, 247, 1), (58, 58, 60, 1), (242, 242, 247, 1), (68, 68, 70, 1))),
    ]
}
