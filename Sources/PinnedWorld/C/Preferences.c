#include "PinnedWorld.h"
#include "Real.h"
#include "CoreFoundationCalls.h"
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The preferences of the simulated device, behind the functions that `UserDefaults` calls: one SQLite database for every suite.
// A write is in the database before the call returns, so that no process loses what another wrote, nor what was written
// before it was killed. A suite of a granted group is shared; every other suite belongs to the bundle.

REAL(CFTypeRef, CFPreferencesCopyAppValue, (CFStringRef, CFStringRef))
REAL(CFTypeRef, CFPreferencesCopyValue, (CFStringRef, CFStringRef, CFStringRef, CFStringRef))
REAL(CFDictionaryRef, CFPreferencesCopyMultiple, (CFArrayRef, CFStringRef, CFStringRef, CFStringRef))
REAL(CFArrayRef, CFPreferencesCopyKeyList, (CFStringRef, CFStringRef, CFStringRef))
REAL(void, CFPreferencesSetAppValue, (CFStringRef, CFTypeRef, CFStringRef))
REAL(void, CFPreferencesSetValue, (CFStringRef, CFTypeRef, CFStringRef, CFStringRef, CFStringRef))
REAL(void, CFPreferencesSetMultiple, (CFDictionaryRef, CFArrayRef, CFStringRef, CFStringRef, CFStringRef))
REAL(Boolean, CFPreferencesAppSynchronize, (CFStringRef))
REAL(Boolean, CFPreferencesSynchronize, (CFStringRef, CFStringRef, CFStringRef))
REAL(Boolean, CFPreferencesGetAppBooleanValue, (CFStringRef, CFStringRef, Boolean *))
REAL(CFIndex, CFPreferencesGetAppIntegerValue, (CFStringRef, CFStringRef, Boolean *))
REAL(void, CFPreferencesAddSuitePreferencesToApp, (CFStringRef, CFStringRef))
REAL(void, CFPreferencesRemoveSuitePreferencesFromApp, (CFStringRef, CFStringRef))

#define GLOBAL "kCFPreferencesAnyApplication"
#define CURRENT "kCFPreferencesCurrentApplication"

static sqlite3 *database;
static sqlite3_stmt *select_value, *select_all, *upsert, *removal;
static char *bundle;
static char *added[16];
static size_t added_count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/// Waits for another process's write, in real time and past the virtual clock; for ten seconds in all.
static int busy(void *unused, int round) {
    (void)unused;
    vitrine_real_sleep(round < 10 ? 200000 : 2000000);
    return round < 5000;
}

char *vitrine_preferences_open(const char *path, const char *bundle_identifier) {
    pthread_mutex_lock(&lock);
    char *problem = NULL;
    if (!database) {
        sqlite3 *opened = NULL;
        int code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX, NULL);
        if (code == SQLITE_OK) {
            sqlite3_busy_handler(opened, busy, NULL);
            // In WAL with synchronous NORMAL a transaction survives the death of the process at any instant.
            code = sqlite3_exec(opened, "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;"
                "CREATE TABLE IF NOT EXISTS preferences (owner TEXT NOT NULL, suite TEXT NOT NULL, key TEXT NOT NULL, value BLOB NOT NULL,"
                " PRIMARY KEY (owner, suite, key)) WITHOUT ROWID;", NULL, NULL, NULL);
        }
        static const struct { sqlite3_stmt **statement; const char *text; } statements[] = {
            { &select_value, "SELECT value FROM preferences WHERE owner=?1 AND suite=?2 AND key=?3" },
            { &select_all, "SELECT key, value FROM preferences WHERE owner=?1 AND suite=?2 ORDER BY key" },
            { &upsert, "INSERT INTO preferences VALUES (?1,?2,?3,?4) ON CONFLICT DO UPDATE SET value=excluded.value" },
            { &removal, "DELETE FROM preferences WHERE owner=?1 AND suite=?2 AND key=?3" },
        };
        for (size_t i = 0; i < 4 && code == SQLITE_OK; i++) {
            code = sqlite3_prepare_v3(opened, statements[i].text, -1, SQLITE_PREPARE_PERSISTENT, statements[i].statement, NULL);
        }
        if (code == SQLITE_OK) {
            database = opened;
        } else {
            problem = strdup(opened ? sqlite3_errmsg(opened) : sqlite3_errstr(code));
            sqlite3_close_v2(opened);
        }
    }
    free(bundle);
    bundle = strdup(bundle_identifier ? bundle_identifier : "");
    pthread_mutex_unlock(&lock);
    return problem;
}

