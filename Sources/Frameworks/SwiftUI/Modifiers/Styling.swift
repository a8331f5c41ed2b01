// Status of this file: exact.

extension View {
    /// The style of text, symbols and shapes inside.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified(ForegroundStyleModifier(styles: [AnyShapeStyle(style)])) }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        modified(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View {
        modified(ForegroundStyleModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { modified(ForegroundStyleModifier(styles: color.map { [AnyShapeStyle($0)] } ?? [])) }
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { modified(EnvironmentChange { $0.backgroundStyle = AnyShapeStyle(style) }) }
    /// The colour of controls and of `.tint`.
    nonisolated public func tint(_ tint: Color?) -> some View { modified(EnvironmentChange { $0.tintStyle = tint.map { AnyShapeStyle($0) } }) }
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { modified(EnvironmentChange { $0.tintStyle = tint.map { AnyShapeStyle($0) } }) }
    nonisolated public func accentColor(_ accentColor: Color?) -> some View {
        modified(EnvironmentChange {
            $0.accentColor = accentColor
            $0.tintStyle = accentColor.map { AnyShapeStyle($0) }
        })
    }
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View { modified(EnvironmentChange { $0.colorScheme = colorScheme }) }
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modified(EnvironmentChange { if let colorScheme { $0.colorScheme = colorScheme } }) }
    nonisolated public func disabled(_ disabled: Bool) -> some View { modified(EnvironmentChange { if disabled { $0.isEnabled = false } }) }
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { modified(EnvironmentChange { $0.dynamicTypeSize = size }) }
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        modified(EnvironmentChange { values in
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            if let low = allowed.first, let high = allowed.last { values.dynamicTypeSize = min(max(values.dynamicTypeSize, low), high) }
        })
    }
    /// Adds a reason for which content is hidden.
    nonisolated public func redacted(reason: RedactionReasons) -> some View { modified(EnvironmentChange { $0.redactionReasons.formUnion(reason) }) }
    nonisolated public func unredacted() -> some View { modified(EnvironmentChange { $0.redactionReasons = [] }) }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { modified(EnvironmentChange { $0.isPrivacySensitive = sensitive }) }
}

/// Sets the foreground's levels; styles that are levels themselves (`.secondary`) refer to what was set outside.
nonisolated struct ForegroundStyleModifier: EnvironmentalModifier {
    let styles: [AnyShapeStyle]
    func change(_ environment: inout EnvironmentValues) {
        let outer = environment.foregroundStyles
        environment.foregroundStyles = styles.map { style in
            (style.base is HierarchicalShapeStyle || style.base is ForegroundStyle) && !outer.isEmpty ? AnyShapeStyle(EnclosedStyle(style: style, outer: outer)) : style
        }
    }
}

/// A style that is read with the foreground of the views outside.
nonisolated struct EnclosedStyle: ShapeStyle {
    let style: AnyShapeStyle
    let outer: [AnyShapeStyle]
    func _paint(in environment: EnvironmentValues, bounds: CGRect) -> _ResolvedPaint { style._paint(in: environment.withForegroundStyles(outer), bounds: bounds) }
}
