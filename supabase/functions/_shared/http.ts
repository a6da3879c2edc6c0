import * as v from 'valibot'

// Any origin may call: the functions hold no session, so there is nothing a foreign page could ride on.
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, idempotency-key',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
}

/** The response to a call that was none; safe to log and to show. */
export interface Refusal {
  error: string
}

/** `jsonResponse` for a function whose responses are of one type. */
export type JsonResponse<Body> = (status: number, body: Body, headers?: Record<string, string>) => Response

/** A JSON response that no cache keeps and a page of any origin may read. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...corsHeaders, 'Cache-Control': 'no-store', ...headers } })
}

/** The response to a browser's CORS preflight. */
export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: corsHeaders })
}

type Reading<Output> =
  | { ok: true; value: Output }
  /** `error` tells the caller what is wrong and never repeats what was sent. */
  | { ok: false; status: 400 | 413 | 415 | 422; error: string }

/** Reads and checks the JSON a request carries, at most `maxBytes` of it. The cheap checks come first. */
export async function readRequest<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<Reading<v.InferOutput<Schema>>> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (contentType !== 'application/json')
    return { ok: false, status: 415, error: 'Content-Type must be application/json' }
  const json = await readLimitedJson(request.body, maxBytes)
  if (!json.ok && json.reason === 'too-large')
    return { ok: false, status: 413, error: 'The body is too large' }
  if (!json.ok) return { ok: false, status: 400, error: 'The body is not JSON' }
  const checked = v.safeParse(schema, json.value)
  if (checked.success) return { ok: true, value: checked.output }
  return { ok: false, status: 422, error: describeIssue(checked.issues[0]) }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'The body must be a JSON object'
  // The schema's own words, except for an absent field, where valibot speaks of keys and types.
  return issue.type === 'object' ? `${field} is required` : issue.message
}

type LimitedJson =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too-large' | 'not-json' | 'interrupted' }

/**
 * Reads the body of a request or a response as JSON, at most `maxBytes` of it. The announced length is not
 * trusted: a longer body is given up as soon as it has proved longer.
 */
export async function readLimitedJson(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<LimitedJson> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { ok: false, reason: 'too-large' }
      text += decoder.decode(chunk, { stream: true })
    }
    text += decoder.decode()
  } catch (error) {
    // The decoder throws a TypeError for bytes that are not UTF-8; a broken stream may throw one as well.
    return { ok: false, reason: error instanceof TypeError ? 'not-json' : 'interrupted' }
  }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: 'not-json' }
  }
}
