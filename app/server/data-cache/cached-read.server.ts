import { isDeepStrictEqual } from 'node:util'

import { platform } from '~/server/platform/platform.server'

import { type DataSource, siteProcess } from '../site-process.server'
import { cacheTimes } from './cache-times.server'

interface Known<Value> {
  value: Value
  version: number
  checkedAt: number
  /** When the backend last answered well; what stands in while it fails is older. */
  goodAt: number
  failing: boolean
}

let versions = 0

/**
 * Reads through a cache: while the last answer is young enough, nobody waits for the backend. An answer that
 * ages is checked in the background; one that has become too old is asked for anew. While the backend fails,
 * its last good answer stands in for an hour.
 * @param ask reads from the backend; a failure is a value with `ok: false`.
 */
export function cachedRead<Value extends { ok: boolean }>(ask: () => Promise<Value>): () => Promise<Value> {
  let known: Known<Value> | undefined
  let asking: Promise<Known<Value>> | undefined

  const source: DataSource = {
    stands(version) {
      if (known?.version !== version) return false
      const age = Date.now() - known.checkedAt
      if (age > (known.value.ok ? cacheTimes().oldest : cacheTimes().failureStands)) return false
      if (age <= (known.failing ? cacheTimes().retryAfter : cacheTimes().recheckAfter)) return true
      // Where nothing goes on after an answer, this reader is the one who waits.
      if (platform.sharesWork) void look()
      return platform.sharesWork
    },
    forget() {
      known = undefined
      asking = undefined
    },
  }
  siteProcess().sources.add(source)

  return async function read() {
    // The rendering this call belongs to, asked for before anything is awaited.
    const rendering = siteProcess().rendering.getStore()
    const found = known && source.stands(known.version) ? known : await look()
    rendering?.reads.set(source, found.version)
    if (rendering && !found.value.ok) rendering.incomplete = true
    return found.value
  }

  function look(): Promise<Known<Value>> {
    if (asking && platform.sharesWork) return asking
    const mine = ask().then((answer) => {
      const found = judged(answer)
      // Forgotten meanwhile: the answer may be older than the change that made somebody say so.
      if (asking === mine) known = found
      return found
    })
    asking = mine
    return mine.finally(() => {
      if (asking === mine) asking = undefined
    })
  }

  function judged(answer: Value): Known<Value> {
    const now = Date.now()
    const standIn =
      !answer.ok && known?.value.ok && now - known.goodAt < cacheTimes().kept ? known : undefined
    const value = standIn ? standIn.value : answer
    return {
      value,
      version: known && isDeepStrictEqual(known.value, value) ? known.version : ++versions,
      checkedAt: now,
      goodAt: standIn ? standIn.goodAt : now,
      failing: !answer.ok,
    }
  }
}
