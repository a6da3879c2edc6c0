import { createHash, timingSafeEqual } from 'node:crypto'

import { errors, jwtVerify } from 'jose'
import * as v from 'valibot'

import type { Keys } from '../data-folder/keys.ts'
import { type Parsed, refuse } from './api-error.ts'

const claimsSchema = v.looseObject({ role: v.picklist(['anon', 'authenticated', 'service_role']) })

/** Who asks: the database role and the claims its policies may read. */
export interface Caller {
  role: v.InferOutput<typeof claimsSchema>['role']
  claims: Record<string, unknown>
}

/**
 * Finds the caller from the `apikey` header and `Authorization: Bearer`. Either may carry a key; a bearer that
 * is a JWT signed with this folder's secret overrides the key's role, as on a hosted project.
 */
export async function identifyCaller(headers: Headers, keys: Keys): Promise<Parsed<Caller>> {
  const apiKey = headers.get('apikey')
  const bearer = bearerOf(headers)
  if (apiKey === null && bearer === null)
    return refuse(401, 'no_api_key', 'No API key was sent: use the apikey header')

  if (apiKey !== null) {
    const keyCaller = callerOfKey(apiKey, keys)
    if (!keyCaller) return refuse(401, 'invalid_api_key', 'This API key is not one of this project')
    // supabase-js repeats the key as bearer when nobody is signed in.
    if (bearer === null || bearer === apiKey) return { ok: true, value: keyCaller }
  }
  const bearerCaller = callerOfKey(bearer ?? '', keys)
  return bearerCaller ? { ok: true, value: bearerCaller } : callerOfJwt(bearer ?? '', keys)
}

/** For functions with `verify_jwt`: a signed token is required, a publishable or secret key is not one. */
export async function requireJwt(headers: Headers, keys: Keys): Promise<Parsed<Caller>> {
  const bearer = bearerOf(headers)
  return bearer === null
    ? refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header')
    : callerOfJwt(bearer, keys)
}

function bearerOf(headers: Headers): string | null {
  return /^Bearer +(?<token>\S+)$/i.exec(headers.get('authorization') ?? '')?.groups?.['token'] ?? null
}

function callerOfKey(key: string, keys: Keys): Caller | null {
  if (isSame(key, keys.publishableKey)) return { role: 'anon', claims: { role: 'anon' } }
  if (isSame(key, keys.secretKey)) return { role: 'service_role', claims: { role: 'service_role' } }
  return null
}

/** Compares digests, so that neither content nor length shows in the time it takes. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

async function callerOfJwt(token: string, keys: Keys): Promise<Parsed<Caller>> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(keys.jwtSecret), {
      algorithms: ['HS256'],
    })
    const claims = v.safeParse(claimsSchema, payload)
    if (!claims.success) return refuse(401, 'PGRST301', 'The JWT names no role of this project')
    return { ok: true, value: { role: claims.output.role, claims: claims.output } }
  } catch (error) {
    if (error instanceof errors.JWTExpired) return refuse(401, 'PGRST303', 'JWT expired')
    if (error instanceof errors.JOSEError)
      return refuse(401, 'PGRST301', 'The JWT is not valid', error.message)
    throw error
  }
}
