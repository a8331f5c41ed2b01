import Drawing

/// The lines of a paragraph in a space.
struct LineStack {
    var lines: [SetLine] = []
    var isTruncated = false
    /// Whether a word was cut for want of space.
    var cutsWords = false
    /// Height of all lines, in points.
    var height = 0.0
    /// The widest line, in points.
    var width = 0.0
}

/// Breaks a paragraph into lines: as many words on each as fit (layout-rules 8.3), then truncates the last one that may be shown.
struct LineMaker {
    let shaped: ShapedParagraph
    let state: ThreadState
    /// Points; infinite: unlimited.
    let width: Double
    let height: Double
    let maximumLines: Int
    let lineSpacing: Double

    /// A line this much too long still fits: sizes are rounded to pixels and arithmetic is not exact.
    static let tolerance = 0.001

    init(_ shaped: ShapedParagraph, width: Double?, height: Double?, state: ThreadState) {
        self.shaped = shaped
        self.state = state
        self.width = width.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        self.height = height.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
        maximumLines = shaped.paragraph.maximumLines.map { max(1, $0) } ?? .max
        lineSpacing = shaped.paragraph.lineSpacing.isFinite ? shaped.paragraph.lineSpacing * shaped.scale : 0
    }

    func make() -> LineStack {
        var stack = LineStack()
        let count = shaped.count
        var start = 0
        var nextNewline = 0
        /// How many lines stand before the paragraph that is being broken.
        var before = 0
        while start < count {
            while nextNewline < shaped.newlines.count, shaped.newlines[nextNewline] < start { nextNewline += 1 }
            let newline = nextNewline < shaped.newlines.count ? shaped.newlines[nextNewline] : count
            var line = nextLine(from: start, to: newline, cutsWords: &stack.cutsWords)
            measure(&line)
            if !stack.lines.isEmpty, stack.lines.count == maximumLines || bottom(of: stack, adding: line) > height + LineMaker.tolerance {
                return truncated(stack)
            }
            push(line, onto: &stack)
            start = line.range.upperBound
            guard start == shaped.afterNewline(newline) else { continue }
            if stack.lines.count == before + 2 { LastWord(maker: self).moveWord(in: &stack) }
            before = stack.lines.count
        }
        // A line's end sign at the end of the text leaves an empty line after it, where one more may be shown.
        if let last = shaped.newlines.last, shaped.afterNewline(last) == count, stack.lines.count < maximumLines {
            var line = SetLine(shown: count..<count, range: count..<count)
            measure(&line)
            if stack.lines.isEmpty || bottom(of: stack, adding: line) <= height + LineMaker.tolerance { push(line, onto: &stack) }
        }
        return stack
    }

    // MARK: Breaking

    /// Where lines may begin.
    var breaks: [Bool] {
        shaped.breaks ?? {
            let found = state.breaks.breaks(in: shaped.text.scalars, locale: shaped.paragraph.locale)
            shaped.breaks = found
            return found
        }()
    }

    private func nextLine(from start: Int, to newline: Int, cutsWords: inout Bool) -> SetLine {
        let end = shaped.afterNewline(newline)
        let visible = shaped.trimmed(start..<newline)
        if shaped.width(start..<visible) <= width + LineMaker.tolerance {
            // Spaces at the end of a text count where there is space for them.
            let full = start..<newline
            let shown = shaped.width(full) <= width + LineMaker.tolerance ? full : start..<visible
            return SetLine(shown: shown, range: start..<end, width: shaped.width(shown))
        }
        let breaks = breaks
        let limit = shaped.positions[start] + width + LineMaker.tolerance
        var best = -1, bestShown = start, hyphen = 0.0
        var index = start + 1
        while index < newline {
            if breaks[index], shaped.mayCut(before: index) {
                let shownEnd = shaped.trimmed(start..<index)
                // A hyphen shows only where the line ends at it: one before a space hides nothing that was cut.
                let sign = shownEnd > start && shownEnd == index && shaped.text.scalars[shownEnd - 1] == 0xAD ? shaped.sign(.hyphen, run: shaped.run(at: shownEnd - 1), state: state).advance : 0
                if shaped.width(start..<shownEnd) + sign <= width + LineMaker.tolerance {
                    (best, bestShown, hyphen) = (index, shownEnd, sign)
                } else if sign == 0 { break }
            }
            // Nothing after a letter that begins beyond the edge can fit.
            if shaped.positions[index] > limit, !Scalars.isSpace(shaped.text.scalars[index - 1]) { break }
            index += 1
        }
        if best > start {
            var line = SetLine(shown: start..<bestShown, range: start..<best, width: shaped.width(start..<bestShown) + hyphen)
            line.reach = min(shaped.width(start..<best), width)
            if hyphen > 0 { put(.hyphen, run: shaped.run(at: bestShown - 1), on: &line) }
            return line
        }
        cutsWords = true
        let cut = lastCut(from: start, to: newline, fitting: width)
        return SetLine(shown: start..<cut, range: start..<cut, width: shaped.width(start..<cut))
    }

