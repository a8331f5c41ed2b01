import Foundation
import Testing
@testable import ProjectModel

@Suite struct PackageCheckoutsTests {
    private func git(_ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false", "-C", folder] + arguments
        process.standardOutput = FileHandle.nullDevice; process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("a pinned package is checked out by SwiftPM, found by the reader, and not fetched again")
    func checkout() throws {
        let folder = try TemporaryFolder(name: "Remote")
        try folder.write("lottie-spm/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"lottie-spm\", products: [.library(name: \"Lottie\", targets: [\"Lottie\"])], targets: [.target(name: \"Lottie\")])\n")
        try folder.write("lottie-spm/Sources/Lottie/A.swift", "public struct A {}\n")
        let repository = folder.path + "/lottie-spm"
        for arguments in [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "first"], ["tag", "4.4.0"]] {
            try git(arguments, in: repository)
        }
        let project = try Fixture.copy()
        for file in ["Weather.xcodeproj/project.pbxproj", "Weather.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"] {
            try edit(file, in: project) { $0.replacing("https://example.com/airbnb/lottie-spm.git", with: "file://" + repository) }
        }
        try edit("Packages/Units/Package.swift", in: project) { $0.replacing(".package(url: \"https://example.com/apple/swift-algorithms.git\", from: \"1.2.0\"),", with: "") }
        let model = try ProjectReader().extensionModel(at: project.path, checkouts: PackageCheckouts(cache: folder.path + "/cache"))
        #expect(model.missingModules.isEmpty && model.modules.contains { $0.name == "Lottie" && $0.sources.count == 1 })

        let packages = [RemotePackage(url: "file://" + repository, requirement: .exact("4.4.0"))]
        let checkouts = try PackageCheckouts(cache: folder.path + "/cache").folder(for: packages)
        #expect(try ProjectReader(packages: checkouts).extensionModel(at: Fixture.project).missingModules.isEmpty)
        try FileManager.default.removeItem(atPath: repository)
        #expect(try PackageCheckouts(cache: folder.path + "/cache", swift: "no-such-command").folder(for: packages) == checkouts)
    }

    @Test("a package that is nowhere is one error that names it and ends with what to do")
    func nowhere() throws {
        let folder = try TemporaryFolder()
        let packages = [RemotePackage(url: "file://\(folder.path)/none.git", requirement: .exact("1.0.0"))]
        do {
            _ = try PackageCheckouts(cache: folder.path + "/cache").folder(for: packages)
            Issue.record("it was resolved")
        } catch { #expect(error.description.hasPrefix("The packages none cannot be had: ") && error.description.contains("--packages")) }
    }

    @Test("where packages cannot be had the model is read all the same, and a note says why")
    func note() throws {
        let folder = try TemporaryFolder()
        let model = try ProjectReader().extensionModel(at: Fixture.project, checkouts: PackageCheckouts(cache: folder.path, swift: "no-such-command"))
        #expect(model.missingModules.map(\.name) == ["Lottie"] && model.notes.contains { $0.hasPrefix("The packages lottie-spm, swift-algorithms cannot be had") })
    }

    @Test("what a project says is not compiled unless it is plainly an address or a version",
          arguments: [RemotePackage(url: "https://a/\") ; print(\"", requirement: .exact("1.0.0")), RemotePackage(url: "https://a/b", requirement: .branch("\\(x)")),
                      RemotePackage(url: "ext::sh -c x", requirement: .exact("1")), RemotePackage(url: "https://a/b", requirement: nil)])
    func hostile(_ package: RemotePackage) { #expect(throws: ProjectError.self) { try PackageCheckouts.manifest([package]) } }

    @Test("the fixture's package is asked for as Package.resolved pins it")
    func pinned() throws {
        #expect(try ProjectReader().extensionModel(at: Fixture.project).remotePackages
            == [RemotePackage(url: "https://example.com/airbnb/lottie-spm.git", products: ["Lottie"], requirement: .exact("4.4.0")),
                RemotePackage(url: "https://example.com/apple/swift-algorithms.git", products: ["Algorithms"], requirement: .upToNextMajor("1.2.0"))])
    }
}
