#pragma once
#include <spawn.h>

/// glibc shows it only under _GNU_SOURCE, without which Swift reads the C library's headers.
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
