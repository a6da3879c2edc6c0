import { ApiError, type CallerRole } from './api-error.ts'
import { isSameKey, type SupabaseKeys } from './api-keys.ts'

const bearerPattern = /^Bearer +(?<token>\S+)$/i

/**
 * Returns the caller's role from the key in the `apikey` header or in
 * `Authorization: Bearer`. An unknown bearer is rejected, just as a hosted
 * project rejects a token it has not signed.
 */
export function identifyCaller(
  headers: Headers,
  keys: SupabaseKeys,
): CallerRole {
  const apiKey = headers.get('apikey')
  const authorization = headers.get('authorization') ?? ''
  const bearer = bearerPattern.exec(authorization)?.groups?.['token']
  const keyRole = apiKey === null ? undefined : roleOfApiKey(apiKey, keys)
  // The bearer takes precedence, as on a hosted project. supabase-js repeats
  // the key there.
  if (bearer !== undefined) return roleOfBearer(bearer, keys)
  if (keyRole !== undefined) return keyRole
  throw new ApiError(401, {
    code: 'no_api_key',
    message: 'Missing API key. Send it in the apikey header',
  })
}

function roleOfApiKey(key: string, keys: SupabaseKeys): CallerRole {
  const role = roleOfKey(key, keys)
  if (role) return role
  throw new ApiError(401, {
    code: 'invalid_api_key',
    message: 'Invalid API key',
  })
}

function roleOfBearer(token: string, keys: SupabaseKeys): CallerRole {
  const role = roleOfKey(token, keys)
  if (role) return role
  throw new ApiError(401, {
    code: 'PGRST301',
    message: 'Invalid token: only API keys are accepted',
  })
}

function roleOfKey(
  key: string,
  { publishableKey, secretKey }: SupabaseKeys,
): CallerRole | undefined {
  if (isSameKey(key, publishableKey)) return 'anon'
  return isSameKey(key, secretKey) ? 'service_role' : undefined
}
