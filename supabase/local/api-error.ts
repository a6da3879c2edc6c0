import * as v from 'valibot'

/** There is no sign-in here, so there is no `authenticated`. */
export type CallerRole = 'anon' | 'service_role'

interface ErrorBody {
  code: string
  message: string
  details?: string | undefined
  hint?: string | undefined
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly #status: number
  readonly #body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.#status = status
    this.#body = body
  }

  toResponse(): Response {
    const { code, details = null, hint = null, message } = this.#body
    return Response.json(
      { code, details, hint, message },
      { status: this.#status, headers: { 'cache-control': 'no-store' } },
    )
  }
}

const optionalText = v.fallback(v.optional(v.string()), undefined)

const sqlState = /^[0-9A-Z]{5}$/
const sqlStateSchema = v.pipe(v.string(), v.regex(sqlState))

const databaseErrorSchema = v.object({
  severity: v.string(),
  code: sqlStateSchema,
  message: v.string(),
  detail: optionalText,
  hint: optionalText,
})

interface StatusRule {
  status: number
  prefixes: readonly string[]
}

// Those of PostgREST that our calls can meet.
const statusRules: readonly StatusRule[] = [
  { status: 404, prefixes: ['42883', '42P01'] },
  { status: 503, prefixes: ['08', '53'] },
  { status: 500, prefixes: ['40', '54', '55', '57', '58', 'XX'] },
]

const postgrestCodes: Record<string, string> = {
  '42883': 'PGRST202',
  '42P01': 'PGRST205',
}

/** Undefined for any error that is not the database's: a bug of ours. */
export function fromDatabaseError(
  error: unknown,
  role: CallerRole,
): ApiError | undefined {
  // The error also contains the query and its parameters.
  const parsed = v.safeParse(databaseErrorSchema, error)
  if (!parsed.success) return undefined
  const { code, message, detail, hint } = parsed.output
  return new ApiError(statusOf(code, role), {
    code: postgrestCodes[code] ?? code,
    message,
    details: detail,
    hint,
  })
}

const insufficientPrivilege = '42501'

function statusOf(code: string, role: CallerRole): number {
  // 401 means that another key might work, 403 that this role never will.
  if (code === insufficientPrivilege) return role === 'anon' ? 401 : 403
  const rule = statusRules.find(({ prefixes }) =>
    prefixes.some((prefix) => code.startsWith(prefix)),
  )
  return rule?.status ?? 400
}
