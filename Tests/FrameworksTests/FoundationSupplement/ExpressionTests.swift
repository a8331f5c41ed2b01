import Foundation
import FoundationSupplement
import Testing

@Suite struct ExpressionTests {
    private let people: [[String: Any]] = [["name": "Ada", "age": 36], ["name": "Bob", "age": 20]]

    @Test("an expression reads a property, calls a function and chooses by a predicate")
    func values() {
        #expect(NSExpression(forKeyPath: "name").expressionValue(with: people[0], context: nil) as? String == "Ada")
        #expect(NSExpression(forFunction: "add:to:", arguments: [NSExpression(forKeyPath: "age"), NSExpression(forConstantValue: 4)]).expressionValue(with: people[0], context: nil) as? Double == 40)
        let choice = NSExpression(forConditional: NSPredicate(format: "age > 30"), trueExpression: NSExpression(forConstantValue: "old"), falseExpression: NSExpression(forConstantValue: "young"))
        #expect(people.map { choice.expressionValue(with: $0, context: nil) as? String } == ["old", "young"])
        #expect(NSExpression(format: "age * 2").expressionValue(with: people[1], context: nil) as? Double == 40)
    }

    @Test("functions of many values: their sum, count, mean, least and largest")
    func aggregates() {
        func value(_ name: String) -> Any? { NSExpression(forFunction: name, arguments: [NSExpression(forConstantValue: [3, 1, 2])]).expressionValue(with: nil, context: nil) }
        #expect(value("sum:") as? Double == 6 && value("count:") as? Int == 3 && value("average:") as? Double == 2)
        #expect(value("min:") as? Int == 1 && value("max:") as? Int == 3)
    }

    private final class Titles: NSObject, XMLParserDelegate {
        var found: [String] = []
        func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) { found.append(attributes["title"] ?? "") }
    }
    @Test("XML is read without an import of its own")
    func xml() {
        let titles = Titles(), parser = XMLParser(data: Data("<feed title='a'><entry title='b'/></feed>".utf8))
        parser.delegate = titles
        #expect(parser.parse() && titles.found == ["a", "b"])
    }
}
