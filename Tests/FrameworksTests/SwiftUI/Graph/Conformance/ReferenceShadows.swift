@testable import SwiftUI

/// A picture with a shadow: how far a radius reaches. Measured against a Gaussian, a radius of 14 points has a deviation of 13.5 (0.5 either way): the
/// radius is the deviation.
extension ReferencePictures {
    static let shadows: [ReferencePicture] = [
        ReferencePicture("home-assistant/iOS", "newComplicationBuilder.light", 390, 844, os: 26, [
            .pixel(585, 1454, 0xC9C9CD), .pixel(585, 1466, 0xD0D0D4), .pixel(585, 1474, 0xD5D5D9), .pixel(585, 1486, 0xDBDBDF), .pixel(585, 1498, 0xE2E2E6), .pixel(585, 1510, 0xE7E7EC), .pixel(585, 1522, 0xEBEBF0), .pixel(585, 1538, 0xEEEEF3), .pixel(198, 990, 0xE0E0E5), .pixel(180, 990, 0xE8E8EC), .pixel(162, 990, 0xECECF1), .pixel(144, 990, 0xF0F0F5), .pixel(585, 544, 0xE4E4E9), .pixel(585, 520, 0xECECF1), .pixel(585, 496, 0xF0F0F5), .pixel(585, 1600, 0xF2F2F7), .pixel(60, 990, 0xF2F2F7), .pixel(585, 556, 0x3E3E3D), .pixel(585, 1442, 0x222223), .pixel(224, 990, 0x393939),
        ]) {
            RoundedRectangle(cornerRadius: 72, style: .continuous)
                .fill(LinearGradient(colors: [Color(white: 0.28), Color(white: 0.1)], startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(width: 244, height: 300)
                .shadow(color: .black.opacity(0.25), radius: 14, y: 8)
                .position(x: 195, y: 333)
                .frame(width: 390, height: 844)
                .background(Color(uiColor: .systemGroupedBackground))
        },
    ]
}
