/** The address of the route that empties the caches; the page cache in front of it watches for its success. */
export const cachePurgePath = '/api/cache/purge'
