import Drawing
import ExtensionMessages
import ExtensionResources
import Foundation
import SwiftUI
import UIKit
import WidgetKit

/// From the environment of a message to SwiftUI's.
@MainActor enum EnvironmentMapping {
    /// An environment that names what does not exist.
    enum Failure: Error, CustomStringConvertible {
        case family(String)
        case typeSize(String)
        case size(Double, Double)
        var description: String {
            switch self {
            case .family(let name): "There is no widget family \"\(name)\". Use one as Apple spells it, such as systemSmall."
            case .typeSize(let name): "There is no text size \"\(name)\". Use one as Apple spells it, such as large or accessibility1."
            case .size(let width, let height): "A widget cannot be \(width) x \(height) points. Use the size of a device profile."
            }
        }
    }

    static func values(of environment: RenderEnvironment) throws -> EnvironmentValues {
        guard let family = WidgetFamily(name: environment.family) ?? ActivityPresentation(family: environment.family).map({ _ in .systemMedium }) ?? ControlForm(family: environment.family).map({ _ in .systemSmall }) else { throw Failure.family(environment.family) }
        guard let typeSize = DynamicTypeSize(name: environment.typeSize) else { throw Failure.typeSize(environment.typeSize) }
        var values = EnvironmentValues()
        values.widgetFamily = family
        values.dynamicTypeSize = typeSize
        // The Lock Screen is dark in both appearances: text is white before it becomes vibrant (layout-rules 13.7, composed 5.8).
        values.colorScheme = environment.appearance == "dark" || environment.renderingMode == "vibrant" ? .dark : .light
        values._colorSchemeContrast = environment.increasesContrast ? .increased : .standard
        values.setSystem(reducesMotion: environment.reducesMotion)
        UIAccessibility.setSystem(reducesMotion: environment.reducesMotion)
        values.displayScale = environment.displayScale
        values.layoutDirection = environment.isRightToLeft ? .rightToLeft : .leftToRight
        values.locale = Locale(identifier: environment.locale)
        values.calendar = .current
        values.timeZone = TimeZone(identifier: environment.timeZone) ?? .current
        values.calendar.timeZone = values.timeZone
        values.systemMajorVersion = majorVersion(environment.systemVersion)
        values.isLuminanceReduced = environment.isLuminanceReduced
        values.widgetRenderingMode = switch environment.renderingMode {
        case "accented": .accented
        case "vibrant": .vibrant
        default: .fullColor
        }
        values.showsWidgetContainerBackground = environment.showsContainerBackground
        values.widgetContentMargins = margins(of: environment)
        values.redactionReasons = environment.redactions.reduce(into: RedactionReasons()) { reasons, name in
            switch name {
            case "placeholder": reasons.insert(.placeholder)
            case "privacy": reasons.insert(.privacy)
            case "invalidated": reasons.insert(.invalidated)
            default: break
            }
        }
        values.pressedControl = environment.interaction?.pressed
        values.flippedControl = environment.interaction?.flipped
        values.moment = Date().timeIntervalSince1970
        values.accentColor = ExtensionResources.current?.accentColorName.map { Color($0) }
        return values
    }

    /// Puts the environment into force for UIKit's part of user code too, which asks for the current traits.
    static func enter(_ environment: RenderEnvironment) throws -> EnvironmentValues {
        let values = try values(of: environment)
        SimulatedDevice.current.scale = values.displayScale
        if let device = environment.device {
            // A device of which nobody changed the name is called by its model.
            SimulatedDevice.current.name = device.model
            SimulatedDevice.current.model = device.model
            SimulatedDevice.current.screenSize = CGSize(width: device.screenWidth, height: device.screenHeight)
        }
        UITraitCollection.current = UITraitCollection(traitsFrom: [
            .current, UITraitCollection(values), UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(typeSize: environment.typeSize)),
            UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom)])
        return values
    }

    static func renderer(for environment: RenderEnvironment) throws -> WidgetRenderer {
        // A bitmap of more than this would not fit any device; the numbers come from a message.
        guard environment.width > 0, environment.height > 0, environment.width <= 4096, environment.height <= 4096 else {
            throw Failure.size(environment.width, environment.height)
        }
        return WidgetRenderer(environment: try enter(environment), size: CGSize(width: environment.width, height: environment.height),
                              cornerRadius: environment.cornerRadius, margins: margins(of: environment))
    }

    static func majorVersion(_ version: String) -> Int { version.split(separator: ".").first.flatMap { Int($0) } ?? 26 }

    private static func margins(of environment: RenderEnvironment) -> EdgeInsets {
        guard environment.margins.count == 4 else { return EdgeInsets() }
        return EdgeInsets(top: environment.margins[0], leading: environment.margins[1], bottom: environment.margins[2], trailing: environment.margins[3])
    }
}
