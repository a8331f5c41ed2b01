// Status of this file: exact as data: a picture shows the symbol at rest.

internal import CCallSite

/// A movement of a symbol. Status: exact as data: a picture shows the symbol at rest.
public protocol SymbolEffect: Sendable {}
public protocol DiscreteSymbolEffect: SymbolEffect {}
public protocol IndefiniteSymbolEffect: SymbolEffect {}
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect { public var up: Self { self }; public var down: Self { self }; public var byLayer: Self { self }; public var wholeSymbol: Self { self } }
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect { public var byLayer: Self { self }; public var wholeSymbol: Self { self } }
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var iterative: Self { self }; public var cumulative: Self { self }; public var reversing: Self { self }; public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }; public var dimInactiveLayers: Self { self }
}
public struct ScaleSymbolEffect: IndefiniteSymbolEffect { public var up: Self { self }; public var down: Self { self }; public var byLayer: Self { self }; public var wholeSymbol: Self { self } }
public struct AppearSymbolEffect: IndefiniteSymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct DisappearSymbolEffect: IndefiniteSymbolEffect { public var up: Self { self }; public var down: Self { self } }
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect { public var left: Self { self }; public var right: Self { self }; public var up: Self { self }; public var down: Self { self }; public var clockwise: Self { self }; public var counterClockwise: Self { self } }
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect { public var clockwise: Self { self }; public var counterClockwise: Self { self }; public var byLayer: Self { self } }
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect { public var plain: Self { self }; public var pulse: Self { self } }
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {}
/// A symbol that takes another's place. Status: approximate: drawn by the host between two entries, always as a whole (`byLayer`).
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, ReplacingSymbolEffect {
    /// "downUp", "upUp", "offUp"; empty: as the system likes.
    var way = ""
    private func going(_ way: String) -> Self { var copy = self; copy.way = way; return copy }
    public var downUp: Self { going("downUp") }
    public var upUp: Self { going("upUp") }
    public var offUp: Self { going("offUp") }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    /// Keeps what both symbols share. Status: approximate: drawn as the fallback, since symbols are replaced as wholes.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(way: fallback.way) }

    public struct MagicReplace: ContentTransitionSymbolEffect, ReplacingSymbolEffect {
        var way: String
        public var byLayer: Self { self }
        public var wholeSymbol: Self { self }
    }
}

/// An effect by which one symbol takes another's place.
protocol ReplacingSymbolEffect { var way: String { get } }

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: BounceSymbolEffect { .init() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: PulseSymbolEffect { .init() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: VariableColorSymbolEffect { .init() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: ScaleSymbolEffect { .init() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: AppearSymbolEffect { .init() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: DisappearSymbolEffect { .init() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: WiggleSymbolEffect { .init() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: RotateSymbolEffect { .init() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: BreatheSymbolEffect { .init() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: AutomaticSymbolEffect { .init() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: ReplaceSymbolEffect { .init() } }

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .init() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .init() }
    }
}

extension View {
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { unseen(.animation, "symbolEffect") }
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View { unseen(.animation, "symbolEffect") }
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { unseen(.animation, "symbolEffectsRemoved") }
}
