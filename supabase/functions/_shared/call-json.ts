import { readRetryAfter } from './delivery.ts'
import { readLimitedText } from './limited-text.ts'
import { createTimedFetch, isTimeout } from './timed-fetch.ts'

type ProviderAnswer =
  | { ok: true; value: unknown }
  /** `code` names the failure in words of ours, safe to log. `retryAfter`: seconds the provider asked to wait. */
  | { ok: false; code: string; retryAfter?: number }

interface JsonCall {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: unknown
  /** For the whole call, the reading of the answer included. */
  timeoutMs: number
  maxAnswerBytes: number
}

/** Calls a provider that speaks JSON. Never throws for what a provider or the way to it does. */
export async function callJson(url: URL, call: JsonCall): Promise<ProviderAnswer> {
  try {
    const response = await createTimedFetch(call.timeoutMs)(url, {
      method: call.method,
      headers: { Accept: 'application/json', ...call.headers },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
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
