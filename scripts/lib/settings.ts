import * as v from 'valibot'

import { resolveSite } from '../../app/lib/site-settings.ts'
import { logLevelProblem, readLogLevel } from '../../supabase/functions/_shared/log.ts'
import { fail } from './command-line.ts'
import { findMailProblem } from './owner-mail.ts'

const portSchema = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number such as 3000'),
  v.transform(Number),
  v.minValue(1, 'must be 1 or more'),
  v.maxValue(65_535, 'must be 65535 or less'),
)

const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  SUPABASE_PORT: v.optional(portSchema),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  SUPABASE_URL: v.optional(v.pipe(v.string(), v.url('must be a web address'))),
})

export type Settings = Extract<ReturnType<typeof readSettings>, { ok: true }>['settings']

/**
 * Reads and checks everything `npm start` takes from the environment; an empty variable counts as not set. `hosted` is
 * the Supabase project to use instead of the local one.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(settingsSchema, given)
  const resolved = resolveSite(given)
  const logLevel = readLogLevel(given.LOG_LEVEL)
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey = given.SUPABASE_ANON_KEY } = given
  const problems = (parsed.issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}: ${String(issue.input)}`,
  )
  if (url && !publishableKey) problems.push('SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is needed too.')
  if (!resolved.ok) problems.push(...resolved.problems)
  // A hosted project sends with the secrets of its own functions.
  const mailProblem = resolved.ok && !url ? findMailProblem(resolved.site, given) : undefined
  if (mailProblem) problems.push(mailProblem)
  if (!logLevel) problems.push(`${logLevelProblem}: ${given.LOG_LEVEL}`)
  if (!parsed.success || !resolved.ok || !logLevel || problems.length > 0)
    return { ok: false as const, problems }
  const { PORT: port, HOST: host, DATA_DIR: dataDir, SUPABASE_PORT: supabasePort = 0 } = parsed.output
  const hosted = url && publishableKey ? { url, publishableKey } : undefined
  return {
    ok: true as const,
    settings: { port, host, dataDir, supabasePort, logLevel, site: resolved.site, hosted },
  }
}

/** The settings of a command, which ends with a line for each that does not fit. */
export function settingsOrEnd() {
  const read = readSettings(process.env)
  return read.ok ? read.settings : fail(read.problems.join('\n'))
}

/** One sentence when requests are not limited by address; the local Supabase makes the secret itself. */
export function findLimitProblem(hosted: boolean, given: NodeJS.ProcessEnv): string | undefined {
  return hosted && !given.VISITOR_SECRET
    ? 'VISITOR_SECRET is not set: requests are not limited by address, or all visitors count as one.'
    : undefined
}
