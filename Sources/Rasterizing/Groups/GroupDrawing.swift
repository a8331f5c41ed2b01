import CCairo
import Drawing

/// An open group: what its end does, and the state to go back to.
struct GroupFrame {
    enum Finish {
        /// The items went to the target directly.
        case none
        case composite(BlendMode)
        case fillOutline(Path, evenOdd: Bool)
        case blur(GaussianBlur)
        case shadow(ColorValue, GaussianBlur, x: Int, y: Int)
        case adjust(ColorAdjusting, isAccented: Bool)
        case mask(isInverted: Bool)
        case perspective(DevicePerspective)
    }
    var finish: Finish
    /// The surface that the group's own picture goes to; nil where the group has none.
    var parent: Surface?
    /// Of a mask: what its items drew, once its content has begun.
    var maskSurface: Surface?
    var transform: AffineTransform
    var clip: PixelRect
    var outlineClips: Int
    var opacity: Double
    /// How much of the group's own picture is seen.
    var layerOpacity = 1.0
    var keepsColors: Int
    /// Whether the context's state was saved for a clip.
    var restoresContext = false
}

extension DrawingPass {
    /// Opens a group. False: nothing in it can be seen, and it is to be skipped with its end.
    func begin(_ effect: GroupEffect, _ plan: GroupPlan, _ item: DisplayItem) -> Bool {
        switch effect {
        case .transform(let inner):
            open(.none)
            transform = inner.concatenating(transform)
            return true
        case .containerBackground:
            if removesContainerBackground { return false }
            open(.none)
            return true
        case .opacity(let value):
            let value = value.isNaN ? 1 : min(max(value, 0), 1)
            if value == 0 { return false }
            // The drawing of one item takes the opacity itself; so does each of none at all.
            if value == 1 || plan.units <= 1 { open(.none); opacity *= value; return true }
            return openLayer(.composite(.normal), plan.inside, spread: 0) { self.frames[self.frames.count - 1].layerOpacity = value }
        case .clip(let path, let evenOdd): return beginClip(path, evenOdd: evenOdd, plan, isAliased: item.isAliased)
        case .blend(let mode):
            if mode == .normal { open(.none); return true }
            return openLayer(.composite(mode), plan.inside, spread: 0)
        case .isolated:
            if !plan.readsBackdrop { open(.none); return true }
            return openLayer(.composite(.normal), plan.inside, spread: 0)
        case .blur(let radius, let isOpaque):
            let blur = GaussianBlur(sigma: bounded(radius) * transform.meanScale, clampsEdges: isOpaque)
            if blur.sigma <= 0.05 { open(.none); return true }
            return openLayer(.blur(blur), isOpaque ? plan.inside : plan.inside.insetBy(-Double(blur.reach)), spread: blur.reach)
        case .shadow(let color, let radius, let x, let y):
            let blur = GaussianBlur(sigma: bounded(radius) * transform.meanScale * Self.shadowDeviation)
            let offset = transform.applyToVector(x, y)
            guard color.alpha > 0, abs(offset.x) < 1e5, abs(offset.y) < 1e5 else { open(.none); return true }
            let dx = Int(offset.x.rounded()), dy = Int(offset.y.rounded())
            var shadowColor = color
            if case .accented = mode, keepsColors == 0 {
                let whole = opacity
                opacity = 1
                shadowColor = shown(color, item)
                opacity = whole
            }
            return openLayer(.shadow(shadowColor, blur, x: dx, y: dy), plan.inside, spread: blur.reach + max(abs(dx), abs(dy)))
        case .colorAdjustment(let adjustment):
            var readsLuminance = false
            switch adjustment {
            case .luminanceToAlpha, .luminanceTint: readsLuminance = true
            default: break
            }
            return openLayer(.adjust(ColorAdjusting(adjustment: adjustment), isAccented: item.isAccented), plan.inside, spread: 0) {
                if readsLuminance { self.keepsColors += 1 }
            }
        case .mask(let isInverted): return openLayer(.mask(isInverted: isInverted), plan.outside, spread: 0)
        case .perspective(let map):
            let device = DevicePerspective(map, transform)
            guard device.isUsable else { return false }
            // What lies outside the picture may be turned into it.
            return openLayer(.perspective(device), plan.inside, spread: max(clip.width, clip.height))
        }
    }

