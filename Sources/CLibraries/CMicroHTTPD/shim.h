#include <microhttpd.h>

// What the library takes as variable arguments, which Swift cannot call, and its constants by what they are for.

static inline struct MHD_Daemon *vitrine_start_daemon(int socket, unsigned int connections, unsigned int idleSeconds, size_t memory, size_t stack,
                                                      MHD_AccessHandlerCallback handler, MHD_NotifyConnectionCallback connection,
                                                      MHD_RequestCompletedCallback completed,
                                                      void *(*target)(void *, const char *, struct MHD_Connection *), void *context)
{
    return MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_THREAD_PER_CONNECTION | MHD_USE_POLL | MHD_USE_ITC, 0, NULL, NULL, handler, context,
                            MHD_OPTION_LISTEN_SOCKET, socket,
                            MHD_OPTION_CONNECTION_LIMIT, connections,
                            MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds,
                            MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
                            MHD_OPTION_THREAD_STACK_SIZE, stack,
                            MHD_OPTION_STRICT_FOR_CLIENT, 1,
                            MHD_OPTION_NOTIFY_CONNECTION, connection, context,
                            MHD_OPTION_NOTIFY_COMPLETED, completed, context,
                            MHD_OPTION_URI_LOG_CALLBACK, target, context,
                            MHD_OPTION_END);
}

static inline enum MHD_Result vitrine_result(int succeeds) { return succeeds ? MHD_YES : MHD_NO; }

static inline int vitrine_is_start(enum MHD_ConnectionNotificationCode code) { return code == MHD_CONNECTION_NOTIFY_STARTED; }

static inline void vitrine_set_timeout(struct MHD_Connection *connection, unsigned int seconds)
{
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

static inline int vitrine_socket(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? (int) info->connect_fd : -1;
}

static inline const char *vitrine_header(struct MHD_Connection *connection, const char *name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

static inline void vitrine_each_header(struct MHD_Connection *connection, MHD_KeyValueIterator iterator, void *context)
{
    MHD_get_connection_values(connection, MHD_HEADER_KIND, iterator, context);
}

// A response that copies the bytes.
static inline struct MHD_Response *vitrine_response(size_t size, const void *bytes)
{
    return MHD_create_response_from_buffer(size, (void *) bytes, MHD_RESPMEM_MUST_COPY);
}

// A response of unknown length, made by a callback until it says that it is at its end.
static inline struct MHD_Response *vitrine_stream(size_t block, MHD_ContentReaderCallback reader, void *context, MHD_ContentReaderFreeCallback release)
{
    return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, block, reader, context, release);
}

static inline ssize_t vitrine_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }
