// The few calls of libFoundation's Core Foundation that are used here. Its own headers need Clang modules of their own.
#ifndef CORE_FOUNDATION_CALLS_H
#define CORE_FOUNDATION_CALLS_H
#include <stdbool.h>
#include <stdint.h>

typedef const void *CFTypeRef;
typedef CFTypeRef CFStringRef, CFDataRef, CFArrayRef, CFDictionaryRef, CFMutableDictionaryRef, CFAllocatorRef, CFErrorRef, CFURLRef, CFBundleRef;
typedef long CFIndex;
typedef unsigned char Boolean;

extern void CFRelease(CFTypeRef);
extern CFTypeRef CFRetain(CFTypeRef);
extern CFIndex CFStringGetLength(CFStringRef);
extern Boolean CFStringGetCString(CFStringRef, char *, CFIndex, uint32_t encoding);
extern CFStringRef CFStringCreateWithCString(CFAllocatorRef, const char *, uint32_t encoding);
extern CFDataRef CFDataCreate(CFAllocatorRef, const uint8_t *, CFIndex);
extern const uint8_t *CFDataGetBytePtr(CFDataRef);
extern CFIndex CFDataGetLength(CFDataRef);
extern CFDataRef CFPropertyListCreateData(CFAllocatorRef, CFTypeRef, CFIndex format, unsigned long options, CFErrorRef *);
extern CFTypeRef CFPropertyListCreateWithData(CFAllocatorRef, CFDataRef, unsigned long options, CFIndex *format, CFErrorRef *);
extern CFMutableDictionaryRef CFDictionaryCreateMutable(CFAllocatorRef, CFIndex, const void *keys, const void *values);
extern void CFDictionarySetValue(CFMutableDictionaryRef, CFTypeRef key, CFTypeRef value);
extern CFIndex CFDictionaryGetCount(CFDictionaryRef);
extern void CFDictionaryGetKeysAndValues(CFDictionaryRef, const void **keys, const void **values);
extern CFTypeRef CFArrayCreateMutable(CFAllocatorRef, CFIndex, const void *callbacks);
extern void CFArrayAppendValue(CFTypeRef, CFTypeRef);
extern CFIndex CFArrayGetCount(CFArrayRef);
extern CFTypeRef CFArrayGetValueAtIndex(CFArrayRef, CFIndex);
extern unsigned long CFGetTypeID(CFTypeRef);
extern unsigned long CFStringGetTypeID(void);
extern unsigned long CFBooleanGetTypeID(void);
extern unsigned long CFNumberGetTypeID(void);
extern Boolean CFBooleanGetValue(CFTypeRef);
extern Boolean CFNumberGetValue(CFTypeRef, CFIndex type, void *);
extern CFURLRef CFURLCreateFromFileSystemRepresentation(CFAllocatorRef, const uint8_t *, CFIndex, Boolean isFolder);
extern CFBundleRef CFBundleCreate(CFAllocatorRef, CFURLRef);
extern const char kCFTypeDictionaryKeyCallBacks[], kCFTypeDictionaryValueCallBacks[], kCFTypeArrayCallBacks[];

enum { UTF8 = 0x08000100, BINARY_PROPERTY_LIST = 200, NUMBER_LONG_LONG = 11 };
#endif
