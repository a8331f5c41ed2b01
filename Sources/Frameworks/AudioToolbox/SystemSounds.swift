// Status of this file: declared: the simulated device has no loudspeaker and no motor; playing is reported as `unsupported-api`.

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

private func note(_ symbol: String) { MissingCapabilities.note(symbol, "The simulated device has no loudspeaker: nothing sounds.") }

/// Plays a short sound. Status: declared: nothing sounds, whatever the `inSystemSoundID`.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { note("AudioServicesPlaySystemSound") }
/// Plays a short sound and tells when it ends: at once here. Status: declared: nothing sounds, whatever the `inSystemSoundID`.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    note("AudioServicesPlaySystemSoundWithCompletion")
    inCompletionBlock?()
}
/// Plays a sound and vibrates. Status: declared: neither, whatever the `inSystemSoundID`.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { note("AudioServicesPlayAlertSound") }
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    note("AudioServicesPlayAlertSoundWithCompletion")
    inCompletionBlock?()
}
/// Reads a sound file. Status: declared: `kAudioServicesUnsupportedPropertyError`, whatever the `inFileURL`.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    note("AudioServicesCreateSystemSoundID")
    outSystemSoundID.pointee = 0
    return kAudioServicesUnsupportedPropertyError
}
/// Status: declared: there is no sound of the `inSystemSoundID`.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesBadSystemSoundIDError }
public let kAudioServicesNoError: OSStatus = 0, kAudioServicesUnsupportedPropertyError: OSStatus = 1_886_681_407, kAudioServicesBadSystemSoundIDError: OSStatus = -1501
