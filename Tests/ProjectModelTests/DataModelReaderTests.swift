import Foundation
import Testing
@testable import ProjectModel

@Suite struct DataModelReaderTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <!-- A model -->
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Habit" representedClassName=".HabitObject" syncable="YES" codeGenerationType="class">
                <attribute name="name" attributeType="String" defaultValueString="A &amp; &quot;B&quot; &#233;"/>
                <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <attribute name="tags" optional="YES" transient="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" customClassName="[String]"/>
                <relationship name="days" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Day" inverseName="habit" inverseEntity="Day"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Day" representedClassName="Day" parentEntity="Habit" isAbstract="YES">
                <relationship name="habit" maxCount="1" deletionRule="Nullify" destinationEntity="Habit" inverseName="days" inverseEntity="Habit"/>
            </entity>
        </model>
        """

    @Test("entities, attributes and relationships are read, and the current version is the one that the project names")
    func model() throws {
        let folder = try TemporaryFolder(name: "Habits.xcdatamodeld")
        try folder.write("Habits.xcdatamodel/contents", Self.contents)
        try folder.write("Habits 2.xcdatamodel/contents", "<model/>")
        try folder.write(".xccurrentversion", #"<plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Habits.xcdatamodel</string></dict></plist>"#)
        let model = try DataModelReader.read(folder.path)
        #expect(model.name == "Habits" && model.versions.map(\.name) == ["Habits 2", "Habits"] && model.currentVersion == "Habits")
        let habit = try #require(model.current?.entities.first), day = try #require(model.current?.entities.last)
        #expect(habit.className == "HabitObject" && habit.codeGeneration == .classDefinition && habit.uniqueKeys == [["name"]])
        #expect(habit.attributes[0].defaultValue == "A & \"B\" é" && !habit.attributes[0].isOptional)
        #expect(habit.attributes[1].usesScalar && habit.attributes[1].type == "Integer 16" && habit.attributes[1].isOptional)
        #expect(habit.attributes[2].customClass == "[String]" && habit.attributes[2].isTransient)
        #expect(habit.relationships[0].isToMany && habit.relationships[0].isOrdered && habit.relationships[0].deletionRule == "Cascade" && habit.relationships[0].inverse == "habit")
        #expect(day.parent == "Habit" && day.isAbstract && day.codeGeneration == .none && !day.relationships[0].isToMany)
    }

    @Test("a damaged model names its file and line", arguments: [
        ("<model>\n<entity name=\"A\">\n</model>", 3, "a tag closes another element than <entity>, which is open"), ("<model>\n<entity name=A/></model>", 2, "what stands here in <model> is no XML"),
        ("<model>\n<entity name=\"A", 2, "the tag or comment that begins here is not closed"), ("<model><entity name=\"A\">", 1, "it ends before <entity> is closed"),
        ("no element", 1, "it does not begin with an element"), ("", 1, "it has no element"),
    ])
    func damaged(text: String, line: Int, reason: String) throws {
        let folder = try TemporaryFolder(name: "Broken.xcdatamodel")
        try folder.write("contents", text)
        #expect(throws: ProjectError.damaged(file: "\(folder.path)/contents", line: line, reason: reason)) { try DataModelReader.read(folder.path) }
    }

    @Test("a data model is a resource of its own kind")
    func sorting() {
        var resources = ResourceFiles()
        resources.add("/p/Habits.xcdatamodeld")
        #expect(resources.dataModels == ["/p/Habits.xcdatamodeld"] && resources.files.isEmpty && !resources.isEmpty)
    }
}
