import FoundationSupplement
import Testing

private struct Owner { var name: String; var age: Int? }
private final class Pet: NSObject {
    let name: String, weight: Double, tags: [String], owner: Owner?, toys: [[String: Any]]
    init(_ name: String, _ weight: Double, tags: [String] = [], owner: Owner? = nil, toys: [[String: Any]] = []) {
        self.name = name; self.weight = weight; self.tags = tags; self.owner = owner; self.toys = toys
    }
}

@Suite struct PredicateTests {
    private let pets = [
        Pet("Älfi", 4.5, tags: ["cat", "old"], owner: Owner(name: "Ann", age: 40), toys: [["price": 3], ["price": 9]]),
        Pet("bruno", 30, tags: ["dog"], owner: Owner(name: "Bob", age: nil)),
        Pet("Cleo", 5),
    ]
    private func names(_ format: String, _ arguments: CVarArg...) throws -> [String] {
        let predicate = try NSPredicate(parsing: format, arguments: arguments)
        return pets.filter { predicate.evaluate(with: $0) }.map(\.name)
    }

    @Test("comparisons of numbers, texts and nothing")
    func comparisons() throws {
        #expect(try names("weight > 4.5") == ["bruno", "Cleo"])
        #expect(try names("weight BETWEEN {4, 6}") == ["Älfi", "Cleo"])
        #expect(try names("weight >= %d AND weight <= %f", 5, 5.0) == ["Cleo"])
        #expect(try names("name == %@", "bruno") == ["bruno"])
        #expect(try names("name ==[cd] 'ALFI'") == ["Älfi"])
        #expect(try names("owner == nil") == ["Cleo"])
        #expect(try names("owner.age = nil") == ["bruno", "Cleo"])
        #expect(try names("weight * 2 == 10 || weight / 3 = 10") == ["bruno", "Cleo"])
    }

    @Test("texts are searched, with and without case and accents")
    func texts() throws {
        #expect(try names("name CONTAINS[c] 'B'") == ["bruno"])
        #expect(try names("name beginswith[cd] 'a'") == ["Älfi"])
        #expect(try names("name ENDSWITH 'o' && !(name LIKE 'C*')") == ["bruno"])
        #expect(try names("name MATCHES '[A-Z].*'") == ["Cleo"])
        #expect(try names("%K LIKE[c] %@", "name", "?leo") == ["Cleo"])
    }

    @Test("collections: IN, ANY, aggregates and subqueries")
    func collections() throws {
        #expect(try names("name IN {'Cleo', 'bruno'}") == ["bruno", "Cleo"])
        #expect(try names("'cat' IN tags") == ["Älfi"])
        #expect(try names("ANY tags == 'dog' OR ANY tags == 'old'") == ["Älfi", "bruno"])
        #expect(try names("tags.@count == 0") == ["Cleo"])
        #expect(try names("NONE tags == 'dog'") == ["Älfi", "Cleo"])
        #expect(try names("toys.@sum.price > 10") == ["Älfi"])
        #expect(try names("SUBQUERY(toys, $t, $t.price > 5).@count > 0") == ["Älfi"])
    }

    @Test("a format that is wrong says where")
    func errors() {
        for format in ["name ==", "name 'x'", "(a == 1", "a == %@", "a == 'x", "a == %y", "a > 1.2.3", "a == ½", String(repeating: "(", count: 500)] {
            #expect(throws: PredicateFormatError.self) { try NSPredicate(parsing: format) }
        }
        let predicate = try? NSPredicate(parsing: "wings > 2")
        #expect(throws: PredicateEvaluationError.noProperty("wings", type: "Pet")) { try predicate?.tree?.evaluate(with: pets[0]) }
        #expect(predicate?.evaluate(with: pets[0]) == false)
    }

    @Test("compound predicates keep their trees")
    func compound() throws {
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "weight > %d", 4), NSPredicate(format: "TRUEPREDICATE")])
        #expect(both.evaluate(with: pets[1]))
        guard case .and(let parts)? = both.tree else { Issue.record("no tree"); return }
        #expect(parts.count == 2)
    }

    @Test("sort descriptors read properties by name")
    func sorting() {
        let byWeight = (pets as NSArray).sortedArray(using: [NSSortDescriptor(key: "weight", ascending: false)]).compactMap { ($0 as? Pet)?.name }
        #expect(byWeight == ["bruno", "Cleo", "Älfi"])
        let byName = NSSortDescriptor(key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        #expect(byName.compare(pets[1], to: pets[2]) == .orderedAscending)
    }
}

@Suite struct ObjectTests {
    @Test("a change is taken back and made again")
    func undo() {
        final class Counter {
            var value = 0
            let undoManager = UndoManager()
            func set(_ new: Int) {
                let old = value
                undoManager.registerUndo(withTarget: self) { $0.set(old) }
                value = new
            }
        }
        let counter = Counter()
        counter.set(1)
        counter.set(2)
        counter.undoManager.undo()
        #expect(counter.value == 1 && counter.undoManager.canRedo)
        counter.undoManager.redo()
        #expect(counter.value == 2)
        counter.undoManager.undo()
        counter.undoManager.undo()
        #expect(counter.value == 0 && !counter.undoManager.canUndo)
    }

    @Test("without a grant an app group has no folder")
    func groupContainer() {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.none") == nil)
    }
}
