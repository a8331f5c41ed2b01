// Status of this file: declared: no challenge has them.

// The corelibs declare these as not there; a delegate that compares with them compiles, and no challenge has them.

public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
