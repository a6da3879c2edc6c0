import type { RawAnswer } from './ask-once.ts'

/** What the controls serve: the bytes the site answered with, under the headers it sent them with. */
export interface ServedFile {
  /** Path on the controls. */
  path: string
  /** Where the bytes lie. */
  file: string
  contentType: string
  headers: Record<string, string>
}

// Each server writes these itself, in its own words.
const ownWords = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'transfer-encoding',
])

/** The headers of an answer that are part of the same bytes. */
export function headersToCopy({ headers }: RawAnswer): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownWords.has(name)))
}
