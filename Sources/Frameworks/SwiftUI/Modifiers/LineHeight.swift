// Status of this file: approximate: the room between lines changes, that above the first does not.

import Drawing
import Typesetting

extension AttributedString {
    /// How far the lines of a text are apart, from baseline to baseline.
    public struct LineHeight: Hashable, Sendable {
        enum Measure: Hashable, Sendable { case multiple(Double), exact(Double), leading(Double) }
        let measure: Measure
        /// The font's own.
        public static let normal = LineHeight(measure: .multiple(1))
        public static let variable = LineHeight(measure: .multiple(1))
        /// Wider and narrower by what the font's leading is (assumed: 15 %).
        public static let loose = LineHeight(measure: .multiple(1.15))
        public static let tight = LineHeight(measure: .multiple(0.85))
        public static func multiple(factor: CGFloat) -> LineHeight { .init(measure: .multiple(factor)) }
        public static func exact(points: CGFloat) -> LineHeight { .init(measure: .exact(points)) }
        public static func leading(increase: CGFloat) -> LineHeight { .init(measure: .leading(increase)) }

        /// What is added between two lines of a font, in points.
        func spacing(_ font: FontDescriptor) -> CGFloat {
            let own = Typesetter.shared.metrics(font).lineHeight
            return switch measure {
            case .multiple(let factor): CGFloat(own * (factor - 1))
            case .exact(let points): CGFloat(points - own)
            case .leading(let increase): CGFloat(increase)
            }
        }
    }
}

extension View {
    /// How far lines are apart.
    ///
    /// Status: approximate: the room between lines changes, that above the first does not.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { modified(EnvironmentChange { $0.lineHeight = lineHeight }) }
}

extension EnvironmentValues {
    private struct LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }
    var lineHeight: AttributedString.LineHeight? { get { self[LineHeightKey.self] } set { self[LineHeightKey.self] = newValue } }
}
