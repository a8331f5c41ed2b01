import Foundation
import Intents

/// Values of SiriKit parameters as the host keeps them: JSON, an object with its identifier, its words and its own properties, as a
/// phone stores it whole.
package enum SiriValueCoding {
    // MARK: From JSON

    /// A value of the property's type; nil where it cannot be one.
    ///
    /// - Parameter text: what was written, where it need not be JSON.
    package static func value(_ json: Any, of parameter: _IntentParameter, in intent: any _GeneratedIntent, text: String? = nil) -> Any? {
        let plain = text.map { $0.hasPrefix("\"") ? (json as? String) ?? $0 : $0 } ?? "\(json)"
        switch parameter.type {
        case "Enum":
            guard let found = parameter.cases.first(where: { $0.name == plain || String($0.value) == plain }),
                  let current = intent._value(of: parameter.name) as? any RawRepresentable else { return nil }
            return member(of: current, found.value)
        case "Boolean":
            return ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false][plain.lowercased()].map { NSNumber(value: $0) }
        case "Integer", "Long": return Int(plain).map { NSNumber(value: $0) }
        case "Decimal", "Double", "TimeInterval", "Duration": return Double(plain).map { NSNumber(value: $0) }
        case "String": return plain
        case "URL": return URL(string: plain)
        case "Date", "Time", "DateTime", "DateComponents": return dateComponents(json, plain)
        default: return object(json, plain, parameter)
        }
    }

    /// An object by its identifier, or by identifier, words and properties.
    private static func object(_ json: Any, _ plain: String, _ parameter: _IntentParameter) -> Any? {
        let stored = json as? [String: Any]
        let identifier = stored?["identifier"] as? String ?? (stored == nil ? plain : nil)
        let made = parameter.makeObject?(identifier, stored?["display"] as? String ?? stored?["displayString"] as? String ?? identifier ?? "")
        if let object = made as? INObject {
            object.subtitleString = stored?["subtitle"] as? String
            for (name, value) in stored?["values"] as? [String: Any] ?? [:] { object.values[name] = value }
        }
        return made
    }

    /// Fields by name, or "2026-01-05", "2026-01-05T09:41".
    private static func dateComponents(_ json: Any, _ plain: String) -> DateComponents? {
        var components = DateComponents()
        if let fields = json as? [String: Any] {
            for (name, component) in dateFields { if let value = fields[name] as? Int { components.setValue(value, for: component) } }
            return components
        }
        let halves = plain.split(whereSeparator: { $0 == "T" || $0 == " " }), day = halves.first?.split(separator: "-").map { Int($0) } ?? []
        guard halves.count <= 2, day.count == 3, !day.contains(nil) else { return nil }
        (components.year, components.month, components.day) = (day[0], day[1], day[2])
        guard halves.count == 2 else { return components }
        let time = halves[1].split(separator: ":").map { Int($0) }
        guard time.count >= 2, !time.contains(nil) else { return nil }
        (components.hour, components.minute) = (time[0], time[1])
        return components
    }

    private static let dateFields: [(String, Calendar.Component)] = [("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute), ("second", .second)]

    private static func member<Value: RawRepresentable>(of value: Value, _ raw: Int) -> Any? { (raw as? Value.RawValue).flatMap { Value(rawValue: $0) } }

    // MARK: To JSON

    /// What stands for a value in JSON; nil where there is nothing.
    package static func json(_ value: Any, of parameter: _IntentParameter) -> Any? {
        switch value {
        case let list as [Any]: return list.compactMap { json($0, of: parameter) }
        case let object as INObject: return json(object)
        case let person as INPerson: return ["identifier": person.customIdentifier ?? person.contactIdentifier ?? person.displayName, "display": person.displayName]
        case let text as String: return text
        case let text as NSString: return String(describing: text)
        case let url as URL: return url.absoluteString
        case let date as DateComponents:
            return Dictionary(dateFields.compactMap { name, component in date.value(for: component).map { (name, $0) } }, uniquingKeysWith: { first, _ in first })
        case let number as NSNumber:
            if parameter.type == "Enum" { return name(ofCase: number.intValue, parameter) }
            return parameter.type == "Boolean" ? number.boolValue : number
        case let member as any RawRepresentable:
            return (member.rawValue as? Int).flatMap { name(ofCase: $0, parameter) }
        default: return nil
        }
    }

    private static func name(ofCase value: Int, _ parameter: _IntentParameter) -> String? { parameter.cases.first { $0.value == value }?.name }

    private static func json(_ object: INObject) -> [String: Any] {
        var stored: [String: Any] = ["display": object.displayString]
        stored["identifier"] = object.identifier
        stored["subtitle"] = object.subtitleString
        let own = object.values.compactMapValues { value -> Any? in
            switch value {
            case let text as String: text
            case let number as NSNumber: number
            case let list as [String]: list
            default: nil
            }
        }
        if !own.isEmpty { stored["values"] = own }
        return stored
    }

    /// The JSON of a value as text, keys in order.
    package static func text(_ value: Any, of parameter: _IntentParameter) -> String? {
        guard let json = json(value, of: parameter),
              let data = try? JSONSerialization.data(withJSONObject: json, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    /// How a value is shown in a list.
    package static func words(of value: Any, of parameter: _IntentParameter) -> (title: String, subtitle: String?) {
        switch value {
        case let object as INObject: return (object.displayString, object.subtitleString)
        case let person as INPerson: return (person.displayName, nil)
        default:
            let json = json(value, of: parameter)
            if parameter.type == "Enum", let name = json as? String {
                return (parameter.cases.first { $0.name == name }?.title.map(SiriIntentSheet.text) ?? name, nil)
            }
            return (json.map { "\($0)" } ?? "\(value)", nil)
        }
    }
}
