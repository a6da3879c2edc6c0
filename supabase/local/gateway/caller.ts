import { isSameSecret } from '../../functions/_shared/same-secret.ts'
import type { Keys } from '../data-folder/keys.ts'
import { type Parsed, refuse } from './api-error.ts'

/** The database role a request runs under. Nobody signs in, so there is none between these two. */
export type CallerRole = 'anon' | 'service_role'

/**
 * Finds the caller's role from the `apikey` header and `Authorization: Bearer`. Either may carry a key. A bearer
 * that is none is refused as a hosted project refuses a token it has not signed.
 */
export function identifyCaller(headers: Headers, keys: Keys): Parsed<CallerRole> {
  const apiKey = headers.get('apikey')
  const bearer = bearerOf(headers)
  if (apiKey === null && bearer === null)
    return refuse(401, 'no_api_key', 'No API key was sent: use the apikey header')

  const keyRole = apiKey === null ? null : roleOfKey(apiKey, keys)
  if (apiKey !== null && keyRole === null)
    return refuse(401, 'invalid_api_key', 'This API key is not one of this project')
  // A bearer decides, as on a hosted project; supabase-js repeats the key in it.
  const role = bearer === null ? keyRole : roleOfKey(bearer, keys)
  return role === null
    ? refuse(401, 'PGRST301', 'The token is none of this project, which signs none')
    : { ok: true, value: role }
}

function bearerOf(headers: Headers): string | null {
  return /^Bearer +(?<token>\S+)$/i.exec(headers.get('authorization') ?? '')?.groups?.['token'] ?? null
}

function roleOfKey(key: string, keys: Keys): CallerRole | null {
  if (isSameSecret(key, keys.publishableKey)) return 'anon'
  return isSameSecret(key, keys.secretKey) ? 'service_role' : null
}
