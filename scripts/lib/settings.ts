import './env-file.ts'
import { join, resolve } from 'node:path'

import * as v from 'valibot'

import { type LogLevel, logLevels } from '#domain/log-level.ts'

import type { Site } from '../../app/content/site-settings.ts'
import {
  maxAgeSchema,
  parseSiteSettings,
} from '../../app/lib/parse-settings.ts'
import { readPositive } from '../../supabase/functions/_shared/platform/function-environment.ts'
import { fail } from './command-line.ts'
import {
  findDeliveryProblems,
  type FunctionSettings,
  readFunctionSettings,
  withBusiness,
} from './function-settings.ts'
import { findMisspelledNames } from './setting-names.ts'

/** All settings of `npm start`, from the environment and the settings file. */
export interface Settings {
  /** What the site tells about the business. */
  site: Site
  /** Environment of the edge functions, and the hosts they may reach. */
  functions: FunctionSettings
  /** The Supabase project to use instead of the local one. */
  hosted: SupabaseAccess | undefined
  port: number
  host: string | undefined
  dataDir: string
  /** 0 picks a free one. */
  supabasePort: number
  logLevel: LogLevel
  /** Why there is no rate limit per visitor, if there is none. */
  limitProblem: string | undefined
  /** Where the owner's email goes, as the end of a sentence. */
  ownerMail: string
}

/** How this machine reaches a Supabase. */
export interface SupabaseAccess {
  url: string
  publishableKey: string
  /** For the owner's commands. */
  secretKey: string | undefined
  /** Lets the doctor call deliver-quote-emails. */
  deliverySecret: string | undefined
}

const portSchema = v.message(
  v.pipe(
    v.string(),
    v.digits(),
    v.toNumber(),
    v.minValue(1),
    v.maxValue(65_535),
  ),
  'must be a number from 1 to 65535',
)

const countPattern = /^\s*\d{1,9}\s*$/
const countSchema = v.pipe(v.string(), v.regex(countPattern))
const limitSchema = v.optional(
  v.message(countSchema, 'must be a whole number, or 0 for no limit'),
)
const secondsSchema = v.pipe(
  v.string(),
  v.check(
    (text) => readPositive(text) !== undefined,
    'must be a number of seconds above 0',
  ),
)

const urlSchema = v.pipe(v.string(), v.url('must be a URL'))

const settingsSchema = v.object({
  PORT: v.optional(portSchema, '3000'),
  SUPABASE_PORT: v.optional(portSchema),
  HOST: v.optional(v.string()),
  DATA_MAX_AGE_SECONDS: maxAgeSchema,
  QUOTE_LIMIT_PER_ADDRESS: limitSchema,
  QUOTE_LIMIT_PER_PHONE: limitSchema,
  QUOTE_RETRY_BASE_SECONDS: v.optional(secondsSchema),
  ASSISTANT_DAILY_CALLS: v.optional(
    v.message(countSchema, 'must be a whole number, or 0 for no calls'),
  ),
  SUPABASE_URL: v.optional(urlSchema),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`),
    ),
    'info',
  ),
})

type SettingsResult =
  | { ok: true; settings: Settings }
  | { ok: false; problems: string[] }

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads and validates the environment of `npm start`. An empty variable counts
 * as not set.
 * @returns The settings, or one line for every invalid value.
 */
export function readSettings(environment: Variables): SettingsResult {
  const variables = withoutEmpty(environment)
  const server = v.safeParse(settingsSchema, variables)
  const business = parseSiteSettings(environment)
  const problems = [
    ...(server.issues ?? []).map(describeIssue),
    ...findMisspelledNames(Object.keys(environment)),
    ...findProjectProblems(variables),
    ...(business.ok
      ? findFunctionProblems(business.site, variables)
      : business.problems),
  ]
  if (!server.success || !business.ok || problems.length > 0)
    return { ok: false, problems }

  const { site } = business
  const { dataDir } = readDataAccess(variables)
  const hosted = readHostedProject(variables)
  const settings: Settings = {
    site,
    functions: readFunctionSettings(withBusiness(site, variables)),
    hosted,
    port: server.output.PORT,
    host: server.output.HOST,
    dataDir,
    supabasePort: server.output.SUPABASE_PORT ?? 0,
    logLevel: server.output.LOG_LEVEL,
    limitProblem: hosted && describeMissingLimit(variables),
    ownerMail: describeOwnerMail(variables, dataDir),
  }
  return { ok: true, settings }
}

/** Returns the settings, or exits with one line for every invalid value. */
export function settingsOrExit(): Settings {
  const result = readSettings(process.env)
  return result.ok ? result.settings : fail(result.problems.join('\n'))
}

/** Where the owner's commands find the data. */
interface DataAccess {
  /** Folder of the local Supabase. */
  dataDir: string
  /** The hosted project that is used instead. */
  projectUrl: string | undefined
  secretKey: string | undefined
}

/**
 * Reads only the settings that a command needs to read or change data, so that
 * it also works while another setting is invalid.
 */
export function readDataAccess(environment: Variables): DataAccess {
  const variables = withoutEmpty(environment)
  return {
    dataDir: resolve(variables['DATA_DIR'] ?? '.data'),
    projectUrl: variables['SUPABASE_URL'],
    secretKey:
      variables['SUPABASE_SECRET_KEY'] ??
      variables['SUPABASE_SERVICE_ROLE_KEY'],
  }
}

function withoutEmpty(environment: Variables): Variables {
  const entries = Object.entries(environment)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function describeIssue(issue: v.BaseIssue<unknown>) {
  return `${v.getDotPath(issue)} ${issue.message}: ${String(issue.input)}`
}

function readHostedProject(variables: Variables): SupabaseAccess | undefined {
  const { projectUrl, secretKey } = readDataAccess(variables)
  const publishableKey =
    variables['SUPABASE_PUBLISHABLE_KEY'] ?? variables['SUPABASE_ANON_KEY']
  if (!projectUrl || !publishableKey) return undefined
  const deliverySecret = variables['DELIVERY_SECRET']
  return { url: projectUrl, publishableKey, secretKey, deliverySecret }
}

function findProjectProblems(variables: Variables): string[] {
  if (!variables['SUPABASE_URL'] || readHostedProject(variables)) return []
  return ['SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is required.']
}

function findFunctionProblems(site: Site, variables: Variables): string[] {
  // A hosted project delivers leads with the secrets of its own functions.
  if (variables['SUPABASE_URL']) return []
  return findDeliveryProblems(withBusiness(site, variables))
}

function describeMissingLimit(variables: Variables): string | undefined {
  // The local Supabase generates its own secret.
  if (variables['VISITOR_SECRET']) return undefined
  return 'VISITOR_SECRET is not set: there is no rate limit per IP address, or all visitors share one.'
}

/** Describes where the owner's email goes. */
function describeOwnerMail(variables: Variables, dataDir: string) {
  if (variables['SUPABASE_URL']) return "sent by that project's functions"
  if (variables['RESEND_API_KEY']) return 'sent through Resend'
  if (variables['SMTP_URL']) return 'sent through the SMTP server in SMTP_URL'
  return `written to ${join(dataDir, 'outbox')} (one .eml file per email)`
}