// Names ------------------------------------------------------------------------------------------------------------------

static char *copy_string(CFStringRef string) {
    if (!string) return strdup("");
    CFIndex size = CFStringGetLength(string) * 4 + 1;
    char *text = malloc((size_t)size);
    if (text && !CFStringGetCString(string, text, size, UTF8)) text[0] = 0;
    return text ? text : strdup("");
}

/// Where a suite's rows are: a group's belong to the group, others to the bundle. `suite` is "" for the bundle's own.
struct place { char *owner, *suite; };

static struct place place_of(CFStringRef application) {
    char *name = copy_string(application);
    struct place place;
    if (!application || strcmp(name, CURRENT) == 0 || (bundle && strcmp(name, bundle) == 0)) {
        place = (struct place){ strdup(bundle), strdup("") };
    } else if (strcmp(name, GLOBAL) == 0 || strcmp(name, "NSGlobalDomain") == 0) {
        place = (struct place){ strdup(""), strdup(GLOBAL) };
    } else if (group_is_granted(name)) {
        place = (struct place){ strdup("group"), strdup(name) };
    } else {
        if (strncmp(name, "group.", 6) == 0) use_note(VITRINE_DENIED, name, "");
        place = (struct place){ strdup(bundle), strdup(name) };
    }
    free(name);
    return place;
}

static void place_free(struct place place) { free(place.owner); free(place.suite); }

// Rows -------------------------------------------------------------------------------------------------------------------

static void bind(sqlite3_stmt *statement, struct place place, const char *key) {
    sqlite3_bind_text(statement, 1, place.owner, -1, SQLITE_STATIC);
    sqlite3_bind_text(statement, 2, place.suite, -1, SQLITE_STATIC);
    if (key) sqlite3_bind_text(statement, 3, key, -1, SQLITE_STATIC);
}

static void done(sqlite3_stmt *statement) { sqlite3_reset(statement); sqlite3_clear_bindings(statement); }

static CFTypeRef value_of(sqlite3_stmt *statement, int column) {
    CFDataRef data = CFDataCreate(NULL, sqlite3_column_blob(statement, column), sqlite3_column_bytes(statement, column));
    if (!data) return NULL;
    CFTypeRef value = CFPropertyListCreateWithData(NULL, data, 0, NULL, NULL);
    CFRelease(data);
    return value;
}

/// Preferences are a file of the owner's, of the class that files have by themselves; what every application sees is the system's.
static bool is_locked(struct place place) { return strcmp(place.suite, GLOBAL) != 0 && vitrine_protection_locks(NULL); }

static CFTypeRef copy_value(struct place place, const char *key) {
    CFTypeRef value = NULL;
    if (is_locked(place)) return NULL;
    pthread_mutex_lock(&lock);
    bind(select_value, place, key);
    int code = sqlite3_step(select_value);
    if (code == SQLITE_ROW) value = value_of(select_value, 0);
    else if (code != SQLITE_DONE) use_note(VITRINE_FAILED, place.suite, sqlite3_errmsg(database));
    done(select_value);
    pthread_mutex_unlock(&lock);
    return value;
}

static bool write_bytes(struct place place, const char *key, const void *bytes, size_t length) {
    pthread_mutex_lock(&lock);
    bind(upsert, place, key);
    sqlite3_bind_blob64(upsert, 4, bytes, length, SQLITE_STATIC);
    bool is_written = sqlite3_step(upsert) == SQLITE_DONE;
    if (!is_written) use_note(VITRINE_FAILED, place.suite, sqlite3_errmsg(database));
    done(upsert);
    pthread_mutex_unlock(&lock);
    return is_written;
}

static void write_value(struct place place, const char *key, CFTypeRef value) {
    if (is_locked(place)) { use_note(VITRINE_FAILED, place.suite, "the device was not unlocked yet"); return; }
    if (value) {
        CFDataRef data = CFPropertyListCreateData(NULL, value, BINARY_PROPERTY_LIST, 0, NULL);
        if (!data) { use_note(VITRINE_FAILED, place.suite, key); return; }
        use_note(VITRINE_WRITE, place.suite, key);
        write_bytes(place, key, CFDataGetBytePtr(data), (size_t)CFDataGetLength(data));
        CFRelease(data);
    } else {
        use_note(VITRINE_REMOVE, place.suite, key);
        pthread_mutex_lock(&lock);
        bind(removal, place, key);
        if (sqlite3_step(removal) != SQLITE_DONE) use_note(VITRINE_FAILED, place.suite, sqlite3_errmsg(database));
        done(removal);
        pthread_mutex_unlock(&lock);
    }
}

