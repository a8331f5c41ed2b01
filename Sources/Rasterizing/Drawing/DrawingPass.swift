import CCairo
import Drawing
import Typesetting

/// The drawing of one list: the state that its items change, and the loop over them.
///
/// Groups are frames on an explicit stack. `target` is the surface that is drawn on: the picture, or the picture of the group
/// that needs one of its own.
final class DrawingPass {
    /// The deviation of a shadow's blur in radii: they are equal. A layer's and a SwiftUI shadow look as one of CSS or Figma whose
    /// blur is twice the radius, and that blur's deviation is half of it (reported by several who compared them side by side).
    static let shadowDeviation = 1.0
    /// Off-screen pictures inside each other.
    static let layerLimit = 64

    let rasterizer: Rasterizer
    let list: DisplayList
    let mode: DrawingMode
    let removesContainerBackground: Bool
    let plans: [GroupPlan]
    let places: [Int32]

    var target: Surface
    /// From the current items' points to device pixels.
    var transform: AffineTransform
    /// The pixels that may change; lies inside `target`.
    var clip: PixelRect
    /// How many outlines beside `clip` cut what is drawn; cairo's context knows them.
    var outlineClips = 0
    /// The opacity that the next drawings take themselves.
    var opacity = 1.0
    /// More than 0 while colours count although the mode ignores them: inside a change of luminance to alpha.
    var keepsColors = 0
    var layerCount = 0
    var frames: [GroupFrame] = []
    private var faces: [UnsafeMutableRawPointer?]
    private var isFaceKnown: [Bool]

    init(_ rasterizer: Rasterizer, _ list: DisplayList, scale: Double, mode: DrawingMode, base: Surface, removesContainerBackground: Bool) {
        self.rasterizer = rasterizer; self.list = list; self.mode = mode; self.removesContainerBackground = removesContainerBackground
        (plans, places) = GroupPlan.plans(for: list, scale: scale)
        target = base
        clip = base.rect
        transform = .scale(x: scale, y: scale)
        faces = Array(repeating: nil, count: list.fonts.count)
        isFaceKnown = Array(repeating: false, count: list.fonts.count)
    }

    func run() {
        var index = 0
        while index < list.items.count {
            let item = list.items[index]
            switch item.command {
            case .fill(let path, let paint, let evenOdd): if !clip.isEmpty { fill(path, paint, evenOdd: evenOdd, item) }
            case .stroke(let path, let paint, let style): if !clip.isEmpty { stroke(path, paint, style, item) }
            case .glyphs(let run): if !clip.isEmpty { glyphs(run, item) }
            case .image(let drawing): if !clip.isEmpty { image(drawing, item) }
            case .dynamicText, .timerProgress: break  // `DynamicItems` has replaced them.
            case .beginGroup(let effect):
                let plan = plans[Int(places[index])]
                if case .clip(let path, let evenOdd) = effect, fillsClip(index, plan, path, evenOdd: evenOdd) {
                    index = plan.end + 1
                    continue
                }
                if !begin(effect, plan, item) { index = plan.end }
            case .maskedContent: beginMaskedContent()
            case .endGroup: end()
            }
            index += 1
        }
        while !frames.isEmpty { end() }
    }

    /// Draws a clip around one filled rectangle that covers it as the clip's outline filled: a background cut to its shape, as
    /// most widgets have. False where the group is another.
    private func fillsClip(_ index: Int, _ plan: GroupPlan, _ path: Path, evenOdd: Bool) -> Bool {
        guard !list.items[index].isAliased, plan.end == index + 2, plan.end < list.items.count, case .fill(let inner, let paint, let innerRule) = list.items[index + 1].command,
              !innerRule, let area = inner.deviceRectangle(transform) else { return false }
        let bounds = transform.boundingBox(of: path.controlPointBounds)
        guard area.minX <= bounds.minX, area.minY <= bounds.minY, area.maxX >= bounds.maxX, area.maxY >= bounds.maxY else { return false }
        if !clip.isEmpty { fill(path, paint, evenOdd: evenOdd, list.items[index + 1]) }
        return true
    }

    /// The face of a font of the list for this thread; nil, and reported, where it cannot be opened.
    func face(_ font: Int) -> UnsafeMutableRawPointer? {
        guard list.fonts.indices.contains(font) else { return nil }
        if !isFaceKnown[font] {
            isFaceKnown[font] = true
            faces[font] = FontLibrary.freeTypeFace(for: list.fonts[font])
            if faces[font] == nil { rasterizer.report(.missingFont(list.fonts[font])) }
        }
        return faces[font]
    }

    /// The colour that the mode makes of a colour.
    func shown(_ color: ColorValue, _ item: DisplayItem) -> ColorValue {
        var color = color
        if case .accented(let plain, let accent) = mode, keepsColors == 0 {
            let flat = item.isAccented ? accent : plain
            color = ColorValue(red: flat.red, green: flat.green, blue: flat.blue, alpha: flat.alpha * color.alpha)
        }
        return opacity == 1 ? color : color.opacity(opacity)
    }

    func shown(_ stops: [GradientStop], _ item: DisplayItem) -> [GradientStop] {
        if mode == .fullColor || mode == .vibrant, opacity == 1 { return stops }
        return stops.map { GradientStop(color: shown($0.color, item), location: $0.location) }
    }
}
