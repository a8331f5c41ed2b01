import SwiftUI

/// A coast at dusk in the episode's colour: a sky, a low sun, and three swells in front of each other.
struct Artwork: View {
    var hue: Double

    var body: some View {
        GeometryReader { picture in
            let size = picture.size
            ZStack {
                LinearGradient(colors: [color(0.72, 0.34), color(0.62, 0.62), color(0.30, 0.97)], startPoint: .top, endPoint: .bottom)
                Circle()
                    .fill(color(0.14, 1))
                    .frame(width: size.height * 0.34)
                    .position(x: size.width * 0.66, y: size.height * 0.50)
                ForEach(0..<3, id: \.self) { index in
                    Swell(phase: Double(index) * 2.1, height: 0.042 + 0.008 * Double(index))
                        .fill(color(0.66 + 0.08 * Double(index), 0.56 - 0.15 * Double(index)))
                        .padding(.top, size.height * (0.56 + 0.12 * Double(index)))
                }
            }
        }
    }

    private func color(_ saturation: Double, _ brightness: Double) -> Color {
        Color(hue: hue, saturation: saturation, brightness: brightness)
    }
}

/// Water up to a wavy line.
struct Swell: Shape {
    var phase: Double
    /// Of the waves, as a share of the width.
    var height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        for step in 0...32 {
            let share = Double(step) / 32
            let wave = sin(share * 2.6 * .pi + phase) * rect.width * height
            path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY + rect.width * height + wave))
        }
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}
