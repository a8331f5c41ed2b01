// Status of this file: exact.

/// A value that a chart can plot: a number, a date, a category, or something made of one.
///
/// Status: exact.
public protocol Plottable {
    /// The number, date or string that stands for the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    var primitivePlottable: PrimitivePlottable { get }
    init?(primitivePlottable: PrimitivePlottable)
}

/// A value that scales know by themselves: a number, a date or a string.
public protocol PrimitivePlottableProtocol {
    /// The value as scales see it. Not for use by apps.
    var _plotted: _PlottedValue { get }
    init?(_plotted: _PlottedValue)
}

/// A value on a scale. Not for use by apps.
public enum _PlottedValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date.
    case date(Double)
    case category(String)

    /// The position on a continuous scale; nil for a category and for what is no number.
    var quantity: Double? {
        switch self {
        case .number(let value), .date(let value): value.isFinite ? value : nil
        case .category: nil
        }
    }
    var isDate: Bool { if case .date = self { true } else { false } }
    var isCategory: Bool { if case .category = self { true } else { false } }
    var isNumber: Bool { if case .number = self { true } else { false } }

    /// A value of the same kind at another place.
    func moved(to value: Double) -> _PlottedValue {
        isDate ? .date(value) : .number(value)
    }
}

extension Plottable where Self: PrimitivePlottableProtocol, PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }
    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: raw)
    }
}

extension Plottable {
    var plotted: _PlottedValue { primitivePlottable._plotted }
    init?(plotted: _PlottedValue) {
        guard let primitive = PrimitivePlottable(_plotted: plotted) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    public init?(_plotted: _PlottedValue) {
        guard case .number(let value) = _plotted else { return nil }
        self.init(value)
    }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotted: _PlottedValue { .number(Double(self)) }
    /// Nil for a number that is not whole: axis values between two integers are none of theirs.
    public init?(_plotted: _PlottedValue) {
        guard case .number(let value) = _plotted, let exact = Self(exactly: value.rounded()), abs(value - value.rounded()) < 1e-9 else { return nil }
        self = exact
    }
}

extension Double: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Double }
extension Float: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Float }
extension CGFloat: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = CGFloat }
extension Int: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: Plottable, PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }

extension Decimal: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal
    public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    public init?(_plotted: _PlottedValue) {
        guard case .number(let value) = _plotted else { return nil }
        self.init(value)
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public var _plotted: _PlottedValue { .date(timeIntervalSinceReferenceDate) }
    public init?(_plotted: _PlottedValue) {
        guard case .date(let value) = _plotted else { return nil }
        self.init(timeIntervalSinceReferenceDate: value)
    }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public var _plotted: _PlottedValue { .category(self) }
    public init?(_plotted: _PlottedValue) {
        guard case .category(let value) = _plotted else { return nil }
        self = value
    }
}
