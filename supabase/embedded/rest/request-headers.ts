import { type Parsed, type Refusal, refuse } from '../gateway/api-error.ts'
import { readShape, type ResponseShape } from './response-shape.ts'

// They ask for something that changes the answer; leaving them unread would answer another question.
const unsupported = ['range', 'content-encoding', 'if-none-match']

const harmlessPreferences = /^(?:return=(?:minimal|representation|headers-only)|handling=(?:strict|lenient))$/

/** The shape the headers ask for; refused when something in them asks for more than this subset can do. */
export function readHeaders(headers: Headers): Parsed<ResponseShape> {
  return unsupportedHeader(headers) ?? readShape(headers)
}

function unsupportedHeader(headers: Headers): Refusal | null {
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
  return unknown === undefined ? null : refuseHeader('prefer', unknown)
}

function refuseHeader(name: string, value: string | null): Refusal {
  return refuse(400, 'PGRST100', `The embedded Supabase does not support the header ${name}: ${value ?? ''}`)
}
