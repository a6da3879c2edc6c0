import type { BenchSite } from '../product.ts'
import { askOnce, type RawAnswer } from './ask-once.ts'
import { expectedStatus, type Row } from './rows.ts'

/** The site, or a server of another make with the same bytes: what it is compared with. */
export interface Server extends BenchSite {
  name: string
}

/** One address of one server, ready to be loaded. */
export interface Subject {
  row: string
  server: string
  url: string
  headers: Record<string, string>
  pid: number
}

export type Prepared =
  | { ok: true; subject: Subject }
  | { ok: false; row: string; server: string; why: string }

/** The page as it is rendered for its first visitor. */
export async function coldSubject(row: Row, site: Server): Promise<Prepared> {
  const { headers } = await askOnce(site.url + row.path, row.headers)
  // Every rendering has a nonce of its own; a page out of the cache has none.
  if (!headers['content-security-policy']?.includes("'nonce-"))
    return { ok: false, row: row.name, server: site.name, why: 'the page cache could not be switched off' }
  return subject(row, site)
}

/** The page, file or piece as a server gives it to whoever comes after the first visitor. */
export async function subject(
  row: Row,
  { name: server, url: origin, pid }: Server,
  path = row.path,
): Promise<Prepared> {
  const url = origin + path
  const plain = await settledAnswer(url, row.headers)
  const { etag } = plain.headers
  const refused = { ok: false, row: row.name, server } as const
  if (row.isConditional && !etag) return { ...refused, why: 'sends no ETag' }
  const headers = row.isConditional ? { ...row.headers, 'if-none-match': etag ?? '' } : row.headers
  const { status } = await askOnce(url, headers)
  if (status !== expectedStatus(row))
    return { ...refused, why: `answers ${status} instead of ${expectedStatus(row)}` }
  return { ok: true, subject: { row: row.name, server, url, headers, pid } }
}

const patience = 8_000

/** The answer once it stays the same: the copy of a page is made while its first visitors are served. */
export async function settledAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  const deadline = Date.now() + patience
  let last = await askOnce(url, headers)
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 400))
    const next = await askOnce(url, headers)
    if (next.body.equals(last.body)) return next
    last = next
  }
  return last
}
