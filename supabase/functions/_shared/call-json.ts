import { readRetryAfter } from './delivery.ts'
import { isTimeout } from './is-timeout.ts'
import { readLimitedText } from './limited-text.ts'

type ProviderAnswer =
  | { ok: true; value: unknown }
  /** `code` names the failure in words of ours, safe to log. `retryAfter`: seconds the provider asked to wait. */
  | { ok: false; code: string; retryAfter?: number }

interface JsonCall {
  headers: Record<string, string>
  /** Posted as JSON; without one it is a GET. */
  body?: unknown
  /** For the whole call, the reading of the answer included. */
  timeoutMs: number
  maxAnswerBytes: number
}

/** Calls a provider that speaks JSON. Never throws for what a provider or the way to it does. */
export async function callJson(url: URL, call: JsonCall): Promise<ProviderAnswer> {
  const isPost = call.body !== undefined
  try {
    const response = await fetch(url, {
      ...(isPost ? { method: 'POST', body: JSON.stringify(call.body) } : {}),
      headers: {
        Accept: 'application/json',
        ...(isPost ? { 'Content-Type': 'application/json' } : {}),
        ...call.headers,
      },
      signal: AbortSignal.timeout(call.timeoutMs),
      // The key must not travel to wherever a redirect points.
      redirect: 'error',
    })
    if (!response.ok) return await refused(response)
    const text = await readLimitedText(response.body, call.maxAnswerBytes)
    return text.ok ? parse(text.text) : { ok: false, code: `answer ${text.reason}` }
  } catch (error) {
    return { ok: false, code: isTimeout(error) ? 'timeout' : 'unreachable' }
  }
}

async function refused(response: Response): Promise<ProviderAnswer> {
  // What an error says may quote the key or the question: only its number is passed on.
  await response.body?.cancel()
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
  const code = `status ${response.status}`
  return retryAfter === undefined ? { ok: false, code } : { ok: false, code, retryAfter }
}

function parse(text: string): ProviderAnswer {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, code: 'answer not-json' }
  }
}
