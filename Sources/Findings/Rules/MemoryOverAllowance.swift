import Drawing

/// `memory-over-allowance`: heap and decoded pictures together are more than an extension is given.
struct MemoryOverAllowance: FindingRule {
    static let code = FindingCode.memoryOverAllowance

    func findings(in subject: EstimatedMemory) -> [Finding] {
        let allowance = subject.device.device.memoryAllowance
        guard subject.heap + subject.images > allowance else { return [] }
        func megabytes(_ bytes: Int) -> Int { (bytes + (1 << 19)) >> 20 }
        return [Self.code.finding("\"\(subject.widget)\" takes about \(megabytes(subject.heap + subject.images)) MB: \(megabytes(subject.heap)) MB of its own data and \(megabytes(subject.images)) MB of decoded pictures; \(subject.device.device.name) allows \(megabytes(allowance)) MB.",
                                  widget: subject.widget, family: subject.family.rawValue)]
    }
}
