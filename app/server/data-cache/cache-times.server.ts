import * as v from 'valibot'

const second = 1000

const oldestSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, 'must be a number of seconds'),
    v.transform((seconds) => Number(seconds) * second),
  ),
  '60',
)

interface CacheTimes {
  /** Until then an answer of the backend is shown unasked; a change shows at the latest after it. */
  oldest: number
  /** From then on it is checked in the background. */
  recheckAfter: number
  /** How soon a failing backend is asked again in the background. */
  retryAfter: number
  /** How long a failure is taken for an answer where there never was a good one. */
  failureStands: number
  /** How long the last good answer stands in for a failing backend. */
  kept: number
}

let times: CacheTimes | undefined

/** The ages of the data cache, read from the environment once. Throws when `DATA_MAX_AGE_SECONDS` does not fit. */
export function cacheTimes(): CacheTimes {
  if (times) return times
  const parsed = v.safeParse(oldestSchema, process.env.DATA_MAX_AGE_SECONDS?.trim() || undefined)
  if (!parsed.success) throw new Error(`DATA_MAX_AGE_SECONDS ${v.summarize(parsed.issues)}`)
  const oldest = parsed.output
  times = {
    oldest,
    recheckAfter: oldest / 2,
    retryAfter: 5 * second,
    failureStands: 10 * second,
    kept: 60 * 60 * second,
  }
  return times
}
