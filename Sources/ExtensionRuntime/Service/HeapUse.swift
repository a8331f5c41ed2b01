import CPinnedWorld

/// The private memory in use of this process.
enum HeapUse {
    /// What is allocated; bytes.
    static var bytes: Int { Int(vitrine_heap_in_use()) }
}
