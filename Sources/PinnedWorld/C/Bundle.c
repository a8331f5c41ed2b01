#include "PinnedWorld.h"
#include "Real.h"
#include "CoreFoundationCalls.h"
#include <string.h>

// `Bundle.main` of an extension is the extension's bundle, not the runtime's folder.

REAL(CFBundleRef, CFBundleGetMainBundle, (void))

static _Atomic(CFBundleRef) main_bundle;

void vitrine_bundle_set(const char *path) {
    CFURLRef url = CFURLCreateFromFileSystemRepresentation(NULL, (const uint8_t *)path, (CFIndex)strlen(path), 1);
    if (!url) return;
    CFBundleRef bundle = CFBundleCreate(NULL, url);
    CFRelease(url);
    // Never released: Foundation holds the main bundle without counting.
    if (bundle) atomic_store(&main_bundle, bundle);
}

OVERRIDE CFBundleRef CFBundleGetMainBundle(void) {
    CFBundleRef bundle = atomic_load(&main_bundle);
    return bundle ? bundle : real_CFBundleGetMainBundle()();
}
