import { readLimitedJson } from './http.ts'

interface ExternalApiCall {
  headers: Record<string, string>
  body?: string
  timeoutMs: number
  /** When unset, only the status counts. */
  maxBytes?: number
}

export interface ExternalApiFailure {
  ok: false
  /** Safe to log. */
  code: string
  status?: number
  retryAfterSeconds?: number
}

type ExternalApiResult = { ok: true; value: unknown } | ExternalApiFailure

export async function callExternalApi(
  url: URL,
  call: ExternalApiCall,
): Promise<ExternalApiResult> {
  try {
    const response = await fetch(url, requestInit(call))
    return response.ok
      ? await readResult(response, call.maxBytes)
      : await readFailure(response)
  } catch (error) {
    return { ok: false, code: isTimeout(error) ? 'timeout' : 'unreachable' }
  }
}

function requestInit({
  headers,
  body,
  timeoutMs,
}: ExternalApiCall): RequestInit {
  const common = {
    signal: AbortSignal.timeout(timeoutMs),
    // A redirect could send a lead or an API key to another host.
    redirect: 'error',
  } as const
  const accepting = { Accept: 'application/json', ...headers }
  if (body === undefined) return { ...common, headers: accepting }
  const posting = { ...accepting, 'Content-Type': 'application/json' }
  return { ...common, headers: posting, method: 'POST', body }
}

async function readResult(
  response: Response,
  maxBytes: number | undefined,
): Promise<ExternalApiResult> {
  if (maxBytes === undefined) {
    await discardBody(response)
    return { ok: true, value: undefined }
  }
  const json = await readLimitedJson(response.body, maxBytes)
  return json.ok ? json : { ok: false, code: `response ${json.reason}` }
}

async function readFailure(response: Response): Promise<ExternalApiFailure> {
  // The body of an error may quote the key or the question.
  await discardBody(response)
  const { status, headers } = response
  const failure = { ok: false, code: `status ${status}`, status } as const
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'))
  return retryAfterSeconds === undefined
    ? failure
    : { ...failure, retryAfterSeconds }
}

async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

const wholeSeconds = /^\d{1,9}$/

function readRetryAfter(value: string | null): number | undefined {
  return wholeSeconds.test(value ?? '') ? Number(value) : undefined
}
