import { isTimeout } from './is-timeout.ts'

/** How one attempt to hand something to a provider ended. */
export type Delivery =
  | { delivered: true }
  | {
      delivered: false
      /** What went wrong, in words of our own and status codes: safe in a log. */
      reason: string
      /** What the provider said about it. May quote addresses: for the owner's table only, never for a log. */
      detail?: string
      /** The same attempt would be refused again until somebody changes something. */
      permanent?: boolean
      /** How long the provider asked to be left alone. */
      retryAfterSeconds?: number
    }

// These 4xx mean "not now"; every other one means "not like this".
const temporary = new Set([408, 409, 425, 429])

/** What the status and headers of a refusal say about trying again. */
export function retryAdvice(response: Response): { permanent?: boolean; retryAfterSeconds?: number } {
  const { status, headers } = response
  if (status >= 400 && status < 500 && !temporary.has(status)) return { permanent: true }
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'), Date.now())
  return retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
}

/** Seconds a `Retry-After` header asks for, which may name seconds or a date; undefined when it says neither. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value)
  // Date.parse takes nearly anything for a year; an HTTP date has letters and a clock.
  const date = /[a-z].*\d:\d/i.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

interface JsonPost {
  /** As it stands at the beginning of a sentence about its failure. */
  provider: string
  headers: Record<string, string>
  body: string
  /** For the whole call, the reading of the answer included. */
  timeoutMs: number
}

/** Posts JSON to a provider. Never throws: where no answer comes, that is the delivery. */
export async function postJson(
  url: URL,
  { provider, headers, body, timeoutMs }: JsonPost,
): Promise<Response | Delivery> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(timeoutMs),
      // Neither a lead nor a key may travel to wherever a redirect points.
      redirect: 'error',
    })
  } catch (error) {
    // fetch rejects with these two kinds only: the time limit, or a connection that failed.
    const what = isTimeout(error) ? 'did not answer in time' : 'could not be reached'
    return { delivered: false, reason: `${provider} ${what}` }
  }
}
