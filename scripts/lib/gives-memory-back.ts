/**
 * For the C library of Linux, in the environment of a process that is started. By default each thread keeps what it
 * once used for itself: four that compress pages, and those that read and write for the database.
 */
export const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
  MALLOC_MMAP_THRESHOLD_: String(64 * 1024),
}
