import Foundation
@testable import ProjectModel

/// Projects written for these tests, copied beside the test's binary.
enum Fixture {
    static let weather = path("Weather")
    static let project = "\(weather)/Weather.xcodeproj"

    private static func path(_ name: String) -> String {
        let url = Bundle.module.resourceURL ?? Bundle.module.bundleURL
        return Paths.real(url.appendingPathComponent("Fixtures/\(name)").path) ?? "/"
    }

    /// A copy of the weather project that a test may damage.
    static func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(name: "Weather")
        try FileManager.default.removeItem(atPath: folder.path)
        try FileManager.default.copyItem(atPath: weather, toPath: folder.path)
        return folder
    }

    /// Every file of the weather project whose name ends so.
    static func files(_ suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: weather).filter { $0.hasSuffix(suffix) }.sorted().map { "\(weather)/\($0)" }
    }
}

extension String {
    /// The path below the weather project.
    var below: String { Paths.relative(self, to: Fixture.weather) }
}
