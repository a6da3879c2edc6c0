import { createHash } from 'node:crypto'

const maxAgeMs = 60 * 60_000

/** A read of the backend whose last good result is kept for all pages. */
export interface KeptRead<Value extends { ok: boolean }> {
  read: () => Promise<Value>
  /** Reads anew. A failed read keeps the last good result for an hour. */
  refresh: () => Promise<Value>
}

/**
 * @param request Reads from the backend and returns a failure as a value with
 * `ok: false`.
 */
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

/**
 * Refreshes what pages show of the backend. The response's body is a version
 * that changes with the content, its status 503 if a part of that is missing.
 * Only the Node server asks for it, so on other hosts, which may not share
 * promises between requests, nothing is kept.
 */
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
