import { ApiError, type CallerRole } from './api-error.ts'
import { isSameKey, type SupabaseKeys } from './api-keys.ts'

const bearerPattern = /^Bearer +(?<token>\S+)$/i

/** As on a hosted project, the bearer takes precedence. */
export function identifyCaller(
  headers: Headers,
  keys: SupabaseKeys,
): CallerRole {
  const apiKey = headers.get('apikey') ?? undefined
  const authorization = headers.get('authorization') ?? ''
  const bearer = bearerPattern.exec(authorization)?.groups?.['token']
  const given = [bearer, apiKey].filter((key) => key !== undefined)
  const [role] = given.map((key) => roleOfKey(key, keys))
  if (role !== undefined) return role
  throw new ApiError(401, {
    code: 'no_api_key',
    message: 'Missing API key. Send it in the apikey header',
  })
}

function roleOfKey(
  key: string,
  { publishableKey, secretKey }: SupabaseKeys,
): CallerRole {
  if (isSameKey(key, publishableKey)) return 'anon'
  if (isSameKey(key, secretKey)) return 'service_role'
  throw new ApiError(401, {
    code: 'PGRST301',
    message: 'Invalid token: only API keys are accepted',
  })
}
