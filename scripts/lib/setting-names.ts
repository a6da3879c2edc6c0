import { closest, distance } from 'fastest-levenshtein'

import { settingNames } from './settings-schema.ts'

/** Other names of the settings file may belong to other programs. */
export function describeUnknownName(name: string): string | undefined {
  if (settingNames.includes(name)) return undefined
  const suggestion = suggestSetting(name)
  if (suggestion !== undefined) return didYouMean(name, suggestion)
  if (/^SITE_/i.test(name)) return isInBusinessFile(name)
  if (!/^QUOTE_/i.test(name)) return undefined
  return `${name} is not a setting. See .env.example for all names.`
}

// No other program is likely to have settings of these names.
const ownName = /^(?:SITE|QUOTE|SMTP|RESEND|LEAD|TRUSTED|VISITOR)_/

export function findMisspelledNames(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (settingNames.includes(name)) return []
    const suggestion = suggestSetting(name)
    if (suggestion !== undefined && ownName.test(suggestion))
      return [didYouMean(name, suggestion)]
    return name.startsWith('SITE_') ? [isInBusinessFile(name)] : []
  })
}

function isInBusinessFile(name: string): string {
  return `${name} is not a setting. What the site says about the firm is in its business.ts.`
}

function didYouMean(name: string, suggestion: string): string {
  return `${name} is not a setting. Did you mean ${suggestion}?`
}

/**
 * Suggests the setting that differs from a name by two letters, or by one if
 * the name is short, or by a missing QUOTE_.
 */
function suggestSetting(name: string): string | undefined {
  const typed = name.toUpperCase().replaceAll('-', '_')
  if (settingNames.includes(`QUOTE_${typed}`)) return `QUOTE_${typed}`
  const nearest = closest(typed, settingNames)
  const maxDistance = typed.length < 6 ? 1 : 2
  return distance(typed, nearest) <= maxDistance ? nearest : undefined
}
