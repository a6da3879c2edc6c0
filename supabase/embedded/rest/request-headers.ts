import { type Parsed, type Refusal, refuse } from '../gateway/api-error.ts'

// They ask for something that changes the answer; leaving them unread would answer another question.
const unsupported = ['range', 'content-encoding', 'if-none-match']

const harmlessPreferences =
  /^(?:count=exact|return=(?:minimal|representation|headers-only)|handling=(?:strict|lenient))$/

export interface Preferences {
  /** Count all matching rows, not only the returned ones. */
  countAll: boolean
}

/** Reads the headers that steer PostgREST and refuses the ones this subset does not follow. */
export function readPreferences(headers: Headers): Parsed<Preferences> {
  for (const name of unsupported) {
    if (headers.has(name)) return refuseHeader(name, headers.get(name))
  }
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name) ?? 'public'
    if (schema !== 'public')
      return refuse(406, 'PGRST106', `Invalid schema: ${schema}`, 'Only the schema public is exposed')
  }
  const preferences = (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim())
  const unknown = preferences.find((preference) => preference !== '' && !harmlessPreferences.test(preference))
  if (unknown !== undefined) return refuseHeader('prefer', unknown)
  return { ok: true, value: { countAll: preferences.includes('count=exact') } }
}

function refuseHeader(name: string, value: string | null): Refusal {
  return refuse(400, 'PGRST100', `The embedded Supabase does not support the header ${name}: ${value ?? ''}`)
}
