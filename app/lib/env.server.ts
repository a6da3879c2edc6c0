import * as v from 'valibot'

import { logLevelProblem, readLogLevel } from '#functions/_shared/log.ts'
import type { Site } from '~/content/business'

import { resolveSite } from './site-settings'

let site: Site | undefined

/** Whether this is a worker of Cloudflare, which has no files and may not wait for what another request waits for. */
export const isCloudflareWorker = globalThis.navigator?.userAgent === 'Cloudflare-Workers'

/** The identity of this process, read from the environment once. Throws with every bad value named. */
export function serverSite(): Site {
  if (site) return site
  const result = resolveSite(process.env)
  if (!result.ok) throw new Error(`The site settings do not fit:\n  ${result.problems.join('\n  ')}`)
  site = result.site
  return site
}

const supabaseSchema = v.object({
  SUPABASE_URL: v.pipe(v.string('is missing'), v.url('must be a web address')),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string('is missing'), v.nonEmpty('is missing')),
})

/** Which backend this process has. Throws with all that is missing in one sentence. */
export function supabaseSettings(): { url: string; publishableKey: string } {
  const environment = v.safeParse(supabaseSchema, {
    SUPABASE_URL: process.env.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: process.env.SUPABASE_PUBLISHABLE_KEY ?? process.env.SUPABASE_ANON_KEY,
  })
  if (!environment.success) {
    const problems = environment.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
    throw new Error(`The site has no backend: ${problems.join(', ')}. "npm start" brings its own.`)
  }
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment.output
  return { url: SUPABASE_URL.replace(/\/$/, ''), publishableKey: SUPABASE_PUBLISHABLE_KEY }
}

const maxAgeSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a number of seconds'), v.toNumber()),
  '60',
)

/**
 * How long a cache may keep what it holds, in milliseconds. Pages are made from data that is kept too: each of the two
 * gets half of `DATA_MAX_AGE_SECONDS`, after which a change shows everywhere.
 */
export function cacheAges(): { fresh: number; stale: number } {
  const maxAge = v.safeParse(maxAgeSchema, process.env.DATA_MAX_AGE_SECONDS?.trim() || undefined)
  if (!maxAge.success) throw new Error(`DATA_MAX_AGE_SECONDS ${v.summarize(maxAge.issues)}`)
  const stale = Math.max(maxAge.output * 500, 2)
  return { fresh: Math.ceil(stale / 2), stale }
}

/** Throws when this process could show pages but take no quote request, or has a setting that cannot be used. */
export function checkEnvironment(): void {
  // supabase-js cannot be made without it, and only the first request would tell.
  if (typeof WebSocket === 'undefined')
    throw new Error(
      `The built site needs Node 22.12 or newer; this is ${process.version}. "npm start" brings its own.`,
    )
  if (!readLogLevel(process.env.LOG_LEVEL)) throw new Error(`${logLevelProblem}: ${process.env.LOG_LEVEL}`)
  serverSite()
  supabaseSettings()
  cacheAges()
}
