int vitrine_pinned_world_version(void);
