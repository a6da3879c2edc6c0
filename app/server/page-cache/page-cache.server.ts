import { acceptedCoding } from '../http/content-coding.server'
import type { Asked, ReadyAnswer } from '../http/ready-answer'
import { requestIdHeader } from '../log/request-id.server'
import { type DataSource, type PageRendering, siteProcess } from '../site-process.server'
import type { PageCache, PageCacheOptions } from './page-cache'
import { createPageCopies } from './page-copies.server'
import { copyOfPage, type PageCopy, smallestCopy } from './page-copy.server'

const pauseAfterFailure = 5000

/** Keeps pages for all visitors. Nothing of one visitor is in them: they are rendered for an address alone. */
export function createPageCache({ render, origin, always, mostBytes, failed }: PageCacheOptions): PageCache {
  const copies = createPageCopies(mostBytes)
  const waiting = new Set<string>()
  const toShrink = new Set<string>()
  const failedAt = new Map<string, number>()
  let working = false
  // Whatever was begun before the cache was emptied is not kept.
  let generation = 0

  function answer(address: string, asked: Asked): ReadyAnswer | undefined {
    const found = copies.find(address)
    if (!found) return undefined
    if (found.ageing) prepare(address)
    return answerFrom(found.copy, asked)
  }

  function prepare(address: string) {
    if (Date.now() - (failedAt.get(address) ?? -Infinity) < pauseAfterFailure) return
    waiting.add(address)
    if (!working) void work()
  }

  // One after the other: a copy is for later visitors, the processor for those who are here. None is shrunk while
  // another page has none, or its visitors would each be rendered one.
  async function work() {
    working = true
    for (;;) {
      const [address] = waiting
      const [soon] = toShrink
      if (address !== undefined) {
        await tried(address, renew)
        waiting.delete(address)
      } else if (soon !== undefined) {
        toShrink.delete(soon)
        await tried(soon, shrink)
      } else break
    }
    working = false
  }

  async function tried(address: string, job: (address: string) => Promise<void>) {
    try {
      await job(address)
    } catch (error) {
      failedAt.set(address, Date.now())
      failed(address, error)
    }
  }

  async function shrink(address: string) {
    const copy = copies.find(address)?.copy
    if (!copy) return
    const smallest = await smallestCopy(copy)
    if (copies.find(address)?.copy === copy) copies.keep(address, smallest)
  }

  async function renew(address: string) {
    const begun = generation
    const reads = new Map<DataSource, number>()
    const rendering: PageRendering = { settled: true, reads, incomplete: false }
    const response = await siteProcess().rendering.run(rendering, () => render(requestFor(address)))
    const copy = await copyOfPage(response, reads, always)
    if (begun !== generation) return
    if (copy && !rendering.incomplete) {
      failedAt.delete(address)
      copies.keep(address, copy)
      toShrink.add(address)
      return
    }
    failedAt.set(address, Date.now())
    // A page that went elsewhere or is gone takes its copy with it; one that broke leaves the last good one.
    if (response.status < 500 && response.status !== 200) copies.drop(address)
  }

  // No cookies, no host, no forwarded headers, no user agent: what is not there cannot get into a page. The id, which
  // a page shows that broke, has nothing of the visitor.
  function requestFor(address: string, id?: string): Request {
    const named = id === undefined ? undefined : { [requestIdHeader]: id }
    return new Request(origin + address, { headers: { accept: 'text/html', ...named } })
  }

  return {
    answer,
    prepare,
    async renderFirst(address, { id, settled }) {
      const rendering: PageRendering = { settled, reads: new Map(), incomplete: false }
      return await siteProcess().rendering.run(rendering, () => render(requestFor(address, id)))
    },
    clear() {
      generation += 1
      failedAt.clear()
      toShrink.clear()
      copies.clear()
    },
  }
}

function answerFrom(copy: PageCopy, { method, header }: Asked): ReadyAnswer {
  if (header('if-none-match')?.includes(copy.etag.slice(2))) {
    return { status: 304, headers: copy.notModified, body: null }
  }
  const { body, headers } = copy.answers[acceptedCoding(header('accept-encoding'))]
  return { status: 200, headers, body: method === 'HEAD' ? null : body }
}
