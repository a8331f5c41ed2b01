// Status of this file: exact.

import Foundation

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that the object's published properties send through; one for each object.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()
    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never { subject.subscribe(subscriber) }
    public func send() { subject.send() }
}

/// The publishers of living objects. Objects are held weakly: Swift has no place in an object for something added later.
private final class ObjectPublishers: @unchecked Sendable {
    static let shared = ObjectPublishers()
    private struct Entry {
        weak var object: AnyObject?
        var publisher: ObservableObjectPublisher
    }
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepsAt = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let id = ObjectIdentifier(object)
        if let entry = entries[id], entry.object === object { return entry.publisher }
        if entries.count >= sweepsAt {
            entries = entries.filter { $0.value.object != nil }
            sweepsAt = Swift.max(64, entries.count * 2)
        }
        let publisher = ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        install(publisher, in: object)
        return publisher
    }

    private func install(_ publisher: ObservableObjectPublisher, in object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            for child in level.children { (child.value as? any PublishedProperty)?.announce(through: publisher) }
            mirror = level.superclassMirror
        }
    }
}

protocol PublishedProperty {
    func announce(through publisher: ObservableObjectPublisher)
}

/// What a published property holds, and who listens to it.
public final class PublishedBox<Value> {
    private let lock = NSRecursiveLock()
    private var current: Value
    private let subject = PassthroughSubject<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    var feeds: [AnyCancellable] = []
    init(_ value: Value) { current = value }
    /// Listeners hear of a new value before it is there.
    var value: Value {
        get { lock.lock(); defer { lock.unlock() }; return current }
        set {
            objectWillChange?.send()
            subject.send(newValue)
            lock.lock()
            current = newValue
            lock.unlock()
        }
    }
    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
        subject.prepend(value).subscribe(subscriber)
    }
}

/// A property of a class that announces its changes.
@propertyWrapper
public struct Published<Value>: PublishedProperty {
    let box: PublishedBox<Value>
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    public init(initialValue: Value) { box = PublishedBox(initialValue) }
    func announce(through publisher: ObservableObjectPublisher) { box.objectWillChange = publisher }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.value = newValue }
    }
    public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf,
                                                      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
                                                      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.value = newValue }
    }

    /// The value now, and each new one before it is set.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        set {}
    }
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never { box.subscribe(subscriber) }
    }
}
