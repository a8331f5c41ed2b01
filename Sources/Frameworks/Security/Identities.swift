// Status of this file: exact.

import FoundationNetworking

/// A certificate. None can be made here.
public final class SecCertificate: NSObject, @unchecked Sendable { override init() {} }
/// A certificate with its private key. None can be made here.
public final class SecIdentity: NSObject, @unchecked Sendable { override init() {} }
/// A server's chain of certificates. None is handed out here.
public final class SecTrust: NSObject, @unchecked Sendable { override init() {} }

nonisolated(unsafe) public let kSecImportExportPassphrase: CFString = "passphrase"
nonisolated(unsafe) public let kSecImportItemIdentity: CFString = "identity"
nonisolated(unsafe) public let kSecImportItemTrust: CFString = "trust"
nonisolated(unsafe) public let kSecImportItemCertChain: CFString = "chain"
public let errSecPkcs12VerifyFailure: OSStatus = -25264

/// Reads identities of a PKCS #12 file. Status: declared: `errSecUnimplemented`, and a finding.
public func SecPKCS12Import(_ file: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    MissingCapabilities.note("SecPKCS12Import", "Certificates are not read here: it answers errSecUnimplemented.")
    return errSecUnimplemented
}
/// Status: declared: an identity cannot exist here.
@discardableResult
public func SecIdentityCopyCertificate(_ identity: SecIdentity, _ certificate: UnsafeMutablePointer<SecCertificate?>) -> OSStatus { errSecUnimplemented }
/// Status: declared: a certificate cannot exist here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
    MissingCapabilities.note("SecCertificateCreateWithData", "Certificates are not read here: it answers nil.")
    return nil
}

extension URLCredential {
    /// A credential by a certificate. Status: declared: an identity cannot exist here.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}

/// Status: declared: a chain cannot exist here.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// Status: declared: a chain cannot exist here.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
/// Status: declared: a chain cannot exist here.
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }
/// Status: declared: a chain cannot exist here.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// Status: declared: a chain cannot exist here.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
