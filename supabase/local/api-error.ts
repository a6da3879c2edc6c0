import * as v from 'valibot'

/**
 * Database role of a request. Visitors do not sign in, so there is no
 * `authenticated`.
 */
export type CallerRole = 'anon' | 'service_role'

/**
 * Error response in PostgREST's format, which supabase-js returns as `error`.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly #status: number
  readonly #body: object

  constructor(
    status: number,
    code: string,
    message: string,
    details?: string | null,
    hint?: string | null,
  ) {
    super(message)
    this.#status = status
    this.#body = { code, details: details ?? null, hint: hint ?? null, message }
  }

  toResponse(): Response {
    return Response.json(this.#body, {
      status: this.#status,
      headers: { 'cache-control': 'no-store' },
    })
  }
}

const text = v.fallback(v.optional(v.string()), undefined)

// Only database errors have a severity.
const databaseErrorSchema = v.object({
  severity: v.string(),
  code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5}$/)),
  message: v.string(),
  detail: text,
  hint: text,
})

// PostgREST's HTTP statuses for SQLSTATEs or their prefixes. The first match
// wins.
const statuses: readonly (readonly [status: number, ...prefixes: string[]])[] =
  [
    [400, 'P0001'],
    [404, '42883', '42P01'],
    [405, '25006'],
    [409, '23503', '23505'],
    [503, '08', '53'],
    [
      500,
      '09',
      '25',
      '2D',
      '38',
      '39',
      '3B',
      '40',
      '42P17',
      '54',
      '55',
      '57',
      '58',
      'F0',
      'P0',
      'XX',
    ],
  ]

// PostgREST has its own codes for a missing function or table.
const postgrestCodes: Record<string, string> = {
  '42883': 'PGRST202',
  '42P01': 'PGRST205',
}

/**
 * Converts a database error to an API error. Undefined for any other error,
 * which is a bug of ours.
 */
export function fromDatabaseError(
  error: unknown,
  role: CallerRole,
): ApiError | undefined {
  // The error also contains the query and its parameters, so only these fields
  // leave this function.
  const parsed = v.safeParse(databaseErrorSchema, error)
  if (!parsed.success) return undefined
  const { code, message, detail, hint } = parsed.output
  return new ApiError(
    statusOf(code, role),
    postgrestCodes[code] ?? code,
    message,
    detail,
    hint,
  )
}

function statusOf(code: string, role: CallerRole): number {
  // 401 means that another key might work, 403 that this role never will.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return (
    statuses.find(([, ...prefixes]) =>
      prefixes.some((prefix) => code.startsWith(prefix)),
    )?.[0] ?? 400
  )
}
