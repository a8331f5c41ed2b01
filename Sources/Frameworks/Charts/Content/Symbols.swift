// Status of this file: exact.

/// A shape that stands for a point.
///
/// Status: exact.
public protocol ChartSymbolShape: Shape {
    /// The rectangle, for a symbol of a square point, in which the symbol looks as large as others.
    nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
    nonisolated public var perceptualUnitRect: CGRect { CGRect(x: -0.5, y: -0.5, width: 1, height: 1) }
    /// The symbol as an outline, inside its shape.
    @_disfavoredOverload nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { OutlinedSymbol(base: self, lineWidth: lineWidth) }
}

extension Circle: ChartSymbolShape {
    /// A circle of one square point is a little wider than a square of one.
    nonisolated public var perceptualUnitRect: CGRect { unitRect(2 / Double.pi.squareRoot()) }
}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}

private func unitRect(_ side: Double) -> CGRect { CGRect(x: -side / 2, y: -side / 2, width: side, height: side) }

/// The outline of a symbol.
nonisolated struct OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let lineWidth: CGFloat
    nonisolated var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    nonisolated func path(in rect: CGRect) -> Path {
        base.path(in: rect.insetBy(dx: min(lineWidth, rect.width) / 2, dy: min(lineWidth, rect.height) / 2)).strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

/// The symbols that charts choose from.
///
/// Status: exact but for the sizes at which symbols look equal (assumed: equal areas).
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: Int, CaseIterable { case circle, square, triangle, diamond, pentagon, cross, plus, asterisk }
    let kind: Kind

    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }

    nonisolated public var perceptualUnitRect: CGRect {
        switch kind {
        case .circle: unitRect(1.128)
        case .square: unitRect(1)
        case .triangle: unitRect(1.35)
        case .diamond: unitRect(1.3)
        case .pentagon: unitRect(1.2)
        case .plus, .cross, .asterisk: unitRect(1.15)
        }
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon(3, in: rect)
        case .diamond: return polygon(4, in: rect)
        case .pentagon: return polygon(5, in: rect)
        case .plus: return spokes([0, 90], in: rect)
        case .cross: return spokes([45, 135], in: rect)
        case .asterisk: return spokes([0, 60, 120], in: rect)
        }
    }

    private func polygon(_ corners: Int, in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<corners {
                let angle = Double(index) / Double(corners) * 2 * .pi - .pi / 2
                let point = CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
                index == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.closeSubpath()
        }
    }

    private func spokes(_ degrees: [Double], in rect: CGRect) -> Path {
        Path { path in
            for degree in degrees {
                let angle = degree * .pi / 180
                path.move(to: CGPoint(x: rect.midX - cos(angle) * rect.width / 2, y: rect.midY - sin(angle) * rect.height / 2))
                path.addLine(to: CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2))
            }
        }.strokedPath(StrokeStyle(lineWidth: max(min(rect.width, rect.height) * 0.22, 1), lineCap: .round))
    }

    /// The order in which a scale gives symbols to values (assumed).
    static let palette: [BasicChartSymbolShape] = Kind.allCases.map(BasicChartSymbolShape.init)
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
    public static var square: BasicChartSymbolShape { .init(kind: .square) }
    public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
    public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

/// A symbol whose type is hidden, as an outline about the origin for a size.
struct SymbolShape: Sendable {
    let unit: CGRect
    let path: @Sendable (CGRect) -> Path

    init<S: ChartSymbolShape>(_ shape: S) {
        unit = shape.perceptualUnitRect
        path = { shape.path(in: $0) }
    }

    func outline(_ size: CGSize) -> Path {
        path(CGRect(x: unit.minX * size.width, y: unit.minY * size.height, width: unit.width * size.width, height: unit.height * size.height))
    }
}
