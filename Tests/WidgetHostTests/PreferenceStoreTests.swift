import Foundation
import Testing
@testable import WidgetHost

/// An empty device that is gone when the body ends.
@discardableResult private func withDevice<Result>(_ body: (DeviceFolder) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(DeviceFolder(path: folder))
}

@Suite struct PreferenceStoreTests {
    @Test("what is set is read again by another opening of the database, with its type, and is gone when it is removed")
    func setting() throws {
        try withDevice { device in
            let values: [String: Any] = ["name": "Ada", "goal": 7, "ratio": 0.5, "isOn": true, "list": ["a", "b"], "data": Data([1, 2])]
            for (key, value) in values { try PreferenceStore(device).set(value, for: key, in: .group("group.example")) }
            let store = try PreferenceStore(device)
            #expect(try store.values(of: .group("group.example")).map(\.key) == ["data", "goal", "isOn", "list", "name", "ratio"])
            #expect(try store.value(of: "name", in: .group("group.example")) as? String == "Ada")
            #expect(try store.value(of: "goal", in: .group("group.example")) as? Int == 7)
            #expect(try store.value(of: "data", in: .group("group.example")) as? Data == Data([1, 2]))
            try store.set(nil, for: "name", in: .group("group.example"))
            #expect(try store.value(of: "name", in: .group("group.example")) == nil)
        }
    }

    @Test("groups and bundles have rows of their own; clearing one leaves the others")
    func owners() throws {
        try withDevice { device in
            let store = try PreferenceStore(device)
            try store.set(1, for: "key", in: .group("group.a"))
            try store.set(2, for: "key", in: .group("group.b"))
            try store.set(3, for: "key", in: .bundle("com.example.app"))
            #expect(try store.groups() == ["group.a", "group.b"])
            try store.clear(.group("group.a"))
            #expect(try store.groups() == ["group.b"])
            #expect(try store.value(of: "key", in: .bundle("com.example.app")) as? Int == 3)
        }
    }

    @Test("what is no property list is refused and changes nothing")
    func refused() throws {
        try withDevice { device in
            let store = try PreferenceStore(device)
            #expect(throws: PreferenceStoreError.self) { try store.set(NSObject(), for: "key", in: .group("group.a")) }
            #expect(try store.groups().isEmpty)
        }
    }
}

@Suite struct GroupFilesTests {
    @Test("imported files lie in the group's container; files of the same name are replaced, others stay")
    func importing() throws {
        try withDevice { device in
            let source = device.path + "/source"
            try FileManager.default.createDirectory(atPath: source + "/sub", withIntermediateDirectories: true)
            try Data("one".utf8).write(to: URL(fileURLWithPath: source + "/a.txt"))
            try Data("two".utf8).write(to: URL(fileURLWithPath: source + "/sub/b.txt"))
            try device.importFiles(of: source, into: "group.example")
            try Data("longer".utf8).write(to: URL(fileURLWithPath: source + "/a.txt"))
            try FileManager.default.removeItem(atPath: source + "/sub")
            try device.importFiles(of: source, into: "group.example")
            #expect(try device.files(of: "group.example").map { "\($0.path) \($0.size)" } == ["a.txt 6", "sub/b.txt 3"])
            #expect(device.groupContainers() == ["group.example"])
        }
    }

    @Test("a name that leads out of the groups' folder is none", arguments: ["", "..", ".hidden", "a/b", "/etc"])
    func names(name: String) throws {
        try withDevice { device in #expect(throws: GroupFilesError.self) { try device.container(of: name) } }
    }

    @Test("a copy of a device has its values and files, and what is done to it leaves the device alone")
    func copying() throws {
        try withDevice { device in
            try PreferenceStore(device).set(1, for: "key", in: .group("group.a"))
            let copy = DeviceFolder(path: device.path + "-copy")
            defer { try? FileManager.default.removeItem(atPath: copy.path) }
            try device.copy(to: copy)
            #expect(try PreferenceStore(copy).value(of: "key", in: .group("group.a")) as? Int == 1)
            try PreferenceStore(copy).set(2, for: "key", in: .group("group.a"))
            #expect(try PreferenceStore(device).value(of: "key", in: .group("group.a")) as? Int == 1)
        }
    }
}
