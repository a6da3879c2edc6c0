import * as v from 'valibot'

import { addressOf } from '../lib/port.ts'
import { bad, type Finding, good, look } from './finding.ts'

const healthSchema = v.record(v.string(), v.string())
const timeoutMs = 10_000

/** Whether the functions answer, asked as the site asks them. */
export async function lookAtFunctions(url: string, publishableKey: string): Promise<Finding> {
  const response = await ask(`${url.replace(/\/$/, '')}/functions/v1/fetch-reviews`, {
    apikey: publishableKey,
  })
  return response?.ok
    ? good('functions', 'answer')
    : bad('functions', `do not answer (${response?.status ?? 'no connection'})`)
}

/** What the site says of itself. */
export async function lookAtSite(port: number, host?: string): Promise<Finding> {
  const response = await ask(`${addressOf(port, host)}/healthz`)
  if (!response) return look('site', `does not run on port ${port}`)
  const health = v.safeParse(healthSchema, await response.json().catch(() => null))
  if (!health.success) return bad('site', `another program answers on port ${port}`)
  const says = Object.entries(health.output).map(([part, state]) => `${part} ${state}`)
  return (response.ok ? good : bad)('site', says.join(', '))
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
}
