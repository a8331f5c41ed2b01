// Status of this file: exact.

import Drawing

extension AttributeScopes {
    /// The attributes that SwiftUI's texts read.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey { public typealias Value = Font; public static let name = "SwiftUI.Font" }
        public enum ForegroundColorAttribute: AttributedStringKey { public typealias Value = Color; public static let name = "SwiftUI.ForegroundColor" }
        public enum BackgroundColorAttribute: AttributedStringKey { public typealias Value = Color; public static let name = "SwiftUI.BackgroundColor" }
        public enum StrikethroughStyleAttribute: AttributedStringKey { public typealias Value = Text.LineStyle; public static let name = "SwiftUI.StrikethroughStyle" }
        public enum UnderlineStyleAttribute: AttributedStringKey { public typealias Value = Text.LineStyle; public static let name = "SwiftUI.UnderlineStyle" }
        public enum KerningAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.Kern" }
        public enum TrackingAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.Tracking" }
        public enum BaselineOffsetAttribute: AttributedStringKey { public typealias Value = CGFloat; public static let name = "SwiftUI.BaselineOffset" }
    }
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension TextStyling {
    /// What a run of an attributed string says.
    mutating func apply(_ run: AttributedString.Runs.Run, _ environment: EnvironmentValues) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        if let font = run[Keys.FontAttribute.self] { self.font = font }
        if let color = run[Keys.ForegroundColorAttribute.self] { style = AnyShapeStyle(color) }
        if let color = run[Keys.BackgroundColorAttribute.self] { background = color }
        if let kern = run[Keys.KerningAttribute.self] { kerning = kern }
        if let tracking = run[Keys.TrackingAttribute.self] { self.tracking = tracking }
        if let offset = run[Keys.BaselineOffsetAttribute.self] { baselineOffset = offset }
        if let line = run[Keys.UnderlineStyleAttribute.self] { underline = Drawing.TextDecoration(pattern: line.drawing.pattern, color: line.color?.value(in: environment)) }
        if let line = run[Keys.StrikethroughStyleAttribute.self] { strikethrough = Drawing.TextDecoration(pattern: line.drawing.pattern, color: line.color?.value(in: environment)) }
        if let link = run.link { self.link = link }
        guard let intent = run.inlinePresentationIntent else { return }
        if intent.contains(.stronglyEmphasized) { isBold = true }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { isMonospaced = true }
        if intent.contains(.strikethrough) { strikethrough = strikethrough ?? Drawing.TextDecoration() }
    }
}
