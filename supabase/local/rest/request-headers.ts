import { type Refusal, refuse } from '../gateway/api-error.ts'

// They ask for something that changes the answer; leaving them unread would answer another question.
const unsupported = ['range', 'content-encoding', 'if-none-match']

const harmlessPreferences = /^(?:return=(?:minimal|representation|headers-only)|handling=(?:strict|lenient))$/

const json = /^(?:\*\/\*|application\/(?:\*|json))(?:;\s*(?:q=[\d.]+|charset=utf-8))?$/i

/** The refusal when something in the headers asks for more than this subset can do. */
export function refusedHeader(headers: Headers): Refusal | null {
  for (const name of unsupported) {
    if (headers.has(name)) return refuseHeader(name, headers.get(name))
  }
  for (const name of ['accept-profile', 'content-profile']) {
    const schema = headers.get(name) ?? 'public'
    if (schema !== 'public')
      return refuse(406, 'PGRST106', `Invalid schema: ${schema}`, 'Only the schema public is exposed')
  }
  const unknown = listed(headers.get('prefer') ?? '').find(
    (preference) => !harmlessPreferences.test(preference),
  )
  if (unknown !== undefined) return refuseHeader('prefer', unknown)
  const accept = headers.get('accept') ?? '*/*'
  return listed(accept).some((mediaType) => json.test(mediaType))
    ? null
    : refuse(406, 'PGRST107', `None of these media types are available: ${accept}`)
}

function listed(header: string): string[] {
  return header.split(',').flatMap((entry) => entry.trim() || [])
}

function refuseHeader(name: string, value: string | null): Refusal {
  return refuse(400, 'PGRST100', `The embedded Supabase does not support the header ${name}: ${value ?? ''}`)
}
