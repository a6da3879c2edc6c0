import { LRUCache } from 'lru-cache'

import { type PageCopy, sizeOfCopy } from './page-copy.server'

/** After that a copy is made again: the browser counts the age of the data in it from when it was made. */
const renewAfter = 10 * 60_000

interface PageCopies {
  /** The copy that may be shown now, and whether it is time to make it again. */
  find(address: string): { copy: PageCopy; ageing: boolean } | undefined
  keep(address: string, copy: PageCopy): void
  drop(address: string): void
  clear(): void
}

/** The shared copies of pages, at most `mostBytes` of them; the least recently asked for leaves first. */
export function createPageCopies(mostBytes: number): PageCopies {
  const copies = new LRUCache<string, PageCopy>({ maxSize: mostBytes, sizeCalculation: sizeOfCopy })
  return {
    find(address) {
      const copy = copies.get(address)
      if (!copy) return undefined
      for (const [source, version] of copy.reads) {
        if (source.stands(version)) continue
        copies.delete(address)
        return undefined
      }
      return { copy, ageing: copy.reads.size > 0 && Date.now() - copy.madeAt > renewAfter }
    },
    keep: (address, copy) => void copies.set(address, copy),
    drop: (address) => void copies.delete(address),
    clear: () => copies.clear(),
  }
}
