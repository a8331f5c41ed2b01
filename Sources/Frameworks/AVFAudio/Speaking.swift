// Status of this file: declared: the simulated device has no loudspeaker; `speak(_:)` is reported as `unsupported-api`.

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public enum AVSpeechBoundary: Int, Hashable, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable { case `default` = 1, enhanced, premium }

/// A voice for a language.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public let language: String
    public let identifier: String
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Nil: the language of the device.
    public init?(language: String?) {
        self.language = language ?? AVSpeechSynthesisVoice.currentLanguageCode()
        identifier = "com.apple.voice.compact.\(self.language)"
    }
    public init?(identifier: String) { self.identifier = identifier; language = AVSpeechSynthesisVoice.currentLanguageCode() }
    open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    open var pitchMultiplier: Float = 1
    open var volume: Float = 1
    /// Seconds.
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0
    public init(string: String) { speechString = string }
}

/// Speaks texts. The simulated device has no loudspeaker: `speak` is reported as a finding. Status: declared.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {
        MissingCapabilities.note("AVSpeechSynthesizer.speak(_:)", "The simulated device has no loudspeaker: nothing sounds.")
    }
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    @discardableResult open func continueSpeaking() -> Bool { false }
}

public protocol AVSpeechSynthesizerDelegate: AnyObject {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}
