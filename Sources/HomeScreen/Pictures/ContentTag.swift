/// A short name for content: equal bytes have equal names. No defence against content that is made to collide.
enum ContentTag {
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return String(hash, radix: 36)
    }
}
