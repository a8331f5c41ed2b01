/// The modules of Apple's SDKs and of the toolchain: an import of one of these is never a missing package.
public enum AppleModules {
    public static let names = Set("""
    _AppIntents_SwiftUI _AuthenticationServices_SwiftUI _Concurrency _Differentiation _MapKit_SwiftUI _PhotosUI_SwiftUI
    _StoreKit_SwiftUI _StringProcessing _SwiftData_SwiftUI Accelerate Accessibility AccessorySetupKit Accounts ActivityKit
    AdAttributionKit AddressBook AddressBookUI AdServices AdSupport AlarmKit AppClip AppIntents AppIntentsTesting AppKit
    AppTrackingTransparency ARKit asl AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomatedDeviceEnrollment
    AutomaticAssessmentConfiguration AVFAudio AVFoundation AVKit AVRouting BackgroundAssets BackgroundTasks BrowserEngineKit
    BusinessChat CallKit CarKey CarPlay CFNetwork Charts Cinematic ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto
    Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics
    CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices
    CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Cxx CxxStdlib Darwin
    DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiscRecording
    DiskArbitration Dispatch Distributed dnssd DockKit EventKit EventKitUI ExecutionPolicy ExposureNotification
    ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI
    ForceFeedback Foundation FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking
    FoundationXML FSKit GameController GameKit GameplayKit GameSave GeoToolbox Glibc GLKit GroupActivities GSS HealthKit
    HealthKitUI HomeKit iAd IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport
    InputMethodKit Intents IntentsUI IOBluetooth IOKit IOSurface JavaScriptCore JournalingSuggestions Kernel
    LatentSemanticMapping launch libkern libxml2 LinkPresentation LiveCommunicationKit LocalAuthentication
    LocalAuthenticationEmbeddedUI LockedCameraCapture mach MachO ManagedApp ManagedAppDistribution ManagedSettings
    ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaLibrary MediaPlayer MediaSetup
    MediaToolbox Messages MessageUI Metal MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit
    MLCompute MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
    NetworkExtension NewsstandKit NotificationCenter notify ObjectiveC Observation OpenAL OpenCL OpenGLES os os.log OSLog
    PaperKit ParavirtualizedGraphics PassKit PDFKit PencilKit PermissionKit PHASE Photos PhotosUI Playgrounds
    PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing
    QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit sandbox
    SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SecureElementCredential Security SecurityInterface
    SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit simd Social
    SoundAnalysis Spatial Speech SpriteKit SQLite3 sqlite3 StickerFoundation StickerKit StoreKit StoreKitTest Swift
    SwiftData SwiftShims SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration SystemExtensions TabularData
    Testing ThreadNetwork TipKit Translation TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI vecLib VideoSubscriberAccount VideoToolbox Virtualization
    Vision VisionKit VisualIntelligence vmnet WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WorkoutKit
    XCTest XPC xpc zlib
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