    /// The last place up to which characters fit; at least one character is taken.
    private func lastCut(from start: Int, to end: Int, fitting space: Double) -> Int {
        var cut = start + 1
        while cut < end, !shaped.mayCut(before: cut) { cut += 1 }
        var index = cut + 1
        while index <= end {
            if index == end || shaped.mayCut(before: index) {
                if shaped.width(start..<index) > space + LineMaker.tolerance { break }
                cut = index
            }
            index += 1
        }
        return cut
    }

    // MARK: Measuring

    func measure(_ line: inout SetLine) {
        if let uniform = shaped.uniform {
            (line.ascent, line.descent, line.leading) = (uniform.ascent, uniform.descent, uniform.leading)
            return
        }
        guard !shaped.runs.isEmpty else { return }
        (line.ascent, line.descent, line.leading) = (-.infinity, -.infinity, -.infinity)
        let first = shaped.run(at: min(line.range.lowerBound, max(0, shaped.count - 1)))
        let last = line.range.isEmpty ? first : shaped.run(at: line.range.upperBound - 1)
        for index in first...max(first, last) {
            line.ascent = max(line.ascent, shaped.runs[index].ascent)
            line.descent = max(line.descent, shaped.runs[index].descent)
            line.leading = max(line.leading, shaped.runs[index].leading)
        }
    }

    private func bottom(of stack: LineStack, adding line: SetLine) -> Double {
        guard let last = stack.lines.last else { return line.ascent + line.descent }
        return stack.height + last.leading + lineSpacing + line.ascent + line.descent
    }

    func push(_ line: SetLine, onto stack: inout LineStack) {
        var line = line
        line.top = stack.lines.last.map { stack.height + $0.leading + lineSpacing } ?? 0
        line.baseline = line.top + line.ascent
        stack.height = line.top + line.ascent + line.descent
        stack.width = max(stack.width, line.width, line.reach)
        stack.lines.append(line)
    }

    // MARK: Truncation

    /// Replaces the last line by one that says that text is missing.
    private func truncated(_ stack: LineStack) -> LineStack {
        var result = stack
        guard var line = result.lines.popLast() else { return stack }
        result.height = result.lines.last.map { $0.top + $0.ascent + $0.descent } ?? 0
        result.width = result.lines.reduce(0) { max($0, $1.width) }
        let start = line.range.lowerBound
        let rest = start..<shaped.count
        if let tight = tightened(rest) {
            line = tight
        } else {
            result.isTruncated = true
            line = truncate(rest)
        }
        measure(&line)
        push(line, onto: &result)
        return result
    }

    /// The rest of the text on one line with its letters closer together, where that is allowed and enough.
    private func tightened(_ rest: Range<Int>) -> SetLine? {
        guard shaped.paragraph.allowsTightening, !shaped.newlines.contains(where: { rest.contains($0) }) else { return nil }
        let shown = rest.lowerBound..<shaped.trimmed(rest)
        let natural = shaped.width(shown), excess = natural - width
        // A twentieth, as `tighteningFactorForTruncation` has it (doc).
        guard excess <= natural * 0.05, shown.count > 1 else { return nil }
        return SetLine(shown: shown, range: rest, width: width, tightening: max(0, excess) / Double(shown.count - 1))
    }

