/// Amounts of time in words, by ICU's unit, list and relative formatters: Foundation has none with months and years here.
enum UnitWords {
    enum Width: Hashable { case short, full }
    struct Key: Hashable { var locale: String; var unit: Character; var width: Width; var sign: Bool }

    /// "11 min", "−11 minutes".
    ///
    /// - Parameter unit: a letter of `yMwdhms`.
    static func text(_ value: Int64, unit: Character, width: Width, sign: Bool, locale: String) -> String {
        let name = names[unit] ?? "second"
        let key = Key(locale: locale, unit: unit, width: width, sign: sign)
        let state = ThreadState.current
        let formatter: UnitFormatter
        if let known = state.unitFormatters[key] {
            formatter = known
        } else {
            ThreadState.makeRoom(in: &state.unitFormatters, limit: 64)
            let skeleton = "unit/\(name) unit-width-\(width == .short ? "short" : "full-name") group-off" + (sign ? " sign-except-zero" : "")
            formatter = UnitFormatter(skeleton: skeleton, locale: locale)
            state.unitFormatters[key] = formatter
        }
        let text = formatter.string(value) ?? "\(value) \(name)"
        // Where the word alone says how many (Arabic has a form for two), ICU leaves out the sign with the number.
        if sign, value != 0, !text.unicodeScalars.contains(where: { $0.properties.numericType != nil }) { return (value < 0 ? "-" : "+") + text }
        return text
    }

    /// "1 hr, 2 min".
    static func join(_ texts: [String], width: Width, locale: String) -> String {
        guard texts.count > 1 else { return texts.first ?? "" }
        var status: Int32 = 0
        guard let formatter = ulistfmt_open(locale, 2, width == .short ? 1 : 0, &status), status <= 0 else { return texts.joined(separator: ", ") }
        defer { ulistfmt_close(formatter) }
        let units = texts.map { Array($0.utf16) }
        // One block of all words: ICU takes pointers to each.
        let all = units.flatMap { $0 }
        return all.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var pointers: [UnsafePointer<UInt16>?] = [], lengths: [Int32] = [], start = 0
            for unit in units {
                pointers.append(base + start)
                lengths.append(Int32(unit.count))
                start += unit.count
            }
            return string { ulistfmt_format(formatter, pointers, lengths, Int32(lengths.count), $0, $1, &status) }
        } ?? texts.joined(separator: ", ")
    }

    /// "in 5 minutes", "yesterday"; nil where ICU has no words.
    static func reference(_ value: Int64, unit: Character, locale: String) -> String? {
        let units: [Character: Int32] = ["y": 0, "M": 2, "w": 3, "d": 4, "h": 5, "m": 6, "s": 7]
        guard let unit = units[unit] else { return nil }
        var status: Int32 = 0
        // 0: long words; 256: no capitals for where the words stand.
        guard let formatter = ureldatefmt_open(locale, nil, 0, 256, &status), status <= 0 else { return nil }
        defer { ureldatefmt_close(formatter) }
        return string { ureldatefmt_format(formatter, Double(value), unit, $0, $1, &status) }
    }

    private static let names: [Character: String] = ["y": "year", "M": "month", "w": "week", "d": "day", "h": "hour", "m": "minute", "s": "second"]

    fileprivate static func string(_ fill: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
        let text = [UInt16](unsafeUninitializedCapacity: 512) { buffer, count in
            count = min(max(0, Int(fill(buffer.baseAddress, Int32(buffer.count)))), buffer.count)
        }
        return text.isEmpty ? nil : String(decoding: text, as: UTF16.self)
    }
}

/// An open ICU number formatter, for one thread.
final class UnitFormatter {
    private let formatter, result: OpaquePointer?

    init(skeleton: String, locale: String) {
        var status: Int32 = 0
        formatter = unumf_open(Array(skeleton.utf16), Int32(skeleton.utf16.count), locale, &status)
        result = unumf_openResult(&status)
    }

    func string(_ value: Int64) -> String? {
        guard let formatter, let result else { return nil }
        var status: Int32 = 0
        unumf_formatInt(formatter, value, result, &status)
        return status <= 0 ? UnitWords.string { unumf_resultToString(result, $0, $1, &status) } : nil
    }

    deinit {
        if let formatter { unumf_close(formatter) }
        if let result { unumf_closeResult(result) }
    }
}

// ICU's functions as the toolchain's Foundation names them.
@_silgen_name("swift_unumf_openForSkeletonAndLocale")
private func unumf_open(_ skeleton: UnsafePointer<UInt16>, _ count: Int32, _ locale: UnsafePointer<CChar>, _ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_close")
private func unumf_close(_ formatter: OpaquePointer)
@_silgen_name("swift_unumf_openResult")
private func unumf_openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_closeResult")
private func unumf_closeResult(_ result: OpaquePointer)
@_silgen_name("swift_unumf_formatInt")
private func unumf_formatInt(_ formatter: OpaquePointer, _ value: Int64, _ result: OpaquePointer, _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_unumf_resultToString")
private func unumf_resultToString(_ result: OpaquePointer, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>) -> Int32
@_silgen_name("swift_ulistfmt_openForType")
private func ulistfmt_open(_ locale: UnsafePointer<CChar>, _ type: Int32, _ width: Int32, _ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_ulistfmt_close")
private func ulistfmt_close(_ formatter: OpaquePointer)
@_silgen_name("swift_ulistfmt_format")
private func ulistfmt_format(_ formatter: OpaquePointer, _ strings: UnsafePointer<UnsafePointer<UInt16>?>, _ lengths: UnsafePointer<Int32>, _ count: Int32,
                             _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>) -> Int32
@_silgen_name("swift_ureldatefmt_open")
private func ureldatefmt_open(_ locale: UnsafePointer<CChar>, _ numbers: OpaquePointer?, _ width: Int32, _ context: Int32, _ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_ureldatefmt_close")
private func ureldatefmt_close(_ formatter: OpaquePointer)
@_silgen_name("swift_ureldatefmt_format")
private func ureldatefmt_format(_ formatter: OpaquePointer, _ value: Double, _ unit: Int32, _ buffer: UnsafeMutablePointer<UInt16>?, _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>) -> Int32
