import Drawing

/// Keeps a short word from standing alone on the second of two lines: the word before it joins it there
/// (`NSParagraphStyle.LineBreakStrategy.pushOut`, which labels and SwiftUI's texts use; doc).
///
/// Documented is only the aim. The conditions are read from Apple's pictures (seen): of paragraphs of two lines, "channel.", "message.",
/// "changes.", "settings.", "Groups" and "26" were joined by the word before; "authorized." (eleven letters) was not, nor was "Required"
/// below "Firmware Update", where the first line would have become half as long as the second. Of paragraphs of three and more lines
/// none had its last word joined (eleven pictures). None of the conditions depends on the width, so that a text that is laid out again in
/// the size it answered has the same lines.
struct LastWord {
    /// The longest word that is joined, in characters: nine was seen, eleven was not.
    static let longest = 10
    /// The least length of the first line that is left, as a part of the second's: 0.81 was seen, 0.51 was not.
    static let leastShare = 2.0 / 3

    let maker: LineMaker
    private var shaped: ShapedParagraph { maker.shaped }

    /// Moves the last word of the last line but one to the last, where that one would hold a single short word.
    func moveWord(in stack: inout LineStack) {
        guard stack.lines.count >= 2, maker.width.isFinite else { return }
        let first = stack.lines[stack.lines.count - 2], last = stack.lines[stack.lines.count - 1]
        let start = last.range.lowerBound, end = shaped.trimmed(last.shown)
        let breaks = maker.breaks
        guard first.sign == .none, last.sign == .none, end - start > 0, end - start <= LastWord.longest, Scalars.isSpace(shaped.text.scalars[start - 1]),
              // A zero-width space ends a word: people append some to be rid of this.
              !(start + 1..<max(last.range.upperBound, start + 1)).contains(where: { breaks[$0] || shaped.text.scalars[$0] == 0x200B }),
              // A word that can itself be broken stays: laid out again in the width that is left, a part of it would go back up.
              let word = (first.range.lowerBound + 1..<start).last(where: { breaks[$0] && shaped.mayCut(before: $0) }),
              word < first.shown.upperBound, Scalars.isSpace(shaped.text.scalars[word - 1]) else { return }
        let left = first.range.lowerBound..<shaped.trimmed(first.range.lowerBound..<word)
        let leftWidth = shaped.width(left), joinedWidth = shaped.width(word..<end)
        guard !left.isEmpty, joinedWidth <= maker.width + LineMaker.tolerance, leftWidth >= joinedWidth * LastWord.leastShare else { return }

        var above = SetLine(shown: left, range: first.range.lowerBound..<word, width: leftWidth)
        above.reach = min(shaped.width(first.range.lowerBound..<word), maker.width)
        // Spaces at the end of a text count where there is space for them.
        let full = word..<last.shown.upperBound
        let shown = shaped.width(full) <= maker.width + LineMaker.tolerance ? full : word..<end
        var below = SetLine(shown: shown, range: word..<last.range.upperBound, width: shaped.width(shown))
        let rest = stack.lines.dropLast(2)
        var changed = LineStack(lines: Array(rest), isTruncated: stack.isTruncated, cutsWords: stack.cutsWords, height: rest.last.map { $0.top + $0.ascent + $0.descent } ?? 0,
                                width: rest.reduce(0) { max($0, $1.width, $1.reach) })
        maker.measure(&above)
        maker.measure(&below)
        maker.push(above, onto: &changed)
        maker.push(below, onto: &changed)
        guard changed.height <= maker.height + LineMaker.tolerance else { return }
        stack = changed
    }
}
