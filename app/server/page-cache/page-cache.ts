import type { FlatHeaders } from '../http/flat-headers'
import type { Asked, ReadyAnswer } from '../http/ready-answer'

export interface PageCacheOptions {
  /** Renders a page. */
  render: (request: Request) => Response | Promise<Response>
  /** Public origin of the site, the only one pages are rendered under. */
  origin: string
  /** Sent with every page. */
  always: FlatHeaders
  mostBytes: number
  /** Told why no copy of a page could be made. */
  failed: (address: string, error: unknown) => void
}

export interface PageCache {
  /** The answer from the copy at this shared address, or nothing when there is none. */
  answer(address: string, asked: Asked): ReadyAnswer | undefined
  /** Renders the page for this visitor, in pieces, or in one for whoever cannot put them together. */
  renderFirst(address: string, options: { id: string; settled: boolean }): Promise<Response>
  /** Makes the copy, in the background. To be called when the visitor has been served. */
  prepare(address: string): void
  clear(): void
}
