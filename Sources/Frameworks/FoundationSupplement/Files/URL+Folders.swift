// Status of this file: exact.

import Foundation

extension URL {
    private static func userFolder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(name, isDirectory: true)
    }
    /// The extension's own documents.
    public static var documentsDirectory: URL { userFolder(.documentDirectory, "Documents") }
    /// What can be made again.
    public static var cachesDirectory: URL { userFolder(.cachesDirectory, "Library/Caches") }
    public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory, "Library/Application Support") }
    public static var libraryDirectory: URL { userFolder(.libraryDirectory, "Library") }
    public static var downloadsDirectory: URL { userFolder(.downloadsDirectory, "Downloads") }
    public static var picturesDirectory: URL { userFolder(.picturesDirectory, "Pictures") }
    public static var moviesDirectory: URL { userFolder(.moviesDirectory, "Movies") }
    public static var musicDirectory: URL { userFolder(.musicDirectory, "Music") }
    public static var desktopDirectory: URL { userFolder(.desktopDirectory, "Desktop") }
    public static var userDirectory: URL { URL(fileURLWithPath: "/Users", isDirectory: true) }
    public static var sharedPublicDirectory: URL { userFolder(.sharedPublicDirectory, "Public") }
    public static var applicationDirectory: URL { userFolder(.applicationDirectory, "Applications") }

    /// The text of the URL.
    public func formatted() -> String { absoluteString }

    /// True: files of the extension's groups need no scope.
    @discardableResult public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
