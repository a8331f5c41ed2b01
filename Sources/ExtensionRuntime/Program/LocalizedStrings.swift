import ExtensionResources
import Foundation

/// What libFoundation asks for `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)`.
///
/// The executable's symbols come before the library's, so that Foundation's own lookup reads the same tables as SwiftUI's: the
/// bundle's folder holds no `.lproj` folders.
@_cdecl("CFBundleCopyLocalizedString")
public func copyLocalizedString(_ bundle: UnsafeRawPointer?, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ table: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
    func text(_ pointer: UnsafeRawPointer?) -> String? { pointer.map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue()._bridgeToSwift() } }
    let key = text(key) ?? "", value = text(value) ?? "", table = text(table)
    let path = bundle.flatMap { copyBundleURL($0) }.map { Unmanaged<NSURL>.fromOpaque($0).takeRetainedValue().path ?? "" }
    let answer = ExtensionResources.current?.strings.text(forKey: key, table: table.flatMap { $0.isEmpty ? nil : $0 }, bundlePath: path)
    return Unmanaged.passRetained((answer ?? (value.isEmpty ? key : value))._bridgeToObjectiveC()).toOpaque()
}

@_silgen_name("CFBundleCopyBundleURL")
private func copyBundleURL(_ bundle: UnsafeRawPointer) -> UnsafeMutableRawPointer?
