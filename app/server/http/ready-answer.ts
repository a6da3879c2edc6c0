import type { FlatHeaders } from './flat-headers'

/** What of a request decides which answer in memory it gets: read in place, without making a `Request` of it. */
export interface Asked {
  method: string
  /** Path and query exactly as they stand in the request. */
  target: string
  /** A header by its name in small letters. */
  header: (name: string) => string | undefined
}

/** An answer whose every byte is in memory. */
export interface ReadyAnswer {
  status: number
  headers: FlatHeaders
  body: Uint8Array<ArrayBuffer> | null
}

/** The answer that is in memory for this request, or nothing when it has to be made or read first. */
export type FromMemory = (asked: Asked) => ReadyAnswer | undefined
