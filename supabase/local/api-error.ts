import * as v from 'valibot'

/** The database role a request runs under. Nobody signs in, so there is none between these two. */
export type CallerRole = 'anon' | 'service_role'

/** A refusal in PostgREST's shape; supabase-js returns it as `error`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null

  constructor(status: number, code: string, message: string, more: { details?: string; hint?: string } = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = more.details ?? null
    this.hint = more.hint ?? null
  }

  toResponse(): Response {
    const { status, code, details, hint, message } = this
    const headers = { 'cache-control': 'no-store' }
    return Response.json({ code, details, hint, message }, { status, headers })
  }
}

const text = v.fallback(v.optional(v.string()), undefined)

// Only an error that came from the database has a severity.
const databaseErrorSchema = v.object({
  severity: v.string(),
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5}$/)),
  message: v.string(),
  detail: text,
  hint: text,
})

// HTTP status to SQLSTATEs, or their first characters, as PostgREST responds; the first match wins.
const statuses: readonly (readonly [status: number, ...prefixes: string[]])[] = [
  [400, 'P0001'],
  [403, '0L', '0P', '28'],
  [404, '42883', '42P01'],
  [405, '25006'],
  [409, '23503', '23505'],
  [503, '08', '53'],
  [500, '09', '25', '2D', '38', '39', '3B', '40', '42P17', '54', '55', '57', '58', 'F0', 'P0', 'XX'],
]

/** The refusal for an error the database raised; undefined when the error is a bug of ours. */
export function fromDatabaseError(error: unknown, role: CallerRole): ApiError | undefined {
  // The error also carries the query and its parameters; only these fields leave this function.
  const parsed = v.safeParse(databaseErrorSchema, error)
  if (!parsed.success) return undefined
  const { code, message, detail, hint } = parsed.output
  const more = {
    ...(detail === undefined ? {} : { details: detail }),
    ...(hint === undefined ? {} : { hint }),
  }
  return new ApiError(statusOf(code, role), code, message, more)
}

function statusOf(code: string, role: CallerRole): number {
  // 401 asks for a better key, 403 says that this role will never do.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statuses.find(([, ...prefixes]) => prefixes.some((prefix) => code.startsWith(prefix)))?.[0] ?? 400
}