    private func bounded(_ radius: Double) -> Double { radius.isFinite ? min(max(radius, 0), 1e4) : 0 }

    /// Opens a group whose items go to the target.
    private func open(_ finish: GroupFrame.Finish) {
        frames.append(GroupFrame(finish: finish, parent: nil, maskSurface: nil, transform: transform, clip: clip, outlineClips: outlineClips,
                                 opacity: opacity, keepsColors: keepsColors))
    }

    /// Opens a group with a picture of its own, as large as its items reach into the clip and `spread` pixels around it.
    private func openLayer(_ finish: GroupFrame.Finish, _ bounds: Rect, spread: Int, then: () -> Void = {}) -> Bool {
        let rect = PixelRect(around: bounds).intersection(clip.expanded(by: spread))
        guard !rect.isEmpty else { return false }
        guard layerCount < Self.layerLimit, let surface = layerSurface(rect) else {
            if layerCount >= Self.layerLimit { rasterizer.report(.tooManyLayers) }
            open(.none)
            return true
        }
        open(finish)
        frames[frames.count - 1].parent = target
        layerCount += 1
        target = surface
        clip = rect
        outlineClips = 0
        opacity = 1
        then()
        return true
    }

    private func beginClip(_ path: Path, evenOdd: Bool, _ plan: GroupPlan, isAliased: Bool) -> Bool {
        let visible = PixelRect(around: transform.boundingBox(of: path.controlPointBounds)).intersection(clip)
        guard !visible.isEmpty else { return false }
        let whole = path.deviceRectangle(transform)?.wholePixels
        // One picture filled through the outline is cheaper than many drawings each cut by it, but hides what lies below.
        if whole == nil, !isAliased, plan.units > 2, !plan.readsBackdrop {
            return openLayer(.fillOutline(path.applying(transform), evenOdd: evenOdd), plan.inside.intersection(visible.rect), spread: 0)
        }
        open(.none)
        frames[frames.count - 1].restoresContext = true
        cairo_save(target.context)
        if let whole {
            cairo_identity_matrix(target.context)
            cairo_new_path(target.context)
            cairo_rectangle(target.context, Double(whole.x - target.rect.x), Double(whole.y - target.rect.y), Double(whole.width), Double(whole.height))
        } else {
            target.setPath(path, transform)
            outlineClips += 1
        }
        cairo_set_fill_rule(target.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        target.smooths = !isAliased
        cairo_clip(target.context)
        target.smooths = true
        clip = visible
        return true
    }

    /// What follows is what the mask's items, drawn so far, let through.
    func beginMaskedContent() {
        guard let frame = frames.last, case .mask = frame.finish, frame.maskSurface == nil, let parent = frame.parent, parent !== target,
              let content = layerSurface(target.rect) else { return }
        frames[frames.count - 1].maskSurface = target
        target = content
        transform = frame.transform
        opacity = 1
    }

    func end() {
        guard let frame = frames.popLast() else { return }
        if frame.restoresContext { cairo_restore(target.context) }
        transform = frame.transform
        clip = frame.clip
        outlineClips = frame.outlineClips
        opacity = frame.opacity
        keepsColors = frame.keepsColors
        guard let parent = frame.parent else { return }
        let layer = target
        target = parent
        layerCount -= 1
        opacity = frame.opacity * frame.layerOpacity
        finish(frame, layer)
        opacity = frame.opacity
        rasterizer.pool.recycle(layer)
        if let mask = frame.maskSurface { rasterizer.pool.recycle(mask) }
    }

    private func finish(_ frame: GroupFrame, _ layer: Surface) {
        switch frame.finish {
        case .none: break
        case .composite(let mode): composite(layer, mode)
        case .fillOutline(let path, let evenOdd):
            layer.multiply(by: opacity)
            target.setSource(layer)
            target.setPath(path, .identity)
            cairo_set_fill_rule(target.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(target.context)
            target.setSource(ColorValue.clear)
        case .blur(let blur):
            layer.touch {
                blur.apply(layer.memory.assumingMemoryBound(to: UInt8.self), width: layer.rect.width, height: layer.rect.height, stride: layer.stride, channels: 4)
            }
            composite(layer, .normal)
        case .shadow(let color, let blur, let x, let y):
            castShadow(of: layer, color.opacity(opacity), blur, x: x, y: y)
            composite(layer, .normal)
        case .adjust(let adjusting, let isAccented):
            adjusting.apply(layer)
            if case .accented(let plain, let accent) = mode, frame.keepsColors == 0 {
                switch adjusting.adjustment {
                case .luminanceToAlpha, .luminanceTint: ColorAdjusting(adjustment: .flatten(isAccented ? accent : plain)).apply(layer)
                default: break
                }
            }
            composite(layer, .normal)
        case .mask(let isInverted):
            // Without content nothing is drawn.
            guard let mask = frame.maskSurface else { return }
            layer.multiply(byAlphaOf: mask, inverted: isInverted)
            composite(layer, .normal)
        case .perspective(let map): drawPerspective(layer, map)
        }
    }

    /// Draws a layer onto the target, within the clip.
    func composite(_ layer: Surface, _ mode: BlendMode) {
        let area = layer.rect.intersection(clip)
        guard !area.isEmpty else { return }
        layer.multiply(by: opacity)
        if outlineClips == 0, mode == .normal || mode == .plusDarker {
            cairo_surface_flush(layer.cairoSurface)
            target.touch {
                for y in area.y..<area.maxY {
                    let source = layer.row(y) + (area.x - layer.rect.x), destination = target.row(y) + (area.x - target.rect.x)
                    if mode == .normal {
                        // Without a condition the compiler does several pixels at once.
                        for x in 0..<area.width { destination[x] = Pixel.over(source[x], destination[x]) }
                    } else {
                        for x in 0..<area.width where source[x] != 0 { destination[x] = PlusDarker.blend(source[x], destination[x]) }
                    }
                }
            }
            return
        }
        if mode == .plusDarker { darken(with: layer, area) }
        target.setSource(layer)
        cairo_set_operator(target.context, mode.cairoOperator ?? CAIRO_OPERATOR_SOURCE)
        cairo_new_path(target.context)
        cairo_rectangle(target.context, Double(area.x - target.rect.x), Double(area.y - target.rect.y), Double(area.width), Double(area.height))
        cairo_fill(target.context)
        cairo_set_operator(target.context, CAIRO_OPERATOR_OVER)
        target.setSource(ColorValue.clear)
    }

    /// Makes the layer what `plusDarker` leaves of it and of what lies below, to be put in its place through the clip's outline.
    private func darken(with layer: Surface, _ area: PixelRect) {
        cairo_surface_flush(target.cairoSurface)
        layer.touch {
            for y in area.y..<area.maxY {
                let source = layer.row(y) + (area.x - layer.rect.x), below = target.row(y) + (area.x - target.rect.x)
                for x in 0..<area.width { source[x] = PlusDarker.blend(source[x], below[x]) }
            }
        }
    }
}

extension Surface {
    func multiply(by opacity: Double) {
        let factor = UInt32(min(max(opacity, 0), 1) * 255 + 0.5)
        guard factor != 255 else { return }
        touch {
            for y in rect.y..<rect.maxY {
                let line = row(y)
                for x in 0..<rect.width where line[x] != 0 { line[x] = Pixel.scaled(line[x], by: factor) }
            }
        }
    }

    /// Both surfaces cover the same pixels.
    func multiply(byAlphaOf mask: Surface, inverted: Bool) {
        cairo_surface_flush(mask.cairoSurface)
        touch {
            for y in rect.y..<rect.maxY {
                let line = row(y), factors = mask.row(y)
                for x in 0..<rect.width where line[x] != 0 {
                    let alpha = factors[x] >> 24
                    line[x] = Pixel.scaled(line[x], by: inverted ? 255 &- alpha : alpha)
                }
            }
        }
    }
}
