import * as v from 'valibot'

import { type ApiError, apiError } from '../gateway/api-error.ts'
import type { CallerRole } from '../gateway/caller.ts'

const text = v.fallback(v.nullable(v.string()), null)

// What PGlite and node-postgres put on an error that came from the database.
const databaseErrorSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5}$/)),
  message: v.string(),
  detail: text,
  hint: text,
})

// SQLSTATE, or its first characters, to HTTP status, as PostgREST answers; the longest match wins.
const statuses: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['P0', 500],
  ['XX', 500],
]

/** The answer for an error the database raised, or null when the error is a bug of ours. */
export function answerForDatabaseError(error: unknown, role: CallerRole): ApiError | null {
  // The driver's error object also carries query and parameters; only these fields leave this function.
  const parsed = v.safeParse(databaseErrorSchema, error)
  if (!parsed.success) return null
  const { code, message, detail, hint } = parsed.output
  return apiError(statusOf(code, role), code, message, detail, hint)
}

function statusOf(code: string, role: CallerRole): number {
  // Whoever has not said who they are may still do so.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400
}
