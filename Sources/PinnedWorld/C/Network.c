#include "PinnedWorld.h"
#include "Real.h"
#include <netinet/in.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

// The network of the simulated device, below every URLSession and every `contentsOf:` of a URL: all of them hand their transfers
// to libcurl. Unless live, a transfer gets one end of a socket pair as its connection; our server thread has the other end, or
// there is none and the transfer fails. Names are never looked up, and nothing is listened on.

typedef void CURL;
typedef void CURLM;
typedef int CURLcode;
struct CURLMsg { int message; CURL *easy; union { void *whatever; CURLcode result; } data; };
struct curl_address { int family, kind, protocol; unsigned length; struct sockaddr address; };

// Numbers of libcurl's stable interface.
enum { OPTION_URL = 10002, OPTION_PROXY = 10004, OPTION_SOCKET_OPTIONS = 20148, OPTION_SOCKET_OPTIONS_DATA = 10149, OPTION_OPEN_SOCKET = 20163,
       OPTION_UNIX_SOCKET = 10231, OPTION_ABSTRACT_SOCKET = 10264, OPTION_FORBID_REUSE = 75, MESSAGE_DONE = 1, ALREADY_CONNECTED = 2 };

REAL(int, connect, (int, const struct sockaddr *, socklen_t))
REAL(CURLcode, curl_easy_setopt, (CURL *, int, ...))
REAL(int, curl_multi_add_handle, (CURLM *, CURL *))
REAL(int, curl_multi_remove_handle, (CURLM *, CURL *))
REAL(struct CURLMsg *, curl_multi_info_read, (CURLM *, int *))

static _Atomic int mode;
static void (*serve)(int);
static void (*note)(const char *);

void vitrine_network_set(enum vitrine_network wanted, void (*server)(int), void (*asked)(const char *)) {
    serve = server;
    note = asked;
    atomic_store(&mode, (int)wanted);
}

/// Whether a view is drawn: nothing that it asks for goes out.
static _Atomic bool is_drawing;
/// Transfers that libcurl was given and has not been told to leave.
static _Atomic int transfers;

void vitrine_network_refuse_while_drawing(bool draws) { atomic_store(&is_drawing, draws); }
int vitrine_network_transfers(void) { return atomic_load(&transfers); }

static bool is_live(void) { return atomic_load(&mode) == VITRINE_NETWORK_LIVE; }

// Refusals ---------------------------------------------------------------------------------------------------------------

/// Whether the next NSError that Foundation makes in this thread is the end of a transfer that met no network.
static _Thread_local bool refuses_next;

// Connections ------------------------------------------------------------------------------------------------------------

/// Descriptors that are connected already, whatever libcurl goes on to do with them.
#define DESCRIPTORS 4096
static _Atomic bool is_pair[DESCRIPTORS];

void network_forget(int descriptor) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS) atomic_store_explicit(&is_pair[descriptor], false, memory_order_relaxed);
}

OVERRIDE int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
    if (descriptor >= 0 && descriptor < DESCRIPTORS && atomic_load_explicit(&is_pair[descriptor], memory_order_relaxed)) return 0;
    return real_connect()(descriptor, address, length);
}

static void *server_thread(void *argument) {
    int descriptor = (int)(intptr_t)argument;
    serve(descriptor);
    return NULL;
}

static int open_socket(void *client, int purpose, struct curl_address *address) {
    (void)client;
    (void)purpose;
    (void)address;
    int ends[2];
    if (atomic_load(&mode) == VITRINE_NETWORK_OFF || atomic_load(&is_drawing) || !serve) return -1;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    int code = pthread_create(&thread, &attributes, server_thread, (void *)(intptr_t)ends[1]);
    pthread_attr_destroy(&attributes);
    if (code != 0) {
        close(ends[0]);
        close(ends[1]);
        return -1;
    }
    if (ends[0] < DESCRIPTORS) atomic_store(&is_pair[ends[0]], true);
    return ends[0];
}

static int is_connected(void *client, int descriptor, int purpose) {
    (void)client;
    (void)descriptor;
    (void)purpose;
    return ALREADY_CONNECTED;
}

// The overrides ----------------------------------------------------------------------------------------------------------

