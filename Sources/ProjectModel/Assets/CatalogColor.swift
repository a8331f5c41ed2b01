import Foundation

extension CatalogColor {
    /// An entry's `color`: components in text of three kinds, or a colour of the system.
    init?(_ value: PropertyValue) {
        if let reference = value["reference"]?.text { self = .system(reference); return }
        guard let components = value["components"]?.dictionary else { return nil }
        let space = value["color-space"]?.text ?? "srgb"
        let alpha = components["alpha"].flatMap { Self.component($0, isHandWritten: true) } ?? 1
        if space.contains("gray") {
            guard let white = components["white"].flatMap({ Self.component($0, isHandWritten: false) }) else { return nil }
            self = .components(red: white, green: white, blue: white, alpha: alpha, space: space)
            return
        }
        // Whole numbers are bytes, but "1" for each component is written by hand for the whole.
        let isHandWritten = ["red", "green", "blue"].allSatisfy { ["0", "1"].contains(components[$0]?.text ?? "") }
        let read = { (name: String) in components[name].flatMap { Self.component($0, isHandWritten: isHandWritten) } }
        guard let red = read("red"), let green = read("green"), let blue = read("blue") else { return nil }
        self = .components(red: red, green: green, blue: blue, alpha: alpha, space: space)
    }

    /// "0.500" and JSON numbers are fractions, "0xFF" and "255" are bytes.
    private static func component(_ value: PropertyValue, isHandWritten: Bool) -> Double? {
        let result: Double?
        switch value {
        case .integer(let number): result = Double(number)
        case .real(let number): result = number
        case .string(let text):
            let text = text.trimmingCharacters(in: .whitespaces)
            if text.lowercased().hasPrefix("0x") { result = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            else if text.contains(".") || isHandWritten { result = Double(text) }
            else { result = Double(text).map { $0 / 255 } }
        default: result = nil
        }
        return result.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The colour in (extended) sRGB, alpha last; nil for a colour of the system.
    public var sRGB: [Double]? {
        guard case .components(let red, let green, let blue, let alpha, let space) = self else { return nil }
        switch space {
        case "display-p3":
            // Both spaces share the white point and the transfer curve; the matrix is the product of their primaries'.
            let r = Self.linear(red), g = Self.linear(green), b = Self.linear(blue)
            return [Self.encoded(1.2249401763 * r - 0.2249401763 * g), Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
                    Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha]
        case "extended-linear-srgb", "linear-srgb": return [Self.encoded(red), Self.encoded(green), Self.encoded(blue), alpha]
        case "gray-gamma-22":
            let value = Self.encoded(pow(max(0, red), 2.2))
            return [value, value, value, alpha]
        default: return [red, green, blue, alpha]
        }
    }

    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        return (value < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
    }

    private static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        return (value < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
    }
}
