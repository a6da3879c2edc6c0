import { readLimitedJson } from './http.ts'

interface ProviderCall {
  headers: Record<string, string>
  /** JSON to post; without it the call is a GET. */
  body?: string
  /** For the whole call, the reading of the response included. */
  timeoutMs: number
  /** Most bytes of JSON to read of the response; without it only the status counts. */
  maxBytes?: number
}

interface Failure {
  ok: false
  /** Names the failure in words of ours, safe to log. */
  code: string
  /** That of the response, where there was one. */
  status?: number
  /** Seconds the provider asked to wait. */
  retryAfter?: number
}

/** Calls a provider. Never throws for what a provider or the way to it does. */
export async function callProvider(
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
      // Neither a lead nor a key may travel to wherever a redirect points.
      redirect: 'error',
    })
    const { ok, status } = response
    if (ok && maxBytes !== undefined) {
      const json = await readLimitedJson(response.body, maxBytes)
      return json.ok ? json : { ok: false, code: `response ${json.reason}` }
    }
    // What an error says may quote the key or the question: only its number is passed on.
    await response.body?.cancel().catch(() => undefined)
    if (ok) return { ok, value: undefined }
    const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
    return { ok, code: `status ${status}`, status, ...(retryAfter === undefined ? {} : { retryAfter }) }
  } catch (error) {
    return { ok: false, code: isTimeout(error) ? 'timeout' : 'unreachable' }
  }
}

/** Whether an error that `fetch` has thrown means that its time limit (`AbortSignal.timeout`) was up. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** Seconds a `Retry-After` header asks for, which may name seconds or a date; undefined when it says neither. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value)
  // Date.parse takes nearly anything for a year; an HTTP date has letters and a clock.
  const date = /[a-z].*\d:\d/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

// A provider that asks for more is asked again anyway: the process may live for weeks.
const longestPauseSeconds = 600

export interface Pause {
  /** Whether the provider is to be left alone at the moment. */
  isOn(): boolean
  /** Leaves the provider alone for a while, from now on. */
  begin(seconds: number): void
}

/** Remembers, as long as this process lives, that a provider wants or needs to be left alone. */
export function createPause(now: () => number = Date.now): Pause {
  let until = 0
  return {
    isOn: () => now() < until,
    begin(seconds) {
      until = now() + Math.min(seconds, longestPauseSeconds) * 1000
    },
  }
}
