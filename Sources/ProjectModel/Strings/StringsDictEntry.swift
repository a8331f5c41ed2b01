/// An entry of a `.stringsdict` file.
enum StringsDictEntry {
    static func text(_ value: PropertyValue) -> LocalizedText? {
        if let text = value.text { return LocalizedText(text) }
        guard let entries = value.dictionary else { return nil }
        if let devices = entries["NSStringDeviceSpecificRuleType"]?.dictionary {
            var result = LocalizedText(.text("")), forms: [String: LocalizedText.Form] = [:]
            for (device, value) in devices {
                guard let text = text(value) else { continue }
                forms[device] = text.form
                result.substitutions.merge(text.substitutions) { first, _ in first }
            }
            guard !forms.isEmpty else { return nil }
            result.form = .device(forms)
            return result
        }
        if let widths = entries["NSStringVariableWidthRuleType"]?.dictionary {
            let forms = widths.compactMapValues { $0.text.map { LocalizedText.Form.text($0) } }
            return forms.isEmpty ? nil : LocalizedText(.width(forms))
        }
        guard let format = entries["NSStringLocalizedFormatKey"]?.text else { return nil }
        var result = LocalizedText(.text(format))
        for (name, rule) in entries {
            guard let rule = rule.dictionary, rule["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { continue }
            let forms = ["zero", "one", "two", "few", "many", "other"].reduce(into: [String: LocalizedText.Form]()) { forms, category in
                if let text = rule[category]?.text { forms[category] = .text(text) }
            }
            guard !forms.isEmpty else { continue }
            result.substitutions[name] = .init(format: rule["NSStringFormatValueTypeKey"]?.text ?? "d", form: .plural(forms))
        }
        return result
    }
}
