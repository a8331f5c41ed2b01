#include "PinnedWorld.h"
int vitrine_pinned_world_version(void) { return 1; }