/// Each key and value of a place, in the order of the keys.
static void each_row(struct place place, void (*use)(void *, CFStringRef, CFTypeRef), void *context) {
    if (is_locked(place)) return;
    pthread_mutex_lock(&lock);
    bind(select_all, place, NULL);
    while (sqlite3_step(select_all) == SQLITE_ROW) {
        CFStringRef key = CFStringCreateWithCString(NULL, (const char *)sqlite3_column_text(select_all, 0), UTF8);
        CFTypeRef value = value_of(select_all, 1);
        if (key && value) use(context, key, value);
        if (key) CFRelease(key);
        if (value) CFRelease(value);
    }
    done(select_all);
    pthread_mutex_unlock(&lock);
}

bool vitrine_preferences_set_global(const char *key, const void *bytes, size_t length) {
    if (!database) return false;
    return write_bytes((struct place){ "", GLOBAL }, key, bytes, length);
}

/// The suite itself, then the suites added to it, then what every application sees.
static CFTypeRef search(CFStringRef key, CFStringRef application) {
    struct place place = place_of(application);
    char *name = copy_string(key);
    use_note(VITRINE_READ, place.suite, name);
    CFTypeRef value = copy_value(place, name);
    if (!value && place.suite[0] == 0) {
        for (size_t i = 0; i < added_count && !value; i++) {
            CFStringRef suite = CFStringCreateWithCString(NULL, added[i], UTF8);
            struct place other = place_of(suite);
            value = copy_value(other, name);
            place_free(other);
            CFRelease(suite);
        }
    }
    if (!value && strcmp(place.suite, GLOBAL) != 0) value = copy_value((struct place){ "", GLOBAL }, name);
    free(name);
    place_free(place);
    return value;
}

// The overrides ----------------------------------------------------------------------------------------------------------

OVERRIDE CFTypeRef CFPreferencesCopyAppValue(CFStringRef key, CFStringRef application) {
    return database ? search(key, application) : real_CFPreferencesCopyAppValue()(key, application);
}

OVERRIDE CFTypeRef CFPreferencesCopyValue(CFStringRef key, CFStringRef application, CFStringRef user, CFStringRef host) {
    if (!database) return real_CFPreferencesCopyValue()(key, application, user, host);
    struct place place = place_of(application);
    char *name = copy_string(key);
    use_note(VITRINE_READ, place.suite, name);
    CFTypeRef value = copy_value(place, name);
    free(name);
    place_free(place);
    return value;
}

static void add_pair(void *dictionary, CFStringRef key, CFTypeRef value) { CFDictionarySetValue(dictionary, key, value); }
static void add_key(void *array, CFStringRef key, CFTypeRef value) { (void)value; CFArrayAppendValue(array, key); }

OVERRIDE CFDictionaryRef CFPreferencesCopyMultiple(CFArrayRef keys, CFStringRef application, CFStringRef user, CFStringRef host) {
    if (!database) return real_CFPreferencesCopyMultiple()(keys, application, user, host);
    CFMutableDictionaryRef result = CFDictionaryCreateMutable(NULL, 0, kCFTypeDictionaryKeyCallBacks, kCFTypeDictionaryValueCallBacks);
    struct place place = place_of(application);
    if (!keys) {
        use_note(VITRINE_LIST, place.suite, "");
        each_row(place, add_pair, (void *)result);
    } else {
        for (CFIndex i = 0; i < CFArrayGetCount(keys); i++) {
            char *name = copy_string(CFArrayGetValueAtIndex(keys, i));
            use_note(VITRINE_READ, place.suite, name);
            CFTypeRef value = copy_value(place, name);
            if (value) { CFDictionarySetValue(result, CFArrayGetValueAtIndex(keys, i), value); CFRelease(value); }
            free(name);
        }
    }
    place_free(place);
    return result;
}

