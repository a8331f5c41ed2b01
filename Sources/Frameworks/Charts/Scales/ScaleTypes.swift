// Status of this file: exact.

/// How a scale turns values into places.
public struct ScaleType: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable { case linear, log, symmetricLog(Double), squareRoot, power(Double), date, category }
    let kind: Kind
    public static let linear = ScaleType(kind: .linear)
    public static let log = ScaleType(kind: .log)
    public static let symmetricLog = ScaleType(kind: .symmetricLog(1))
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
    public static let squareRoot = ScaleType(kind: .squareRoot)
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
    public static let date = ScaleType(kind: .date)
    public static let category = ScaleType(kind: .category)
    public var description: String { "\(kind)" }
}

/// The values that a scale covers. Ranges, arrays of values and `automatic` are.
public protocol ScaleDomain {
    /// Not for use by apps.
    var _domain: _ScaleDomainChoice { get }
}

/// The values of a scale. Not for use by apps.
public struct _ScaleDomainChoice {
    enum Choice {
        case automatic(AutomaticScaleDomain)
        case interval(_PlottedValue, _PlottedValue)
        case values([_PlottedValue])
    }
    let choice: Choice
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainChoice { _ScaleDomainChoice(choice: .interval(lowerBound.plotted, upperBound.plotted)) }
}
extension Range: ScaleDomain where Bound: Plottable {
    public var _domain: _ScaleDomainChoice { _ScaleDomainChoice(choice: .interval(lowerBound.plotted, upperBound.plotted)) }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _domain: _ScaleDomainChoice { _ScaleDomainChoice(choice: .values(map(\.plotted))) }
}

/// A domain that follows the data. Status: exact.
public struct AutomaticScaleDomain: ScaleDomain {
    /// Nil: zero belongs to the scale of numbers that are not in bins.
    var includesZero: Bool?
    var isReversed = false
    var modify: (([_PlottedValue]) -> [_PlottedValue])?
    public var _domain: _ScaleDomainChoice { _ScaleDomainChoice(choice: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
    }
    public static func automatic<V: Plottable>(includesZero: Bool? = nil, reversed: Bool? = nil, dataType: V.Type, modifyInferredDomain: @escaping (inout [V]) -> Void) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false) { values in
            var typed = values.compactMap { V(plotted: $0) }
            modifyInferredDomain(&typed)
            return typed.map(\.plotted)
        }
    }
}

/// The part of the plot that a scale spans.
public protocol PositionScaleRange {
    /// Not for use by apps.
    var _range: _PositionRange { get }
}

/// Not for use by apps.
public struct _PositionRange: Sendable {
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// Places in points instead of the whole length.
    var fixed: ClosedRange<CGFloat>?
}

/// The whole length of the plot, less paddings in points. Status: exact.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    public let _range: _PositionRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_range: _PositionRange()) }
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { PlotDimensionScaleRange(_range: _PositionRange(startPadding: padding, endPadding: padding)) }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_range: _PositionRange(startPadding: startPadding, endPadding: endPadding))
    }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _range: _PositionRange { _PositionRange(fixed: self) }
}

/// What a chart says of the scale of an axis.
struct ScaleSettings {
    var domain: _ScaleDomainChoice.Choice?
    var range = _PositionRange()
    var type: ScaleType?
}
