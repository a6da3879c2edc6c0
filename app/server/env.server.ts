import * as v from 'valibot'

import { logLevelProblem, readLogLevel } from '#domain/log-level.ts'
import type { Site } from '~/content/site-settings'
import { parseSiteSettings } from '~/lib/parse-settings'

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

const backendSchema = v.object({
  SUPABASE_URL: v.pipe(v.string('is missing'), v.url('must be a URL')),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(
    v.string('is missing'),
    v.nonEmpty('is missing'),
  ),
})

interface BackendSettings {
  url: string
  publishableKey: string
}

let backend: BackendSettings | undefined

/** Returns the Supabase backend this process talks to. */
export function backendSettings(): BackendSettings {
  backend ??= readBackend()
  return backend
}

function readBackend(): BackendSettings {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_ANON_KEY } =
    process.env
  const parsed = v.safeParse(backendSchema, {
    SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: SUPABASE_PUBLISHABLE_KEY || SUPABASE_ANON_KEY,
  })
  if (!parsed.success) {
    const problems = parsed.issues.map(
      (issue) => `${v.getDotPath(issue)} ${issue.message}`,
    )
    throw new Error(
      `Invalid settings: ${problems.join(', ')}. "npm start" provides a local Supabase.`,
    )
  }
  const { output } = parsed
  return {
    url: output.SUPABASE_URL,
    publishableKey: output.SUPABASE_PUBLISHABLE_KEY,
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
