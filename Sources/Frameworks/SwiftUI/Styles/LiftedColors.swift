// What `.red` is compiled to in a build for the live page, which can show another colour in its place without compiling.

/// - Parameter id: of the literal; see `LiftedLiterals`.
nonisolated public func _liftedColor(_ id: UInt64, _ color: Color) -> Color {
    guard let name = LiftedLiterals.color(id), let named = SystemColor(rawValue: name) else { return color }
    return Color(.system(named))
}
