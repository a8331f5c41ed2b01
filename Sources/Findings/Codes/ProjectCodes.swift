extension FindingCodes {
    /// What the project's files alone say.
    static let projectCodes: [FindingCode] = []
}
