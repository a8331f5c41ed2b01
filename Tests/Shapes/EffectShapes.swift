import SwiftUI

/// Each way in which widgets decorate views, once.
struct EffectShapes: View {
    @Namespace private var namespace
    private var tile: Color { .red }
    var body: some View {
        Group {
            tile.background(Color.red)
            tile.background(.red)
            tile.background()
            tile.background { Color.red }
            tile.background(alignment: .top) { Color.red }
            tile.background(alignment: .top, content: { Color.red })
            tile.background(.red, in: Circle())
            tile.background(.regularMaterial, in: RoundedRectangle(cornerRadius: 4))
            tile.overlay(Color.red)
            tile.overlay(Color.red, alignment: .top)
        }
        Group {
            tile.overlay { Color.red }
            tile.overlay(alignment: .bottom) { Color.red }
            tile.overlay(content: { Color.red })
            tile.overlay(RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 1))
            tile.mask { Circle() }
            tile.mask(Circle())
            tile.mask(alignment: .top) { Circle() }
            tile.clipShape(Circle())
            tile.clipShape(.rect(cornerRadius: 4))
            tile.clipped()
        }
        Group {
            tile.cornerRadius(4)
            tile.border(.red)
            tile.border(Color.red, width: 2)
            tile.shadow(radius: 2)
            tile.shadow(radius: 2, y: 1)
            tile.shadow(color: .black, radius: 2)
            tile.shadow(color: .black, radius: 2, x: 1, y: 1)
            tile.shadow(color: .black, radius: 2, y: 1)
            tile.blur(radius: 2)
            tile.opacity(0.5)
        }
        Group {
            tile.rotationEffect(.degrees(45))
            tile.rotationEffect(.degrees(45), anchor: .top)
            tile.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
            tile.scaleEffect(2)
            tile.scaleEffect(2, anchor: .top)
            tile.scaleEffect(x: 2)
            tile.scaleEffect(y: 2)
            tile.scaleEffect(x: 2, y: 1)
            tile.scaleEffect(x: 2, y: 1, anchor: .top)
            tile.scaleEffect(x: 2, anchor: .top)
        }
        Group {
            tile.blendMode(.multiply)
            tile.compositingGroup()
            tile.drawingGroup()
            tile.brightness(0.1)
            tile.grayscale(1)
            tile.saturation(0.5)
            tile.contrast(1.2)
            tile.luminanceToAlpha()
            tile.hidden()
            tile.foregroundStyle(.red, .blue)
        }
        Group {
            tile.tint(.red)
            tile.accentColor(.red)
            tile.backgroundStyle(.red)
            tile.redacted(reason: .placeholder).unredacted().privacySensitive()
            tile.colorScheme(.dark).preferredColorScheme(.dark)
            tile.environment(\.colorScheme, .dark).environment(\.locale, Locale(identifier: "de")).environment(\.sizeCategory, .large).environment(\.layoutDirection, .rightToLeft)
            tile.dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xLarge)
            tile.disabled(true)
            tile.modifier(Framed()).modifier(EmptyModifier())
            tile.glassEffect(in: .rect(cornerRadius: 4)).glassEffect()
        }
        Group {
            tile.animation(.default, value: 1).animation(.spring()).animation(Animation.easeOut(duration: 1).delay(1).speed(2), value: 1)
            tile.animation(Animation.spring(), value: 1).animation(.bouncy, value: 1).animation(.smooth, value: 2).animation(.easeIn(duration: 1), value: 1)
            tile.transition(.opacity).transition(.move(edge: .top)).transition(.scale).transition(.slide).transition(.blurReplace)
            tile.transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 2))).transition(.opacity.combined(with: .scale))
            tile.transition(AnyTransition.opacity.combined(with: .move(edge: .bottom))).transition(.push(from: .bottom))
            tile.contentTransition(.numericText()).contentTransition(.numericText(value: 1)).contentTransition(.numericText(countsDown: true)).contentTransition(.interpolate).contentTransition(.identity)
            tile.invalidatableContent()
            tile.matchedGeometryEffect(id: 1, in: namespace)
            tile.id(1).tag(1)
            tile.transaction { $0.animation = nil }
        }
        PhaseAnimator([0, 1]) { tile.opacity(Double($0)) }
        tile.phaseAnimator([0, 1]) { view, phase in view.opacity(Double(phase)) }
        tile.keyframeAnimator(initialValue: 1.0) { view, value in view.opacity(value) } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(1.0, duration: 1); CubicKeyframe(0.0, duration: 1) }
        }
    }
}

private struct Framed: ViewModifier {
    @ViewBuilder func body(content: Content) -> some View { content.border(.red) }
}
