import * as v from 'valibot'

/**
 * Opens the page of one quote request, `/request/<token>`: 32 random bytes,
 * which only the visitor has. The database has their hash, for thirty days.
 */
export const requestTokenSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{43}$/, 'requestToken must be 43 characters'),
)

/** Not in the URL of a function, which could be logged. */
export const requestTokenHeader = 'X-Request-Token'
