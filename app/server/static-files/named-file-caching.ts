/**
 * How long a file under a name of its own is kept. A photograph replaced under its old name is seen within the hour;
 * until the browser has looked, it need not wait.
 */
export const namedFileCaching = 'public, max-age=3600, stale-while-revalidate=604800'
