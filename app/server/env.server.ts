import * as v from 'valibot'

import { logLevelProblem, readLogLevel } from '#domain/log-level.ts'
import type { Site } from '~/content/site-settings'
import { maxAgeSchema, parseSiteSettings } from '~/lib/parse-settings'

let site: Site | undefined

/**
 * Whether this is a Cloudflare worker, which has no file system and cannot
 * share promises between requests.
 */
export const isCloudflareWorker =
  globalThis.navigator?.userAgent === 'Cloudflare-Workers'

/**
 * Returns the site settings, read from the environment once. Throws an error
 * that lists every invalid value.
 */
export function serverSite(): Site {
  if (site) return site
  const result = parseSiteSettings(process.env)
  if (!result.ok)
    throw new Error(`Invalid site settings:\n  ${result.problems.join('\n  ')}`)
  site = result.site
  return site
}

let backend: ReturnType<typeof readBackend> | undefined

const backendSchema = v.object({
  SUPABASE_URL: v.pipe(v.string('is missing'), v.url('must be a URL')),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(
    v.string('is missing'),
    v.nonEmpty('is missing'),
  ),
  DATA_MAX_AGE_SECONDS: maxAgeSchema,
})

/**
 * Returns the Supabase backend this process talks to, and the cache lifetimes
 * in milliseconds. Cached pages are made from cached data, so each cache gets
 * half of `DATA_MAX_AGE_SECONDS`. After both, a change shows everywhere.
 */
export function backendSettings() {
  backend ??= readBackend()
  return backend
}

function readBackend() {
  const {
    SUPABASE_URL,
    SUPABASE_ANON_KEY,
    DATA_MAX_AGE_SECONDS: maxAge,
  } = process.env
  const { SUPABASE_PUBLISHABLE_KEY = SUPABASE_ANON_KEY } = process.env
  const input = {
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY,
    DATA_MAX_AGE_SECONDS: maxAge,
  }
  const parsed = v.safeParse(backendSchema, input)
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}`,
    )
    throw new Error(
      `Invalid settings: ${problems.join(', ')}. "npm start" provides a local Supabase.`,
    )
  }
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    DATA_MAX_AGE_SECONDS,
  } = parsed.output
  const stale = Math.max(Number(DATA_MAX_AGE_SECONDS || 60) * 500, 2)
  return {
    url,
    publishableKey,
    cacheAges: { fresh: Math.ceil(stale / 2), stale },
  }
}

/**
 * Throws if a setting is invalid, or if the backend is not configured and quote
 * requests could not be stored.
 */
export function checkEnvironment(): void {
  if (!readLogLevel(process.env.LOG_LEVEL))
    throw new Error(`${logLevelProblem}: ${process.env.LOG_LEVEL}`)
  serverSite()
  backendSettings()
}
