import * as v from 'valibot'

/** The database role a request runs under. Visitors do not sign in, so there is none between these two. */
export type CallerRole = 'anon' | 'service_role'

/** A refusal in PostgREST's shape; supabase-js returns it as `error`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly #status: number
  readonly #body: object

  constructor(status: number, code: string, message: string, details?: string | null, hint?: string | null) {
    super(message)
    this.#status = status
    this.#body = { code, details: details ?? null, hint: hint ?? null, message }
  }

  toResponse(): Response {
    return Response.json(this.#body, { status: this.#status, headers: { 'cache-control': 'no-store' } })
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
  [404, '42883', '42P01'],
  [405, '25006'],
  [409, '23503', '23505'],
  [503, '08', '53'],
  [500, '09', '25', '2D', '38', '39', '3B', '40', '42P17', '54', '55', '57', '58', 'F0', 'P0', 'XX'],
]

// PostgREST names what it does not find in codes of its own.
const ownCodes: Record<string, string> = { '42883': 'PGRST202', '42P01': 'PGRST205' }

/** The refusal for an error the database raised; undefined when the error is a bug of ours. */
export function fromDatabaseError(error: unknown, role: CallerRole): ApiError | undefined {
  // The error also carries the query and its parameters; only these fields leave this function.
  const parsed = v.safeParse(databaseErrorSchema, error)
  if (!parsed.success) return undefined
  const { code, message, detail, hint } = parsed.output
  return new ApiError(statusOf(code, role), ownCodes[code] ?? code, message, detail, hint)
}

function statusOf(code: string, role: CallerRole): number {
  // 401 asks for a better key, 403 says that this role will never do.
  if (code === '42501') return role === 'anon' ? 401 : 403
  return statuses.find(([, ...prefixes]) => prefixes.some((prefix) => code.startsWith(prefix)))?.[0] ?? 400
}
