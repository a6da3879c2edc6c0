import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  /** As it came over the wire: compressed when it was. */
  body: Buffer
}

/** Settles when an address answers, whatever it says, or when whoever was to answer has gone. Rejects when that takes a minute. */
export async function untilItAnswers(url: string, isGone: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!isGone() && !(await askOnce(url).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** One GET by the plain HTTP client, which neither asks for nor undoes any compression by itself. */
export function askOnce(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (answer) => {
      const named = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const)
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: Object.fromEntries(named), body }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}