/// `https://` asks for a handshake that the server's end does not know; the fixtures are the same for both.
static CURLcode set_url(CURL *handle, const char *url) {
    if (url && strncasecmp(url, "https://", 8) == 0) {
        size_t length = strlen(url);
        char *plain = malloc(length);
        if (!plain) return 27;
        memcpy(plain, "http", 4);
        memcpy(plain + 4, url + 5, length - 4);
        CURLcode code = real_curl_easy_setopt()(handle, OPTION_URL, plain);
        free(plain);
        return code;
    }
    return real_curl_easy_setopt()(handle, OPTION_URL, url);
}

OVERRIDE CURLcode curl_easy_setopt(CURL *handle, int option, ...) {
    va_list list;
    va_start(list, option);
    void *value = va_arg(list, void *);
    va_end(list);
    if (is_live()) return real_curl_easy_setopt()(handle, option, value);
    switch (option) {
    case OPTION_URL:
        if (note && value) note(value);
        return set_url(handle, value);
    case OPTION_SOCKET_OPTIONS: case OPTION_SOCKET_OPTIONS_DATA: case OPTION_OPEN_SOCKET: case OPTION_PROXY: case OPTION_UNIX_SOCKET:
    case OPTION_ABSTRACT_SOCKET: return 0;
    default: return real_curl_easy_setopt()(handle, option, value);
    }
}

OVERRIDE int curl_multi_add_handle(CURLM *multi, CURL *handle) {
    atomic_fetch_add(&transfers, 1);
    if (is_live()) {
        vitrine_clock_hold();
    } else {
        // With a local address no name is looked up; the descriptor comes from us and is connected already.
        real_curl_easy_setopt()(handle, OPTION_ABSTRACT_SOCKET, "vitrine");
        real_curl_easy_setopt()(handle, OPTION_OPEN_SOCKET, open_socket);
        real_curl_easy_setopt()(handle, OPTION_SOCKET_OPTIONS, is_connected);
        real_curl_easy_setopt()(handle, OPTION_FORBID_REUSE, 1L);
    }
    return real_curl_multi_add_handle()(multi, handle);
}

OVERRIDE int curl_multi_remove_handle(CURLM *multi, CURL *handle) {
    atomic_fetch_sub(&transfers, 1);
    if (is_live()) vitrine_clock_release();
    return real_curl_multi_remove_handle()(multi, handle);
}

OVERRIDE struct CURLMsg *curl_multi_info_read(CURLM *multi, int *left) {
    struct CURLMsg *message = real_curl_multi_info_read()(multi, left);
    refuses_next = false;
    if (message && message->message == MESSAGE_DONE && message->data.result != 0 && !is_live()) {
        // 7: no connection, so the network is off; 52: the server's end closed without an answer, as it does for what has no fixture.
        refuses_next = message->data.result == 7 || message->data.result == 52;
    }
    return message;
}

// Foundation knows no libcurl result that means "no network"; the number is put right where the error is made, in the same
// thread, right after the result was read.
#define NSERROR_INIT "$s10Foundation7NSErrorC6domain4code8userInfoACSS_SiSDySSypGSgtcfc"
enum { UNKNOWN = -1, BAD_SERVER_RESPONSE = -1011, CANNOT_FIND_HOST = -1003, CANNOT_CONNECT = -1004, NOT_CONNECTED = -1009 };

typedef __attribute__((swiftcall)) void *(*error_init)(uintptr_t, uintptr_t, intptr_t, void *, __attribute__((swift_context)) void *);

__attribute__((swiftcall, visibility("default"), used)) void *pinned_error_init(
    uintptr_t domain_first, uintptr_t domain_second, intptr_t code, void *information, __attribute__((swift_context)) void *object) __asm__(NSERROR_INIT);

__attribute__((swiftcall, visibility("default"), used)) void *pinned_error_init(
    uintptr_t domain_first, uintptr_t domain_second, intptr_t code, void *information, __attribute__((swift_context)) void *object) {
    static _Atomic(void *) found;
    void *function = atomic_load_explicit(&found, memory_order_relaxed);
    if (!function) atomic_store(&found, function = dlsym(RTLD_NEXT, NSERROR_INIT));
    if (refuses_next) {
        refuses_next = false;
        if (code == UNKNOWN || code == BAD_SERVER_RESPONSE || code == CANNOT_FIND_HOST || code == CANNOT_CONNECT) code = NOT_CONNECTED;
    }
    return ((error_init)function)(domain_first, domain_second, code, information, object);
}
