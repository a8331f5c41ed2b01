// Status of this file: exact.

import Foundation

/// The other parameters of the intent that a query or an options provider answers for.
///
/// Nil while one of the parameters named has no value.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    private let parameters: [(Intent) -> any AnyIntentParameter]
    /// The property wrapper of one parameter: `@IntentParameterDependency<MyIntent>(\.$category)`.
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        var parameters: [(Intent) -> any AnyIntentParameter] = []
        repeat parameters.append(Self.reader(each keyPaths))
        self.parameters = parameters
    }
    private static func reader<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> (Intent) -> any AnyIntentParameter {
        { $0[keyPath: keyPath] }
    }
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = IntentHost.configuration as? Intent, parameters.allSatisfy({ $0(intent).stored != nil }) else { return nil }
        return IntentProjection(intent: intent)
    }
    public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// The values of an intent's parameters.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
    let intent: Intent
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}
