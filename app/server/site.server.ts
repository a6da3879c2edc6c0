import type { Site } from '~/content/site'

import { resolveSite } from './site-settings'

let resolved: Site | undefined

/** The identity of this process, read from the environment once. Throws with every bad value named. */
export function serverSite(): Site {
  if (resolved) return resolved
  const result = resolveSite(process.env)
  if (!result.ok) throw new Error(`The site settings do not fit:\n  ${result.problems.join('\n  ')}`)
  resolved = result.site
  return resolved
}
