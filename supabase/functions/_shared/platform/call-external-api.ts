import { readLimitedJson } from './http.ts'

interface ProviderCall {
  headers: Record<string, string>
  /** JSON to post. When unset, the call is a GET. */
  body?: string
  /** Timeout of the whole call, including reading the response. */
  timeoutMs: number
  /** Maximum size of the JSON response. When unset, only the status counts. */
  maxBytes?: number
}

interface Failure {
  ok: false
  /** Failure in our own words, safe to log. */
  code: string
  /** HTTP status, if there was a response. */
  status?: number
  /** Delay from the provider's `Retry-After` header, in seconds. */
  retryAfter?: number
}

/**
 * Calls a provider. Provider and network failures are returned, never thrown.
 */
export async function callExternalApi(
  url: URL,
  { headers, body, timeoutMs, maxBytes }: ProviderCall,
): Promise<{ ok: true; value: unknown } | Failure> {
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect could send a lead or an API key to another host.
      redirect: 'error',
    })
    const { ok, status } = response
    if (ok && maxBytes !== undefined) {
      const json = await readLimitedJson(response.body, maxBytes)
      return json.ok ? json : { ok: false, code: `response ${json.reason}` }
    }
    // An error body may quote the key or the question, so only the status is
    // returned.
    await response.body?.cancel().catch(() => undefined)
    if (ok) return { ok, value: undefined }
    const retryAfter = readRetryAfter(
      response.headers.get('retry-after'),
      Date.now(),
    )
    return {
      ok,
      code: `status ${status}`,
      status,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }
  } catch (error) {
    return { ok: false, code: isTimeout(error) ? 'timeout' : 'unreachable' }
  }
}

/**
 * Returns whether `fetch` threw this error because its `AbortSignal.timeout`
 * expired.
 */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Parses a `Retry-After` header, which is either seconds or a date, into
 * seconds. Undefined when it is neither.
 */
export function readRetryAfter(
  value: string | null,
  now: number,
): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value)
  // Date.parse accepts nearly any number as a year, so require the letters and
  // the time of an HTTP date.
  const date = /[a-z].*\d:\d/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date)
    ? undefined
    : Math.max(0, Math.ceil((date - now) / 1000))
}
