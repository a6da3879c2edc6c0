import * as v from 'valibot'

// Any origin may call. The functions keep no sessions, so there is nothing for
// a cross-site request to exploit.
const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Max-Age': '86400',
}

/** Body of an error response, safe to log and to show. */
export interface ErrorBody {
  error: string
}

/** `jsonResponse` with a typed body. */
export type JsonResponse<Body> = (
  status: number,
  body: Body,
  headers?: Record<string, string>,
) => Response

/** Creates a JSON response that is not cached and that any origin may read. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...corsHeaders, 'Cache-Control': 'no-store', ...headers },
  })
}

/** Creates the response to a CORS preflight request. */
export function preflightResponse(): Response {
  return new Response(null, { status: 204, headers: corsHeaders })
}

type ReadResult<Output> =
  | { ok: true; value: Output }
  /** `error` tells the caller what is wrong and never echoes the input. */
  | { ok: false; status: 400 | 413 | 415 | 422; error: string }

/**
 * Reads and validates a JSON request body of up to `maxBytes`. The cheap checks
 * run first.
 */
export async function readRequest<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<ReadResult<v.InferOutput<Schema>>> {
  const contentType = request.headers
    .get('content-type')
    ?.split(';')[0]
    ?.trim()
    .toLowerCase()
  if (contentType !== 'application/json')
    return {
      ok: false,
      status: 415,
      error: 'Content-Type must be application/json',
    }
  const json = await readLimitedJson(request.body, maxBytes)
  if (!json.ok && json.reason === 'too-large')
    return { ok: false, status: 413, error: 'The request body is too large' }
  if (!json.ok)
    return {
      ok: false,
      status: 400,
      error: 'The request body is not valid JSON',
    }
  const checked = v.safeParse(schema, json.value)
  if (checked.success) return { ok: true, value: checked.output }
  return { ok: false, status: 422, error: describeIssue(checked.issues[0]) }
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'The request body must be a JSON object'
  // The schema has its own messages, except for a missing field, where
  // valibot's would name keys and types.
  return issue.type === 'object' ? `${field} is required` : issue.message
}

type LimitedJson =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too-large' | 'not-json' | 'interrupted' }

/**
 * Reads a body as JSON. Does not trust Content-Length, but stops as soon as the
 * body exceeds `maxBytes`.
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
    // TextDecoder throws a TypeError for invalid UTF-8. A broken stream may
    // throw one as well.
    return {
      ok: false,
      reason: error instanceof TypeError ? 'not-json' : 'interrupted',
    }
  }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: 'not-json' }
  }
}
