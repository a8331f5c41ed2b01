import Drawing

/// `image-flattened`: an opaque picture that is drawn by its alpha alone where the widget is accented.
struct ImageFlattened: DrawingRule {
    static let code = FindingCode.imageFlattened

    func findings(in drawn: DrawnWidget) -> [Finding] {
        guard drawn.renderingMode == "accented" else { return [] }
        var sources: Set<UInt64> = [], groups: [Bool] = []
        return drawn.archive.displayList.items.compactMap { item in
            switch item.command {
            case .beginGroup(let effect): groups.append(effect == .containerBackground)
            case .endGroup: _ = groups.popLast()
            default: break
            }
            // The container background is taken away.
            guard !groups.contains(true), case .image(let image) = item.command, image.templatePaint == nil, image.accentedMode == .automatic || image.accentedMode == .accented,
                  drawn.archive.displayList.images.indices.contains(image.image), sources.insert(item.source).inserted else { return nil }
            let resource = drawn.archive.displayList.images[image.image]
            guard resource.isOpaque else { return nil }
            return Self.code.finding("The picture \(resource.name.isEmpty ? "" : "\"\(resource.name)\" ")is drawn as a block of one colour, \(Int(image.rect.width)) x \(Int(image.rect.height)) pt.",
                                     widget: drawn.widget, family: drawn.family.rawValue, source: item.source)
        }
    }
}

extension ImageResource {
    /// Whether the picture has no clear pixels, as far as its bytes say without decoding: a JPEG, or rows whose alpha is full.
    fileprivate var isOpaque: Bool {
        switch content {
        case .encoded(let bytes):
            if bytes.starts(with: [0xff, 0xd8, 0xff]) { return true }
            // A PNG of a kind without alpha and without a transparency chunk.
            guard bytes.count > 33, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return false }
            let hasTransparency = bytes.prefix(4096).containsSequence([0x74, 0x52, 0x4e, 0x53])
            return (bytes[25] == 0 || bytes[25] == 2 || bytes[25] == 3) && !hasTransparency
        case .rgba(let bytes): return stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
        }
    }
}

extension Collection where Element == UInt8 {
    fileprivate func containsSequence(_ wanted: [UInt8]) -> Bool {
        let all = Array(self)
        guard all.count >= wanted.count else { return false }
        return (0...(all.count - wanted.count)).contains { all[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
}
