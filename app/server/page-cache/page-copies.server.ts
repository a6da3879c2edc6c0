import { LRUCache } from 'lru-cache'

import { type PageCopy, sizeOfCopy } from './page-copy.server'

/** After that a copy is made again: the browser counts the age of the data in it from when it was made. */
const renewAfter = 10 * 60_000

/** The shared copies of pages, at most `mostBytes` of them; the least recently asked for leaves first. */
export function createPageCopies(mostBytes: number) {
  const copies = new LRUCache<string, PageCopy>({ maxSize: mostBytes, sizeCalculation: sizeOfCopy })
  return {
    /** The copy that may be shown now, and whether it is time to make it again. */
    find(address: string) {
      const copy = copies.get(address)
      if (!copy) return undefined
      for (const [source, version] of copy.reads) {
        if (source.stands(version)) continue
        copies.delete(address)
        return undefined
      }
      return { copy, ageing: copy.reads.size > 0 && Date.now() - copy.madeAt > renewAfter }
    },
    keep: (address: string, copy: PageCopy) => void copies.set(address, copy),
    drop: (address: string) => void copies.delete(address),
    clear: () => copies.clear(),
  }
}
