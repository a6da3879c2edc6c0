import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** What we speak, best first. */
const contentCodings = ['br', 'gzip', 'identity'] as const

export type ContentCoding = (typeof contentCodings)[number]

// Browsers send a handful of different values; parsing them again for every request costs more than the rest.
const judged = new LRUCache<string, ContentCoding>({ max: 200 })
const longestJudged = 200

/** The coding to answer an `Accept-Encoding` with. What cannot be met is answered plainly. */
export function acceptedCoding(acceptEncoding: string | null | undefined): ContentCoding {
  if (!acceptEncoding) return 'identity'
  const known = judged.get(acceptEncoding)
  if (known) return known
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(
    contentCodings,
    {
      preferred: contentCodings,
    },
  )
  const coding = contentCodings.find((name) => name === accepted[0]) ?? 'identity'
  if (acceptEncoding.length <= longestJudged) judged.set(acceptEncoding, coding)
  return coding
}
