import Drawing

extension Typesetter {
    /// The words of a paragraph at a moment, symbols and pictures left out.
    ///
    /// - Parameter moment: seconds since 1970-01-01; nil: the date that each live part carries.
    public func words(of paragraph: Paragraph, moment: Double?) -> String {
        LiveTextWriter.write(paragraph, moment: moment).runs.reduce(into: "") { words, run in
            if case .text(let text) = run.content { words += text }
        }
    }
}
