import { join, resolve } from 'node:path'

import * as v from 'valibot'

import type { Site } from '../../app/content/business.ts'
import { resolveSite } from '../../app/lib/site-settings.ts'
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { logLevelProblem, readLogLevel } from '../../supabase/functions/_shared/log.ts'
import { readMailSettings } from '../../supabase/functions/_shared/mail/mail-settings.ts'
import { fail } from './command-line.ts'

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

const noVisitorSecret =
  'VISITOR_SECRET is not set: requests are not limited by address, or all visitors count as one.'

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
  const { PORT: port, HOST: host, DATA_DIR, SUPABASE_PORT: supabasePort = 0 } = parsed.output
  const { site } = resolved
  const dataDir = resolve(DATA_DIR)
  const hosted = url && publishableKey ? { url, publishableKey } : undefined
  // The local Supabase makes the secret itself.
  const limitProblem = hosted && !given.VISITOR_SECRET ? noVisitorSecret : undefined
  const ownerMail = describeOwnerMail(given, dataDir)
  const settings = { port, host, dataDir, supabasePort, logLevel, site, hosted, limitProblem, ownerMail }
  return { ok: true as const, settings }
}

/** The settings of a command, which ends with a line for each that does not fit. */
export function settingsOrEnd() {
  const read = readSettings(process.env)
  return read.ok ? read.settings : fail(read.problems.join('\n'))
}

// RFC 2606 reserves these names for examples. Mail to them is lost, though a provider accepts it.
const sampleDomain = /[.@](?:example|invalid|test|localhost|example\.(?:com|net|org))$/i

/** One sentence for mail settings under which a quote would not reach its owner; undefined when they fit. */
function findMailProblem(site: Site, given: NodeJS.ProcessEnv): string | undefined {
  // Without a server, mail is written to files on this machine.
  const environment = { MAIL_OUTBOX_DIR: 'outbox', ...given }
  const { transport, to } = ownerMailSettings(site, environment)
  if (transport.kind === 'none') return `Mail cannot be sent: ${transport.reason}.`
  const lost = to.find((address) => sampleDomain.test(address))
  if (transport.kind === 'outbox' || lost === undefined) return undefined
  const variable = given.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL'
  return `${variable} is set, so mail is really sent, and it would go to the sample address ${lost}: set QUOTE_EMAIL_TO to your own.`
}

/** How the edge functions would send the owner's mail with these settings. */
export function ownerMailSettings(site: Site, given: NodeJS.ProcessEnv) {
  const environment: NodeJS.ProcessEnv = { ...given, ...functionEnvironment(site, given) }
  return readMailSettings(readEnvironment((name) => environment[name]))
}

/** Where the owner's mail goes, in words. */
function describeOwnerMail(given: NodeJS.ProcessEnv, dataDir: string): string {
  if (given.SUPABASE_URL) return 'sent by the functions of that project'
  if (given.RESEND_API_KEY) return 'sent through Resend'
  if (given.SMTP_URL) return 'sent through the SMTP server of SMTP_URL'
  return `written to ${join(dataDir, 'outbox')} (one .eml file each)`
}

/**
 * What the edge functions are told about the business. On a hosted project the same names are set as secrets;
 * here the site's own settings are their source, so that mail and answers never name another business.
 */
export function functionEnvironment(site: Site, given: NodeJS.ProcessEnv): Record<string, string> {
  return {
    SITE_NAME: site.name,
    SITE_PHONE: site.phone,
    SITE_EMAIL: site.email,
    QUOTE_EMAIL_TO: given.QUOTE_EMAIL_TO || site.email,
    QUOTE_EMAIL_FROM: given.QUOTE_EMAIL_FROM || site.email,
  }
}
