/// Runs a closure of the main actor where the framework knows that it is on the main thread, with any type of result.
///
/// The engine itself is bound to no actor: layout protocols are not, and they call each other while a tree is laid out. Views'
/// bodies are bound to the main actor. Both run on the thread that evaluates the entry, which is the main one.
package func onMainActor<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
}
