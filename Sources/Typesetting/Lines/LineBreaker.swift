import Drawing

/// Where lines may break: ICU's line breaker of the toolchain, which knows flags, families, hyphens and Thai.
final class LineBreaker {
    private var iterators: [String: OpaquePointer] = [:]
    private var units: [UInt16] = []

    /// Whether a line may begin at each character; the first is false.
    func breaks(in scalars: [UInt32], locale: String) -> [Bool] {
        var result = [Bool](repeating: false, count: scalars.count)
        guard !scalars.isEmpty, let iterator = iterator(for: locale) else { return bySpaces(scalars) }
        units.removeAll(keepingCapacity: true)
        var offsets: [Int32] = []
        var hasPairs = false
        for (index, c) in scalars.enumerated() {
            if c < 0x10000 {
                units.append(UInt16(c))
                if hasPairs { offsets.append(Int32(index)) }
            } else {
                if !hasPairs {
                    hasPairs = true
                    offsets = (0..<Int32(index)).map { $0 }
                }
                units.append(UInt16(0xD800 + ((c - 0x10000) >> 10)))
                units.append(UInt16(0xDC00 + ((c - 0x10000) & 0x3FF)))
                offsets.append(Int32(index))
                offsets.append(Int32(index))
            }
        }
        units.withUnsafeBufferPointer { buffer in
            var status: Int32 = 0
            ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
            guard status <= 0 else { return }
            while true {
                let position = ubrk_next(iterator)
                guard position >= 0, position < buffer.count else { break }
                result[hasPairs ? Int(offsets[Int(position)]) : Int(position)] = true
            }
        }
        if locale.hasPrefix("ko") { keepHangulWords(scalars, &result) }
        return result
    }

    /// In Korean, iOS breaks lines between words and not between syllables (`NSParagraphStyle.LineBreakStrategy`, doc; that labels do so by default, assumed).
    private func keepHangulWords(_ scalars: [UInt32], _ breaks: inout [Bool]) {
        func isSyllable(_ c: UInt32) -> Bool { c >= 0xAC00 && c <= 0xD7A3 }
        for index in breaks.indices.dropFirst() where breaks[index] && isSyllable(scalars[index - 1]) && isSyllable(scalars[index]) { breaks[index] = false }
    }

    /// Without ICU, lines break after spaces.
    private func bySpaces(_ scalars: [UInt32]) -> [Bool] {
        scalars.indices.map { $0 > 0 && Scalars.isSpace(scalars[$0 - 1]) && !Scalars.isSpace(scalars[$0]) }
    }

    private func iterator(for locale: String) -> OpaquePointer? {
        // The language decides, and few are in use at once.
        let language = String(locale.prefix { $0 != "_" && $0 != "-" }.prefix(8))
        if let known = iterators[language] { return known }
        var status: Int32 = 0
        guard let opened = ubrk_open(LineBreaker.lineKind, language, nil, 0, &status), status <= 0 else { return nil }
        if iterators.count >= 16 { closeAll() }
        iterators[language] = opened
        return opened
    }

    private func closeAll() {
        for iterator in iterators.values { ubrk_close(iterator) }
        iterators = [:]
    }

    deinit { closeAll() }

    /// `UBRK_LINE`.
    private static let lineKind: Int32 = 2
}

// ICU's functions as the toolchain's Foundation names them; their headers are in no module that a client may import.
@_silgen_name("swift_ubrk_open")
private func ubrk_open(_ kind: Int32, _ locale: UnsafePointer<CChar>?, _ text: UnsafePointer<UInt16>?, _ count: Int32, _ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_ubrk_setText")
private func ubrk_setText(_ iterator: OpaquePointer, _ text: UnsafePointer<UInt16>?, _ count: Int32, _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_ubrk_next")
private func ubrk_next(_ iterator: OpaquePointer) -> Int32
@_silgen_name("swift_ubrk_close")
private func ubrk_close(_ iterator: OpaquePointer)
