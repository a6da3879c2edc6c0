import { createHash } from 'node:crypto'

const maxAgeMs = 60 * 60_000

export interface KeptRead<Value extends { ok: boolean }> {
  read: () => Promise<Value>
  /** Reads anew. A failed read keeps the last good result for an hour. */
  refresh: () => Promise<Value>
}

export function keptRead<Value extends { ok: boolean }>(
  request: () => Promise<Value>,
): KeptRead<Value> {
  let kept: Value | undefined
  let keptAt = 0

  async function refresh(): Promise<Value> {
    const value = await request()
    const now = performance.now()
    if (value.ok) {
      kept = value
      keptAt = now
    } else if (now - keptAt > maxAgeMs) {
      kept = undefined
    }
    return kept ?? value
  }

  return { refresh, read: async () => kept ?? (await request()) }
}

// Only the Node server asks for it: other hosts may not share promises between
// requests.
export async function refreshContent(
  reads: readonly KeptRead<{ ok: boolean }>[],
): Promise<Response> {
  const content = await Promise.all(reads.map(({ refresh }) => refresh()))
  const version = createHash('sha256').update(JSON.stringify(content))
  const isWhole = content.every(({ ok }) => ok)
  return new Response(version.digest('base64url'), {
    status: isWhole ? 200 : 503,
  })
}
