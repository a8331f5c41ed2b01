// Status of this file: exact; blend modes that a display list lacks draw as `normal`.

import Drawing

/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
    public var drawing: StrokeStyle.Cap { switch self { case .butt: .butt; case .round: .round; case .square: .square } }
}

/// The corner of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
    public var drawing: StrokeStyle.Join { switch self { case .miter: .miter; case .round: .round; case .bevel: .bevel } }
}

/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

/// What of a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How smoothly an image is scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default` = 0, none = 1, low = 2, medium = 4, high = 3
    var drawing: ImageDrawing.Interpolation {
        switch self { case .default, .low: .low; case .none: .none; case .medium: .medium; case .high: .high }
    }
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion,
         hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
         destinationAtop, xor, plusDarker, plusLighter

    /// The mode of the display list; nil for the modes that it lacks (`clear`, `copy`, `sourceIn` and the like).
    public var drawing: Drawing.BlendMode? {
        switch self {
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut, .clear: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        // Those of PDF, which have the same numbers in both.
        default: Drawing.BlendMode(rawValue: UInt8(rawValue))
        }
    }
}

/// How text of a context is painted.
public enum CGTextDrawingMode: Int32, Hashable, Sendable { case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip }

/// An edge of a rectangle.
public enum CGRectEdge: UInt32, Hashable, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
