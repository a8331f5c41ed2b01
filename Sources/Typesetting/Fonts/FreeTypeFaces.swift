import Drawing
internal import CFreeType

/// A thread's `FT_Face`s. FreeType's handles must not be used by two threads at once.
final class FreeTypeFaces {
    private var library: FT_Library?
    private var faces: [FontReference: FT_Face?] = [:]

    func face(for reference: FontReference) -> UnsafeMutableRawPointer? {
        if let known = faces[reference] { return known.map(UnsafeMutableRawPointer.init) }
        let face = open(reference)
        faces[reference] = .some(face)
        return face.map(UnsafeMutableRawPointer.init)
    }

    private func open(_ reference: FontReference) -> FT_Face? {
        if library == nil, FT_Init_FreeType(&library) != 0 { return nil }
        guard let path = FontLibrary.path(of: reference.file) else { return nil }
        var face: FT_Face?
        guard FT_New_Face(library, path, FT_Long(reference.face), &face) == 0, let face else { return nil }
        if !reference.variations.isEmpty { setVariations(reference.variations, of: face) }
        return face
    }

    private func setVariations(_ values: [String: Double], of face: FT_Face) {
        var description: UnsafeMutablePointer<FT_MM_Var>?
        guard FT_Get_MM_Var(face, &description) == 0, let description else { return }
        defer { FT_Done_MM_Var(library, description) }
        var wanted: [FT_Fixed] = []
        for index in 0..<Int(description.pointee.num_axis) {
            let axis = description.pointee.axis[index]
            let value = values.first { FT_ULong(FontFace.tag($0.key)) == axis.tag }?.value
            wanted.append(value.map { min(max(FT_Fixed($0 * 65536), axis.minimum), axis.maximum) } ?? axis.def)
        }
        FT_Set_Var_Design_Coordinates(face, FT_UInt(wanted.count), &wanted)
    }

    deinit {
        for face in faces.values { if let face { FT_Done_Face(face) } }
        if let library { FT_Done_FreeType(library) }
    }
}
