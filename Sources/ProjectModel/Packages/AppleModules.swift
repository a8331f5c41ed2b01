/// The modules of Apple's SDKs and of the toolchain: an import of one of these is never a missing package.
public enum AppleModules {
    public static let names = Set("""
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessorySetupKit Accounts ActivityKit AdAttributionKit AdServices AdSupport \
    AddressBook AddressBookUI AlarmKit AppClip AppIntents AppIntentsTesting AppKit AppTrackingTransparency AssetsLibrary AudioToolbox AudioUnit AuthenticationServices \
    AutomatedDeviceEnrollment AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BrowserEngineKit BusinessChat CFNetwork CallKit CarPlay CarKey Charts Cinematic \
    ClassKit ClockKit CloudKit ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth \
    CoreData CoreFoundation CoreGraphics CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC \
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CreateML CryptoKit CryptoTokenKit Darwin DataDetection \
    DeveloperToolsSupport DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DiscRecording DiskArbitration Dispatch Distributed DockKit EventKit EventKitUI \
    ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI ForceFeedback Foundation \
    FoundationEssentials FoundationInternationalization FoundationModels FoundationNetworking FoundationXML FSKit GLKit GSS GameController GameKit GameSave GameplayKit GeoToolbox Glibc GroupActivities HealthKit HealthKitUI HomeKit \
    IOBluetooth IOKit IOSurface IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground ImmersiveMediaSupport InputMethodKit Intents IntentsUI JavaScriptCore JournalingSuggestions Kernel \
    LatentSemanticMapping LinkPresentation LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MachO ManagedApp ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter \
    MatterSupport MediaAccessibility MediaLibrary MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders \
    MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension \
    NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenCL OpenGLES PDFKit PHASE PaperKit ParavirtualizedGraphics PassKit PencilKit PermissionKit Photos PhotosUI PlaygroundSupport Playgrounds PreferencePanes \
    ProximityReader PushKit PushToTalk Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit \
    SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge SecureElementCredential Security SecurityInterface SecurityUI SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Spatial \
    Speech SpriteKit StickerFoundation StickerKit StoreKit StoreKitTest Swift SwiftData SwiftShims SwiftUI SwiftUICore Symbols Synchronization System SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabularData Testing ThreadNetwork TipKit \
    TranslationUIProvider Translation Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI Vision VisionKit VideoSubscriberAccount VideoToolbox VisualIntelligence Virtualization WatchConnectivity WatchKit \
    WeatherKit WebKit WiFiAware WidgetKit WorkoutKit XCTest XPC _Concurrency _Differentiation _StringProcessing _AppIntents_SwiftUI _SwiftData_SwiftUI _PhotosUI_SwiftUI _MapKit_SwiftUI _StoreKit_SwiftUI _AuthenticationServices_SwiftUI CxxStdlib Cxx \
    asl dnssd iAd launch libkern libxml2 mach notify os os.log sandbox simd sqlite3 SQLite3 vecLib vmnet xpc zlib
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
}