OVERRIDE CFArrayRef CFPreferencesCopyKeyList(CFStringRef application, CFStringRef user, CFStringRef host) {
    if (!database) return real_CFPreferencesCopyKeyList()(application, user, host);
    CFTypeRef result = CFArrayCreateMutable(NULL, 0, kCFTypeArrayCallBacks);
    struct place place = place_of(application);
    use_note(VITRINE_LIST, place.suite, "");
    each_row(place, add_key, (void *)result);
    place_free(place);
    return result;
}

OVERRIDE void CFPreferencesSetAppValue(CFStringRef key, CFTypeRef value, CFStringRef application) {
    if (!database) { real_CFPreferencesSetAppValue()(key, value, application); return; }
    struct place place = place_of(application);
    char *name = copy_string(key);
    write_value(place, name, value);
    free(name);
    place_free(place);
}

OVERRIDE void CFPreferencesSetValue(CFStringRef key, CFTypeRef value, CFStringRef application, CFStringRef user, CFStringRef host) {
    if (!database) { real_CFPreferencesSetValue()(key, value, application, user, host); return; }
    CFPreferencesSetAppValue(key, value, application);
}

OVERRIDE void CFPreferencesSetMultiple(CFDictionaryRef set, CFArrayRef removed, CFStringRef application, CFStringRef user, CFStringRef host) {
    if (!database) { real_CFPreferencesSetMultiple()(set, removed, application, user, host); return; }
    for (CFIndex i = 0; removed && i < CFArrayGetCount(removed); i++) CFPreferencesSetAppValue(CFArrayGetValueAtIndex(removed, i), NULL, application);
    CFIndex count = set ? CFDictionaryGetCount(set) : 0;
    const void **keys = calloc((size_t)count * 2 + 1, sizeof *keys);
    if (!keys) return;
    if (count) CFDictionaryGetKeysAndValues(set, keys, keys + count);
    for (CFIndex i = 0; i < count; i++) CFPreferencesSetAppValue(keys[i], keys[count + i], application);
    free(keys);
}

OVERRIDE Boolean CFPreferencesAppSynchronize(CFStringRef application) {
    return database ? 1 : real_CFPreferencesAppSynchronize()(application);
}

OVERRIDE Boolean CFPreferencesSynchronize(CFStringRef application, CFStringRef user, CFStringRef host) {
    return database ? 1 : real_CFPreferencesSynchronize()(application, user, host);
}

OVERRIDE CFIndex CFPreferencesGetAppIntegerValue(CFStringRef key, CFStringRef application, Boolean *exists) {
    if (!database) return real_CFPreferencesGetAppIntegerValue()(key, application, exists);
    CFTypeRef value = search(key, application);
    long long number = 0;
    bool found = false;
    if (value) {
        unsigned long type = CFGetTypeID(value);
        if (type == CFBooleanGetTypeID()) { number = CFBooleanGetValue(value); found = true; }
        else if (type == CFNumberGetTypeID()) found = CFNumberGetValue(value, NUMBER_LONG_LONG, &number);
        CFRelease(value);
    }
    if (exists) *exists = found;
    return (CFIndex)number;
}

OVERRIDE Boolean CFPreferencesGetAppBooleanValue(CFStringRef key, CFStringRef application, Boolean *exists) {
    if (!database) return real_CFPreferencesGetAppBooleanValue()(key, application, exists);
    return CFPreferencesGetAppIntegerValue(key, application, exists) != 0;
}

OVERRIDE Boolean CFPreferencesAppBooleanValue(CFStringRef key, CFStringRef application, Boolean *exists) {
    return CFPreferencesGetAppBooleanValue(key, application, exists);
}

OVERRIDE void CFPreferencesAddSuitePreferencesToApp(CFStringRef application, CFStringRef suite) {
    if (!database) { real_CFPreferencesAddSuitePreferencesToApp()(application, suite); return; }
    if (added_count < sizeof added / sizeof *added) added[added_count++] = copy_string(suite);
}

OVERRIDE void CFPreferencesRemoveSuitePreferencesFromApp(CFStringRef application, CFStringRef suite) {
    if (!database) { real_CFPreferencesRemoveSuitePreferencesFromApp()(application, suite); return; }
    char *name = copy_string(suite);
    for (size_t i = 0; i < added_count; i++) {
        if (strcmp(added[i], name) != 0) continue;
        free(added[i]);
        added[i] = added[--added_count];
        break;
    }
    free(name);
}

bool vitrine_preferences_is_open(void) { return database != NULL; }
