import * as v from 'valibot'

export interface ErrorBody {
  error: string
}

export type JsonResponse<Body> = (
  status: number,
  body: Body,
  headers?: Record<string, string>,
) => Response

// Without CORS headers, because no browser calls the functions.
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers },
  })
}

interface ReadFailure {
  ok: false
  status: 400 | 413 | 415 | 422
  error: string
}

type ReadResult<Output> = { ok: true; value: Output } | ReadFailure

export async function readRequest<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  maxBytes: number,
): Promise<ReadResult<v.InferOutput<Schema>>> {
  if (mediaType(request) !== 'application/json')
    return fail(415, 'Content-Type must be application/json')
  const json = await readLimitedJson(request.body, maxBytes)
  if (!json.ok && json.reason === 'too-large')
    return fail(413, 'The request body is too large')
  if (!json.ok) return fail(400, 'The request body is not valid JSON')
  const checked = v.safeParse(schema, json.value)
  if (checked.success) return { ok: true, value: checked.output }
  return fail(422, describeIssue(checked.issues[0]))
}

function fail(status: ReadFailure['status'], error: string): ReadFailure {
  return { ok: false, status, error }
}

function mediaType({ headers }: Request): string | undefined {
  const [type] = headers.get('content-type')?.split(';') ?? []
  return type?.trim().toLowerCase()
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'The request body must be a JSON object'
  // For a missing field, valibot's own message would name keys and types.
  return issue.type === 'object' ? `${field} is required` : issue.message
}

type LimitedJson =
  | { ok: true; value: unknown }
  | { ok: false; reason: 'too-large' | 'not-json' | 'interrupted' }

/** Does not trust Content-Length. */
export async function readLimitedJson(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<LimitedJson> {
  let text: string | undefined
  try {
    text = await readLimitedText(body, maxBytes)
  } catch (error) {
    // TextDecoder throws a TypeError for invalid UTF-8. A broken stream may
    // throw one as well.
    const reason = error instanceof TypeError ? 'not-json' : 'interrupted'
    return { ok: false, reason }
  }
  if (text === undefined) return { ok: false, reason: 'too-large' }
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, reason: 'not-json' }
  }
}

async function readLimitedText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
