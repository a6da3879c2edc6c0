import { join, resolve } from 'node:path'

import * as v from 'valibot'

import { readPositive } from '#domain/environment.ts'
import { logLevelProblem, readLogLevel } from '#domain/log-level.ts'

import type { Site } from '../../app/content/site-settings.ts'
import {
  functionEnvironment,
  resolveSite,
} from '../../app/lib/parse-site-env.ts'
import { findMailProblems } from '../../supabase/functions/_shared/mail/mail-settings.ts'
import { findWebhookProblems } from '../../supabase/functions/_shared/outbox/lead-webhook.ts'
import { fail } from './command-line.ts'
import { findMisspelledNames } from './setting-names.ts'

const port = v.pipe(
  v.string(),
  v.digits(),
  v.toNumber(),
  v.minValue(1),
  v.maxValue(65_535),
)
const portSchema = v.message(port, 'must be a number from 1 to 65535')

const count = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/))
const seconds = v.pipe(
  v.string(),
  v.check(
    (text) => readPositive(text) !== undefined,
    'must be a number of seconds above 0',
  ),
)
const limitSchema = v.optional(
  v.message(count, 'must be a whole number, or 0 for no limit'),
)

const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  SUPABASE_PORT: v.optional(portSchema),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), '.data'),
  QUOTE_LIMIT_PER_ADDRESS: limitSchema,
  QUOTE_LIMIT_PER_PHONE: limitSchema,
  QUOTE_RETRY_BASE_SECONDS: v.optional(seconds),
  ASSISTANT_DAILY_CALLS: v.optional(
    v.message(count, 'must be a whole number, or 0 for no calls'),
  ),
  SUPABASE_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
})

export type Settings = Extract<
  ReturnType<typeof readSettings>,
  { ok: true }
>['settings']

/**
 * Reads and validates the environment of `npm start`. An empty variable counts
 * as not set. `hosted` is the Supabase project to use instead of the local one.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const input = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  const parsed = v.safeParse(settingsSchema, input)
  const resolved = resolveSite(environment)
  const logLevel = readLogLevel(input.LOG_LEVEL)
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey = input.SUPABASE_ANON_KEY,
  } = input
  const problems = (parsed.issues ?? []).map(
    (issue) =>
      `${v.getDotPath(issue)} ${issue.message}: ${String(issue.input)}`,
  )
  problems.push(...findMisspelledNames(Object.keys(environment)))
  if (url && !publishableKey)
    problems.push(
      'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is required.',
    )
  if (!resolved.ok) problems.push(...resolved.problems)
  // A hosted project delivers leads with the secrets of its own functions.
  if (resolved.ok && !url)
    problems.push(...findDeliveryProblems(resolved.site, input))
  if (!logLevel) problems.push(`${logLevelProblem}: ${input.LOG_LEVEL}`)
  if (!parsed.success || !resolved.ok || !logLevel || problems.length > 0)
    return { ok: false as const, problems }
  const {
    PORT: port,
    HOST: host,
    DATA_DIR,
    SUPABASE_PORT: supabasePort = 0,
  } = parsed.output
  const { site } = resolved
  const dataDir = resolve(DATA_DIR)
  const hosted = url && publishableKey ? { url, publishableKey } : undefined
  // The local Supabase generates its own secret.
  const noSecret =
    'VISITOR_SECRET is not set: there is no rate limit per IP address, or all visitors share one.'
  const limitProblem = hosted && !input.VISITOR_SECRET ? noSecret : undefined
  const ownerMail = describeOwnerMail(input, dataDir)
  const settings = {
    port,
    host,
    dataDir,
    supabasePort,
    logLevel,
    site,
    hosted,
    limitProblem,
    ownerMail,
  }
  return { ok: true as const, settings }
}

function findDeliveryProblems(site: Site, input: NodeJS.ProcessEnv): string[] {
  // Without a mail server, email goes to files.
  const environment = functionEnvironment(site, {
    MAIL_OUTBOX_DIR: 'outbox',
    ...input,
  })
  return [...findMailProblems(environment), ...findWebhookProblems(environment)]
}

/** Returns the settings, or exits with one line for every invalid value. */
export function settingsOrExit() {
  const result = readSettings(process.env)
  return result.ok ? result.settings : fail(result.problems.join('\n'))
}

/** Describes where the owner's email goes. */
function describeOwnerMail(input: NodeJS.ProcessEnv, dataDir: string): string {
  if (input.SUPABASE_URL) return "sent by that project's functions"
  if (input.RESEND_API_KEY) return 'sent through Resend'
  if (input.SMTP_URL) return 'sent through the SMTP server in SMTP_URL'
  return `written to ${join(dataDir, 'outbox')} (one .eml file per email)`
}
