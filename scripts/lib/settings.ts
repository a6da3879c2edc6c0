import './env-file.ts'
import { join, resolve } from 'node:path'

import type { LogLevel } from '#domain/log-level.ts'

import {
  type Parsed,
  parseSettings,
  type Variables,
  withoutEmpty,
} from '../../app/lib/parse-settings.ts'
import { fail } from './command-line.ts'
import {
  findDeliveryProblems,
  type FunctionSettings,
  readFunctionSettings,
} from './function-settings.ts'
import { findMisspelledNames } from './setting-names.ts'
import {
  dataEntries,
  settingEntries,
  type SettingValues,
} from './settings-schema.ts'

export interface Settings {
  siteUrl: string
  functions: FunctionSettings
  hosted: SupabaseAccess | undefined
  port: number
  host: string | undefined
  dataDir: string
  /** 0 picks a free one. */
  supabasePort: number
  logLevel: LogLevel
  limitProblem: string | undefined
  /** Where the owner's email goes, as the end of a sentence. */
  ownerMail: string
}

export interface SupabaseAccess {
  url: string
  publishableKey: string
  secretKey: string | undefined
  deliverySecret: string | undefined
}

export function readSettings(environment: Variables): Parsed<Settings> {
  const variables = withoutEmpty(environment)
  const parsed = parseSettings(settingEntries, variables)
  const misspelled = findMisspelledNames(Object.keys(environment))
  if (!parsed.ok)
    return { ok: false, problems: [...parsed.problems, ...misspelled] }
  const { values } = parsed
  const hosted = toHostedProject(values)
  // A hosted project delivers leads with the secrets of its own functions.
  const delivery = values.SUPABASE_URL ? [] : findDeliveryProblems(variables)
  const problems = [...misspelled, ...delivery]
  if (values.SUPABASE_URL !== undefined && hosted === undefined)
    problems.push(
      'SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY is required.',
    )
  if (problems.length > 0) return { ok: false, problems }

  const dataDir = resolve(values.DATA_DIR)
  const settings: Settings = {
    siteUrl: values.SITE_URL,
    functions: readFunctionSettings(variables),
    hosted,
    port: values.PORT,
    host: values.HOST,
    dataDir,
    supabasePort: values.SUPABASE_PORT ?? 0,
    logLevel: values.LOG_LEVEL,
    limitProblem: hosted && describeMissingLimit(variables),
    ownerMail: describeOwnerMail(variables, dataDir),
  }
  return { ok: true, values: settings }
}

export function settingsOrExit(): Settings {
  return valuesOrExit(readSettings(process.env))
}

function valuesOrExit<Values>(parsed: Parsed<Values>): Values {
  return parsed.ok ? parsed.values : fail(parsed.problems.join('\n'))
}

interface DataAccess {
  dataDir: string
  projectUrl: string | undefined
  secretKey: string | undefined
}

// A command also works while another setting is invalid.
export function dataAccessOrExit(): DataAccess {
  const parsed = parseSettings(dataEntries, withoutEmpty(process.env))
  const values = valuesOrExit(parsed)
  return {
    dataDir: resolve(values.DATA_DIR),
    projectUrl: values.SUPABASE_URL,
    secretKey: values.SUPABASE_SECRET_KEY ?? values.SUPABASE_SERVICE_ROLE_KEY,
  }
}

function toHostedProject(values: SettingValues): SupabaseAccess | undefined {
  const publishableKey =
    values.SUPABASE_PUBLISHABLE_KEY ?? values.SUPABASE_ANON_KEY
  if (!values.SUPABASE_URL || !publishableKey) return undefined
  return {
    url: values.SUPABASE_URL,
    publishableKey,
    secretKey: values.SUPABASE_SECRET_KEY ?? values.SUPABASE_SERVICE_ROLE_KEY,
    deliverySecret: values.DELIVERY_SECRET,
  }
}

function describeMissingLimit(variables: Variables): string | undefined {
  // The local Supabase generates its own secret.
  if (variables['VISITOR_SECRET']) return undefined
  return 'VISITOR_SECRET is not set, so all visitors share one limit of requests.'
}

function describeOwnerMail(variables: Variables, dataDir: string) {
  if (variables['SUPABASE_URL']) return "sent by that project's functions"
  if (variables['RESEND_API_KEY']) return 'sent through Resend'
  if (variables['SMTP_URL']) return 'sent through the SMTP server in SMTP_URL'
  return `written to ${join(dataDir, 'outbox')} (one .eml file per email)`
}
