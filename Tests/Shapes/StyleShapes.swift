import SwiftUI

/// Each way in which widgets make colours, gradients and shapes, once.
struct StyleShapes: View {
    let gradient = Gradient(colors: [.red, .blue])
    let stops = Gradient(stops: [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)])
    var body: some View {
        Group {
            Color("name")
            Color(.systemBackground)
            Color(uiColor: .label)
            Color(cgColor: UIColor.red.cgColor)
            Color(red: 0.1, green: 0.2, blue: 0.3)
            Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
            Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
            Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3)
            Color(white: 0.5)
            Color(white: 0.5, opacity: 0.5)
        }
        Group {
            Color(.sRGB, white: 0.5)
            Color(hue: 0.1, saturation: 0.2, brightness: 0.3)
            Color.init(red: 0.1, green: 0.2, blue: 0.3)
            Color.accentColor.opacity(0.5)
            Color.red.mix(with: .blue, by: 0.5)
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            LinearGradient(gradient: gradient, startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottomTrailing)
            LinearGradient(stops: stops.stops, startPoint: .leading, endPoint: .trailing)
            RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 10)
        }
        Group {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
            RadialGradient(stops: stops.stops, center: .center, startRadius: 0, endRadius: 10)
            AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))
            AngularGradient(gradient: gradient, center: .center)
            AngularGradient(stops: stops.stops, center: .center, angle: Angle(degrees: 90))
            EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
            MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow], smoothsColors: true, colorSpace: .perceptual)
            Circle().fill(AnyShapeStyle(.tint))
            Rectangle().fill(.ultraThinMaterial)
            Rectangle().fill(Material.thin)
        }
        Group {
            Circle()
            Circle().fill()
            Circle().fill(.red)
            Circle().fill(Color.red)
            Circle().stroke(.red)
            Circle().stroke(.red, lineWidth: 2)
            Circle().stroke(lineWidth: 2)
            Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [2]))
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Circle().strokeBorder(.red)
        }
        Group {
            Circle().strokeBorder(.red, lineWidth: 2)
            Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10))
            Circle().inset(by: 2)
            Circle().trim(from: 0, to: 0.5).rotation(.degrees(90))
            Rectangle().fill(.background).background(Color.red.gradient)
            RoundedRectangle(cornerRadius: 8)
            RoundedRectangle(cornerRadius: 8, style: .continuous)
            RoundedRectangle(cornerSize: CGSize(width: 1, height: 1))
            Capsule()
            Capsule(style: .continuous)
        }
        Group {
            Ellipse()
            ContainerRelativeShape()
            UnevenRoundedRectangle(topLeadingRadius: 4)
            AnyShape(Circle())
            Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
            Path(ellipseIn: .zero).fill(.red)
            Path(roundedRect: .zero, cornerSize: CGSize(width: 1, height: 1)).stroke(.red)
            Path(CGPath(ellipseIn: .zero, transform: nil)).fill(.red, style: FillStyle(eoFill: true))
            Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            Arc()
        }
    }
}

private struct Arc: Shape {
    var progress = 0.5
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(progress, 0) }
        set { progress = newValue.first }
    }
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addArc(center: .zero, radius: 1, startAngle: .degrees(0), endAngle: .radians(1), clockwise: true)
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.addLines([.zero])
        path.addEllipse(in: rect)
        path.addPath(Path(rect))
        path.addPath(Path(rect), transform: CGAffineTransform(scaleX: 1, y: 1))
        path.closeSubpath()
        return path.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .bevel))
    }
}