    private func truncate(_ rest: Range<Int>) -> SetLine {
        switch shaped.paragraph.truncation {
        case .tail:
            let newline = shaped.newlines.first { $0 >= rest.lowerBound } ?? rest.upperBound
            var end = newline
            while true {
                let shownEnd = shaped.trimmed(rest.lowerBound..<end)
                let run = shaped.run(at: max(rest.lowerBound, shownEnd - 1))
                let sign = shaped.sign(.ellipsis, run: run, state: state).advance
                let room = width - sign
                let taken = shaped.positions[max(shownEnd, rest.lowerBound)] - shaped.positions[rest.lowerBound]
                if shownEnd <= rest.lowerBound || taken <= room + LineMaker.tolerance {
                    var line = SetLine(shown: rest.lowerBound..<max(shownEnd, rest.lowerBound), range: rest, width: taken + sign)
                    put(.ellipsis, run: run, on: &line)
                    return line
                }
                end = previousCut(before: shownEnd, from: rest.lowerBound, reaching: shaped.positions[rest.lowerBound] + room)
            }
        case .head:
            let begin = (shaped.newlines.last { $0 >= rest.lowerBound && shaped.afterNewline($0) < rest.upperBound }).map(shaped.afterNewline) ?? rest.lowerBound
            let end = shaped.trimmed(begin..<rest.upperBound)
            let run = shaped.run(at: max(begin, end - 1))
            let sign = shaped.sign(.ellipsis, run: run, state: state).advance
            let from = firstCut(to: end, from: begin, fitting: width - sign)
            var line = SetLine(shown: from..<max(from, end), range: rest, width: sign + shaped.width(from..<max(from, end)))
            line.isSignFirst = true
            put(.ellipsis, run: run, on: &line)
            return line
        case .middle:
            let newline = shaped.newlines.first { $0 >= rest.lowerBound } ?? rest.upperBound
            let run = shaped.run(at: rest.lowerBound)
            let sign = shaped.sign(.ellipsis, run: run, state: state).advance
            let room = max(0, width.isFinite ? width - sign : .infinity)
            let end = shaped.trimmed(rest)
            var head = rest.lowerBound
            if shaped.width(rest.lowerBound..<rest.lowerBound + 1) <= room / 2 { head = lastCut(from: rest.lowerBound, to: newline, fitting: room / 2) }
            let headEnd = shaped.trimmed(rest.lowerBound..<head)
            let headWidth = shaped.positions[headEnd] - shaped.positions[rest.lowerBound]
            let lastLine = shaped.newlines.last { $0 < end }.map(shaped.afterNewline) ?? 0
            let tail = firstCut(to: end, from: max(headEnd, lastLine), fitting: room - headWidth)
            var line = SetLine(shown: rest.lowerBound..<headEnd, range: rest, width: headWidth + sign + shaped.width(tail..<max(tail, end)))
            put(.ellipsis, run: run, on: &line)
            line.resumed = tail..<max(tail, end)
            return line
        }
    }

    private func put(_ sign: SetLine.Sign, run: Int, on line: inout SetLine) {
        line.sign = sign
        line.signRun = run
        line.letter = shaped.sign(sign, run: run, state: state)
    }

    /// A place to cut before `end`: at once as far back as the letters reach beyond `limit`.
    private func previousCut(before end: Int, from start: Int, reaching limit: Double) -> Int {
        var cut = end - 1
        while cut > start, shaped.positions[cut] > limit + LineMaker.tolerance || !shaped.mayCut(before: cut) { cut -= 1 }
        return cut
    }

    /// The first place from which characters up to `end` fit.
    private func firstCut(to end: Int, from start: Int, fitting space: Double) -> Int {
        var cut = max(start, end), index = end - 1
        while index >= start {
            if shaped.mayCut(before: index) {
                if shaped.width(index..<end) > space + LineMaker.tolerance { break }
                cut = index
            }
            index -= 1
        }
        while cut < end, Scalars.isSpace(shaped.text.scalars[cut]), shaped.mayCut(before: cut + 1) { cut += 1 }
        return cut
    }
}
