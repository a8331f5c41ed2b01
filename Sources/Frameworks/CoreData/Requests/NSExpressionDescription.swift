// Status of this file: exact.
import FoundationSupplement

/// A column of a fetch of dictionaries that is worked out: the largest value, a count, a property under another name.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: FoundationSupplement.NSExpression?
    /// The type that the store gives the result. A value keeps its own here.
    open var expressionResultType: NSAttributeType = .undefinedAttributeType
    public var resultType: NSAttributeType {
        get { expressionResultType }
        set { expressionResultType = newValue }
    }
}

/// What a fetch of dictionaries writes under a name.
struct DictionaryColumn {
    let name: String
    private let expression: FoundationSupplement.NSExpression?

    /// Nil for what is neither a name nor a description of a property.
    init?(_ property: Any) {
        if let text = property as? String { (name, expression) = (text, nil); return }
        guard let description = property as? NSPropertyDescription else { return nil }
        name = description.name
        expression = (description as? NSExpressionDescription)?.expression
    }

    /// Whether its function takes many values.
    var isAggregate: Bool { expression.map { FoundationSupplement.NSExpression.aggregate($0.function, []) != nil || ["min:", "max:"].contains($0.function) } ?? false }
    /// Whether its function takes the values of all objects, not those at the end of an object's relationship.
    func takesAll(of entity: NSEntityDescription) -> Bool {
        guard isAggregate, let argument = expression?.arguments?.first else { return false }
        let first = argument.keyPath.split(separator: ".").first.map(String.init) ?? ""
        return entity.relationshipsByName[first].map { !$0.isToMany } ?? true
    }

    func value(of group: [NSManagedObject]) -> Any? {
        guard let first = group.first else { return expression.flatMap { isAggregate ? FoundationSupplement.NSExpression.aggregate($0.function, []) : nil } }
        guard let expression else { return first.value(forKey: name) }
        guard takesAll(of: first.entity), let argument = expression.arguments?.first else { return expression.expressionValue(with: first, context: nil) }
        return FoundationSupplement.NSExpression.aggregate(expression.function, group.map { argument.expressionValue(with: $0, context: nil) })
    }
}
