import { createHash, randomBytes } from 'node:crypto'

import * as v from 'valibot'

import {
  requestTokenHeader,
  requestTokenSchema,
} from '#domain/request-token.ts'

export function createRequestToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A whole token is too random for anybody to find it by its hash. */
export function hashRequestToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Undefined if it is missing or is none of ours. */
export function readTokenHash(headers: Headers): string | undefined {
  const token = v.safeParse(requestTokenSchema, headers.get(requestTokenHeader))
  return token.success ? hashRequestToken(token.output) : undefined
}
