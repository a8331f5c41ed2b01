import Drawing
import Glibc
import Typesetting

/// Replaces what depends on the moment by plain drawing commands.
enum DynamicItems {
    static func resolved(_ list: DisplayList, moment: Double?) -> DisplayList {
        let isDynamic = list.items.contains {
            switch $0.command {
            case .dynamicText, .timerProgress: true
            default: false
            }
        }
        guard isDynamic else { return list }
        var result = DisplayList(size: list.size, fonts: list.fonts, images: list.images)
        result.items.reserveCapacity(list.items.count)
        // The list's own fonts keep their places, whatever the table makes of equal ones.
        var table = FontTable()
        func append(_ commands: [DisplayCommand], like item: DisplayItem) {
            for var command in commands {
                if case .glyphs(var run) = command {
                    run.font += list.fonts.count
                    command = .glyphs(run)
                }
                result.items.append(DisplayItem(command, identity: item.identity, source: item.source, isAccented: item.isAccented, isAliased: item.isAliased))
            }
        }
        for item in list.items {
            switch item.command {
            case .dynamicText(let text):
                let layout = Typesetter.shared.layout(text.paragraph, width: text.rect.width, height: text.rect.height, moment: moment)
                var commands: [DisplayCommand] = []
                layout.draw(at: text.rect.origin, boxWidth: text.rect.width, fonts: &table, into: &commands)
                append(commands, like: item)
            case .timerProgress(let progress): append(progress.commands(moment: moment), like: item)
            default: result.items.append(item)
            }
        }
        result.fonts += table.references
        return result
    }
}

extension TimerProgress {
    /// How much of the track is filled at the moment, 0…1; without a moment as at the start.
    func fraction(at moment: Double?) -> Double {
        let now = moment ?? start
        let passed = end > start ? min(max((now - start) / (end - start), 0), 1) : (now >= end ? 1 : 0)
        return countsDown ? 1 - passed : passed
    }

    func commands(moment: Double?) -> [DisplayCommand] {
        let fraction = fraction(at: moment)
        switch look {
        case .linear(let rect, let isRightToLeft):
            guard !rect.isEmpty else { return [] }
            let whole = Path(circularRoundedRect: rect, radius: rect.height / 2)
            var commands: [DisplayCommand] = [.fill(whole, track, evenOdd: false)]
            guard fraction > 0 else { return commands }
            let width = rect.width * fraction
            // A bar shorter than its height is the whole bar's end, cut by the track's outline.
            let bar = Rect(x: isRightToLeft ? rect.maxX - max(width, rect.height) : rect.minX, y: rect.minY, width: max(width, rect.height), height: rect.height)
            let part = Path(circularRoundedRect: bar, radius: rect.height / 2)
            if width >= rect.height {
                commands.append(.fill(part, tint, evenOdd: false))
            } else {
                let visible = Rect(x: isRightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
                commands += [.beginGroup(.clip(Path(rect: visible), evenOdd: false)), .fill(part, tint, evenOdd: false), .endGroup]
            }
            return commands
        case .circular(let center, let radius, let lineWidth):
            let circle = Path(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            var commands: [DisplayCommand] = [.stroke(circle, track, StrokeStyle(width: lineWidth))]
            if fraction > 0 {
                let arc = Path(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * fraction)
                commands.append(.stroke(arc, tint, StrokeStyle(width: lineWidth, cap: .round)))
            }
            return commands
        }
    }
}
