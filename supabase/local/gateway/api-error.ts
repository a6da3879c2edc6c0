/** An answer in PostgREST's shape; supabase-js hands it on as `error`. */
export interface ApiError {
  status: number
  code: string
  message: string
  details: string | null
  hint: string | null
}

export interface Refusal {
  ok: false
  error: ApiError
}

export type Parsed<Value> = { ok: true; value: Value } | Refusal

export function apiError(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
  hint: string | null = null,
): ApiError {
  return { status, code, message, details, hint }
}

export function refuse(
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): Refusal {
  return { ok: false, error: apiError(status, code, message, details) }
}

/** The answer to a request that is refused at once. */
export function refusalResponse(status: number, code: string, message: string): Response {
  return errorResponse(apiError(status, code, message))
}

export function errorResponse({ status, code, message, details, hint }: ApiError): Response {
  return Response.json({ code, details, hint, message }, { status, headers: { 'cache-control': 'no-store' } })
}
