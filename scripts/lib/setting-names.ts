import { closest, distance } from 'fastest-levenshtein'

import { siteVariables } from '../../app/lib/parse-settings.ts'
import { environmentNames } from '../../supabase/functions/_shared/platform/function-environment.ts'

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

/** Returns whether only this site has settings with such a name. */
function isOwnName(name: string) {
  return /^(?:SITE|QUOTE)_/i.test(name)
}

/**
 * Returns a sentence about a name in a settings file that is not a setting but
 * was probably meant as one. Other names may belong to other programs.
 */
export function describeUnknownName(name: string): string | undefined {
  if (settingNames.includes(name)) return undefined
  const suggestion = suggestSetting(name)
  if (suggestion !== undefined) return suggestion
  if (!isOwnName(name)) return undefined
  return `${name} is not a setting. See .env.example for all names.`
}

/**
 * Lists sentences about variables of the environment that look like misspelled
 * settings of the business.
 */
export function findMisspelledNames(names: readonly string[]): string[] {
  return names
    .filter((name) => isOwnName(name) && !settingNames.includes(name))
    .map(suggestSetting)
    .filter((suggestion) => suggestion !== undefined)
}

/**
 * Suggests the setting that differs from a name by at most two letters, or one
 * if the name is short.
 */
function suggestSetting(name: string): string | undefined {
  const typed = name.toUpperCase().replaceAll('-', '_')
  const nearest = closest(typed, settingNames)
  const maxDistance = typed.length < 6 ? 1 : 2
  if (distance(typed, nearest) > maxDistance) return undefined
  return `${name} is not a setting. Did you mean ${nearest}?`
}
