import Drawing
internal import CFreeType

/// One face of a font file of the extension, with its names.
struct CustomFace: Hashable, Sendable {
    var reference: FontReference
    /// All lower case.
    var family, fullName, postScriptName: String
    var weight: Int
    var isItalic: Bool
    /// Whether a weight axis reaches every weight.
    var hasWeightAxis: Bool
}

extension FontLibrary {
    private static let custom = Locked<[CustomFace]>([])

    /// Adds a font file of the extension, whose names `Font.custom` may then use. False where it is not a font.
    ///
    /// - Parameter path: absolute; TrueType, OpenType or a collection.
    @discardableResult
    public static func registerCustomFont(path: String) -> Bool {
        guard path.hasPrefix("/"), let blob = hb_blob_create_from_file_or_fail(path) else { return false }
        defer { hb_blob_destroy(blob) }
        let count = min(hb_face_count(blob), 64)
        var added: [CustomFace] = []
        for index in 0..<count {
            let reference = FontReference(file: path, face: Int(index))
            guard let opened = FontFace(reference: reference), let face = hb_font_get_face(opened.handle) else { continue }
            let family = name(16, of: face) ?? name(1, of: face) ?? ""
            added.append(CustomFace(reference: reference, family: family, fullName: name(4, of: face) ?? family,
                                    postScriptName: name(6, of: face) ?? "", weight: Int(hb_style_get_value(opened.handle, HB_STYLE_TAG_WEIGHT)),
                                    isItalic: hb_style_get_value(opened.handle, HB_STYLE_TAG_ITALIC) > 0.5,
                                    hasWeightAxis: hb_ot_var_find_axis_info(face, FontFace.tag("wght"), nil) != 0))
        }
        guard !added.isEmpty else { return false }
        custom.with { list in
            list.removeAll { $0.reference.file == path }
            list += added
        }
        return true
    }

    /// Whether a font of the extension has this PostScript, full or family name.
    public static func hasCustomFont(named name: String) -> Bool { customFace(named: name, weight: 400, isItalic: false) != nil }

    /// The face of a name: the one so called, or another of its family where a weight or slant is asked for that it has not.
    static func customFace(named name: String, weight: Int, isItalic: Bool) -> FontReference? {
        let wanted = name.lowercased()
        return custom.with { list in
            let exact = list.first { $0.postScriptName == wanted || $0.fullName == wanted }
            if let exact, weight == 400, !isItalic { return exact.reference }
            let family = exact?.family ?? wanted
            let target = weight == 400 ? exact?.weight ?? 400 : weight
            let slanted = isItalic || exact?.isItalic == true
            let best = list.filter { $0.family == family }.min {
                ($0.isItalic == slanted ? 0 : 1, $0.hasWeightAxis ? 0 : abs($0.weight - target)) < ($1.isItalic == slanted ? 0 : 1, $1.hasWeightAxis ? 0 : abs($1.weight - target))
            } ?? exact
            guard var reference = best?.reference else { return nil }
            if best?.hasWeightAxis == true { reference.variations["wght"] = Double(target) }
            return reference
        }
    }

    private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
        var buffer = [CChar](repeating: 0, count: 256)
        var count = UInt32(buffer.count)
        hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &count, &buffer)
        let text = String(decoding: buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.isEmpty ? nil : text.lowercased()
    }
}
