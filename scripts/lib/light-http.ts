import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

/**
 * Node's HTTP without the client behind `fetch`, which every `import` of node:http loads as well: 13 MB, in a process
 * that stays as long as the site does.
 */
export function lightHttp() {
  return process.getBuiltinModule('node:http')
}

/** What an address answers, once; rejects when that takes longer than `patience` milliseconds or is no JSON. */
export async function getJson(
  address: string,
  { headers, patience }: { headers: Record<string, string>; patience: number },
): Promise<unknown> {
  const { get } = address.startsWith('https:') ? process.getBuiltinModule('node:https') : lightHttp()
  const options = { headers, signal: AbortSignal.timeout(patience) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, options, resolve).once('error', reject)
  })
  return await json(answer)
}
