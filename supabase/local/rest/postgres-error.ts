import * as v from 'valibot'

import { type ApiError, apiError } from '../gateway/api-error.ts'
import type { CallerRole } from '../gateway/caller.ts'

const text = v.fallback(v.nullable(v.string()), null)

// What PGlite and node-postgres put on an error that came from the database. Only such a one has a severity: the
// system's EPIPE has five capitals as well, and a connection that broke is no fault of the request.
const databaseErrorSchema = v.object({
  severity: v.string(),
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5}$/)),
  message: v.string(),
  detail: text,
  hint: text,
})

// HTTP status to SQLSTATEs, or their first characters, as PostgREST answers; what stands first wins.
const statuses: readonly (readonly [status: number, ...prefixes: string[]])[] = [
  [400, 'P0001'],
  [403, '0L', '0P', '28'],
  [404, '42883', '42P01'],
  [405, '25006'],
  [409, '23503', '23505'],
  [503, '08', '53'],
  [500, '09', '25', '2D', '38', '39', '3B', '40', '42P17', '54', '55', '57', '58', 'F0', 'P0', 'XX'],
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
  // 401 asks for a better key, 403 says that this role will never do.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statuses.find(([, ...prefixes]) => prefixes.some((prefix) => code.startsWith(prefix)))?.[0] ?? 400
}
