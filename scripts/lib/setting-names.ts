import { closest, distance } from 'fastest-levenshtein'

import { siteVariables } from '../../app/lib/parse-settings.ts'
import { environmentNames } from '../../supabase/functions/_shared/platform/environment.ts'

const serverNames = [
  'CHROMIUM_PATH',
  'DATA_DIR',
  'DATA_MAX_AGE_SECONDS',
  'ENV_FILE',
  'HOST',
  'HSTS_INCLUDE_SUBDOMAINS',
  'LOG_LEVEL',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_SYSTEM_CA',
  'PAGE_CACHE',
  'PORT',
  'SUPABASE_ANON_KEY',
  'SUPABASE_PORT',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'TRUSTED_PROXY_HEADER',
]

/** The names of all settings. A test compares them with .env.example. */
export const settingNames: readonly string[] = [
  ...new Set([
    ...serverNames,
    ...environmentNames,
    ...Object.keys(siteVariables),
  ]),
]

// No other program has settings with these beginnings.
const ownName = /^(?:SITE|QUOTE)_/i

/**
 * Returns a sentence about a name in a settings file that is not a setting but
 * was probably meant as one. Other names may belong to other programs.
 */
export function describeUnknownName(name: string): string | undefined {
  if (settingNames.includes(name)) return undefined
  const nearest = nearestSetting(name)
  if (nearest !== undefined)
    return `${name} is not a setting. Did you mean ${nearest}?`
  return ownName.test(name)
    ? `${name} is not a setting. See .env.example for all names.`
    : undefined
}

/**
 * Lists sentences about variables of the environment that look like misspelled
 * settings of the business.
 */
export function findMisspelledNames(names: readonly string[]): string[] {
  const own = names.filter(
    (name) => ownName.test(name) && !settingNames.includes(name),
  )
  return own.flatMap((name) =>
    nearestSetting(name) === undefined ? [] : (describeUnknownName(name) ?? []),
  )
}

/**
 * Returns the setting that differs from a name by at most two letters, or one
 * if the name is short.
 */
function nearestSetting(name: string): string | undefined {
  const typed = name.toUpperCase().replaceAll('-', '_')
  const nearest = closest(typed, settingNames)
  const allowed = typed.length < 6 ? 1 : 2
  return distance(typed, nearest) <= allowed ? nearest : undefined
}
